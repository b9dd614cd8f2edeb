import type { ErrorCode } from '../../shared/contract/index.ts'

const titles: Readonly<Record<ErrorCode, string>> = {
  'invalid-input': 'That cannot be done',
  'not-found': 'Not here',
  conflict: 'That does not fit',
  busy: 'In use elsewhere',
  cancelled: 'Cancelled',
  interrupted: 'Connection lost',
  unauthorized: 'Not allowed in',
  unsupported: 'Not possible here',
  'model-unavailable': 'The model does not answer',
  'model-rate-limited': 'The model asks to wait',
  'model-output': 'The model answered something unreadable',
  'over-budget': 'The budget is used up',
  storage: 'The file cannot be used',
  internal: 'Something went wrong',
}

/** A heading for an error; its message says the rest. */
export const errorTitle = (code: ErrorCode): string => titles[code]

const final: readonly ErrorCode[] = ['invalid-input', 'not-found', 'unsupported', 'unauthorized']

/** Whether the same call may fare better a moment later. */
export const isWorthRetrying = (code: ErrorCode): boolean => !final.includes(code)

import { toWireError } from '../../shared/contract/index.ts'
import { toast } from '../ui/toast.tsx'

/** Tells of an error that belongs to no place on the page; a cancelled call is none. */
export function sayError(thrown: unknown): void {
  const { code, message, hint } = toWireError(thrown, (cause) => console.error(cause))
  if (code === 'cancelled') return
  toast(hint === undefined ? message : `${message} ${hint}`, { tone: 'error' })
}

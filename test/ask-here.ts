import { askCollection } from '../electron/api/collection-api.ts'
import type { Answer, MethodName } from '../shared/model/index.ts'

/** Asks a collection in this process, at a time that never passes. */
export const askHere = (
  file: string,
  question: string,
  level: number,
  method: MethodName = 'global',
): Promise<Answer> =>
  askCollection({
    file,
    question,
    level,
    method,
    now: () => 0,
    signal: new AbortController().signal,
    onEvent: () => undefined,
  })

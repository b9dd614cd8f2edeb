import fs from 'node:fs'
import path from 'node:path'
import { StrataError } from '../../../shared/contract/errors.ts'
import { describeThrown } from './describe-thrown.ts'

/** A log keeps at most twice this many bytes: the running file and the one before it. */
const LARGEST = 1_000_000

export interface LogFile {
  /** Notes a thrown value; expected ones, which the person has been told about, are not noted. */
  readonly error: (thrown: unknown) => void
  /** Notes a line about the program itself. */
  readonly note: (line: string) => void
}

/**
 * The log at `file`. Several processes may write to it: each entry is one append. A log that cannot be written must
 * not take the app down, so failures to write are dropped.
 */
export function openLogFile(file: string, now: () => number): LogFile {
  const write = (text: string): void => {
    try {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) fs.renameSync(file, `${file}.old`)
      fs.appendFileSync(file, `${new Date(now()).toISOString()} ${text}\n`, { mode: 0o600 })
    } catch {
      return
    }
  }
  return {
    error: (thrown) => {
      if (!(thrown instanceof StrataError && thrown.cause === undefined)) write(describeThrown(thrown))
    },
    note: (line) => write(line),
  }
}

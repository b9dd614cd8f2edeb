import type { StageName } from '../../shared/model/index.ts'
import { one, run, type Reader, type Writer } from './connection.ts'

/** A named value of the collection: its name, and which input each whole-collection stage was last made from. */
export const readMeta = (reader: Reader, key: string): string | undefined =>
  one<{ value: string }>(reader, 'SELECT value FROM meta WHERE key = ?', key)?.value

export const writeMeta = (writer: Writer, key: string, value: string): void =>
  void run(
    writer,
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  )

/** Under which name it is kept what a whole-collection stage was last made from. */
export const madeFromKey = (stage: StageName): string => `made-from:${stage}`

/** Lets a stage be made again, whatever it was last made from. */
export const forgetMadeFrom = (writer: Writer, stage: StageName): void =>
  void run(writer, 'DELETE FROM meta WHERE key = ?', madeFromKey(stage))

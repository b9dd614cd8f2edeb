import { PromptName } from '../../shared/model/index.ts'
import { all, run, type Reader, type Writer } from './connection.ts'

/** The texts that the collection has of its own, by the prompts that they stand for. */
export const promptOverrides = (reader: Reader): ReadonlyMap<PromptName, string> =>
  new Map(
    all<{ name: string; text: string }>(reader, 'SELECT name, text FROM prompts ORDER BY name').flatMap(
      ({ name, text }) => {
        // A name that a later version of the app knows is left alone.
        const known = PromptName.safeParse(name)
        return known.success ? [[known.data, text] as const] : []
      },
    ),
  )

/** Keeps a text of the collection's own for a prompt; null takes it away. */
export function savePromptOverride(writer: Writer, name: PromptName, text: string | null): void {
  if (text === null) run(writer, 'DELETE FROM prompts WHERE name = ?', name)
  else
    run(
      writer,
      'INSERT INTO prompts (name, text) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text',
      name,
      text,
    )
}

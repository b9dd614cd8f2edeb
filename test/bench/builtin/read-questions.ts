import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Questions written for this benchmark, by the name of their file. */
export const ownQuestions = (name: string): readonly string[] =>
  readQuestions(join(import.meta.dirname, '../questions', `${name}.jsonl`))

/** The questions of a file with `{id, question}` on each line. */
export const readQuestions = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (JSON.parse(line) as { readonly question: string }).question)

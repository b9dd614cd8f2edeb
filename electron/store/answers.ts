import type { Answer, AnswerSummary, KeptAnswer } from '../../shared/model/index.ts'
import { readAnswerBasis } from './answer-basis.ts'
import { all, one, run, type Reader, type Writer } from './connection.ts'

/** Keeps an answer with the hash of what it rests on (see `readAnswerBasis`). */
export const saveAnswer = (writer: Writer, answer: Omit<Answer, 'id'>, basis: string): Answer => ({
  id: run(writer, 'INSERT INTO answers (body) VALUES (?)', JSON.stringify({ ...answer, basis })),
  ...answer,
})

/** A kept answer; it is outdated when what it was read from is no longer the same. */
export const readAnswer = (reader: Reader, id: number): KeptAnswer | undefined => {
  const row = one<{ body: string }>(reader, 'SELECT body FROM answers WHERE id = ?', id)
  if (!row) return undefined
  const { basis, ...answer } = JSON.parse(row.body) as Omit<Answer, 'id'> & { readonly basis?: string }
  return { ...answer, id, outdated: basis !== readAnswerBasis(reader, answer) }
}

/** The newest first. */
export const listAnswers = (reader: Reader): AnswerSummary[] =>
  all<Omit<AnswerSummary, 'answered'> & { answered: number }>(
    reader,
    `SELECT id, body ->> 'question' AS question, body ->> 'method' AS method, body ->> 'level' AS level,
       body ->> 'answered' AS answered, body ->> 'askedAt' AS askedAt
     FROM answers ORDER BY id DESC`,
  ).map((row) => ({ ...row, answered: row.answered === 1 }))

export const deleteAnswer = (writer: Writer, id: number): void =>
  void run(writer, 'DELETE FROM answers WHERE id = ?', id)

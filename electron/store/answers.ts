import type { Answer, AnswerSummary } from '../../shared/model/index.ts'
import { all, one, run, type Reader, type Writer } from './connection.ts'

export const saveAnswer = (writer: Writer, answer: Omit<Answer, 'id'>): Answer => ({
  id: run(writer, 'INSERT INTO answers (body) VALUES (?)', JSON.stringify(answer)),
  ...answer,
})

export const readAnswer = (reader: Reader, id: number): Answer | undefined => {
  const row = one<{ body: string }>(reader, 'SELECT body FROM answers WHERE id = ?', id)
  return row && { ...(JSON.parse(row.body) as Omit<Answer, 'id'>), id }
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

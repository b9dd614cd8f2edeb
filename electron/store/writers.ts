import type { Written } from '../../shared/model/index.ts'
import { all, type Reader } from './connection.ts'

/** How many chunks were read and how many reports written by whom; who did most of it first. */
export const listWritten = (reader: Reader): Written[] => [
  ...all<Written>(
    reader,
    `SELECT 'chunks' AS what, analyst, count(*) AS count FROM chunks WHERE extracted_by IS NOT NULL
     GROUP BY analyst ORDER BY count(*) DESC, analyst`,
  ),
  ...all<Written>(
    reader,
    `SELECT 'reports' AS what, analyst, count(*) AS count FROM reports GROUP BY analyst ORDER BY count(*) DESC, analyst`,
  ),
]

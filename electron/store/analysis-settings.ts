import { AnalysisSettings, builtinAnalysis } from '../../shared/model/index.ts'
import type { Reader, Writer } from './connection.ts'
import { readMeta, writeMeta } from './meta.ts'

const key = 'analysis'
const contextKey = (model: string): string => `context-tokens:${model}`

/** What a model does for this collection; nothing where nobody said, or where what was said can't be read. */
export function readAnalysis(reader: Reader): AnalysisSettings {
  const kept = readMeta(reader, key)
  if (kept === undefined) return builtinAnalysis
  try {
    const { success, data } = AnalysisSettings.safeParse({ ...builtinAnalysis, ...(JSON.parse(kept) as object) })
    return success ? data : builtinAnalysis
  } catch {
    return builtinAnalysis
  }
}

export const saveAnalysis = (writer: Writer, analysis: AnalysisSettings): void =>
  writeMeta(writer, key, JSON.stringify(analysis))

/** What a model was taken to hold when it last worked on this collection, in tokens; undefined where it never did. */
export function readContextTokens(reader: Reader, model: string): number | undefined {
  const kept = Number(readMeta(reader, contextKey(model)))
  return Number.isInteger(kept) && kept > 0 ? kept : undefined
}

export const saveContextTokens = (writer: Writer, model: string, tokens: number): void =>
  writeMeta(writer, contextKey(model), String(tokens))

import type { WorkEstimate } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import type { Reader } from '../../store/connection.ts'
import { withoutEmbedding } from '../../store/embeddings.ts'

/** Texts in one request. */
const batch = 32

/** The vectors that are missing; nothing where none are. */
export function estimateEmbeddings(store: Reader, model: string): readonly WorkEstimate[] {
  let calls = 0
  let inputTokens = 0
  for (const kind of ['chunk', 'entity'] as const) {
    for (let after = ''; ;) {
      const texts = withoutEmbedding(store, model, kind, after, batch)
      const last = texts.at(-1)
      if (last === undefined) break
      calls += 1
      for (const { text } of texts) inputTokens += countTokens(text)
      after = last.uid
    }
  }
  return calls === 0 ? [] : [{ work: 'embed', calls, inputTokens, outputTokens: 0 }]
}

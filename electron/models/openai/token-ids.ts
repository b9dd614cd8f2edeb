import { encodePiece } from '../../algorithms/chunker/cl100k.ts'

/**
 * The one token of each word in the vocabulary of a model of OpenAI; undefined where the model is not known to use it, or
 * a word is more than a token.
 */
export async function tokenIdsOf(model: string, words: readonly string[]): Promise<readonly number[] | undefined> {
  const encode = await encoderOf(model)
  const ids = words.flatMap((word) => {
    const tokens = encode?.(word) ?? []
    return tokens.length === 1 ? tokens : []
  })
  return ids.length === words.length ? ids : undefined
}

/** Models that reason don't take a logit bias, so they aren't among these. */
async function encoderOf(model: string): Promise<((word: string) => readonly number[]) | undefined> {
  // Loaded when it is needed: its table takes half a second and a hundred megabytes.
  if (/(gpt-4o|gpt-4\.1|gpt-4\.5|chatgpt)/i.test(model))
    return (await import('gpt-tokenizer/encoding/o200k_base')).encode
  return /(gpt-4|gpt-3\.5|gpt-35)/i.test(model) ? encodePiece : undefined
}

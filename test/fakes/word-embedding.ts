import { createHash } from 'node:crypto'
import type { EmbeddingModel } from '../../electron/models/language-model.ts'
import { StrataError } from '../../shared/contract/errors.ts'

const dimensions = 64

interface WordEmbedding extends EmbeddingModel {
  /** The texts of each call. */
  readonly asked: readonly (readonly string[])[]
}

/**
 * Vectors without a model: each word of a text adds its own direction; `meaning` gives words that mean the same one
 * direction. A text longer than `longest` is refused, as endpoints do.
 */
export function createWordEmbedding(
  name: string,
  meaning: Readonly<Record<string, string>> = {},
  longest = Infinity,
): WordEmbedding {
  const asked: (readonly string[])[] = []
  return {
    name,
    asked,
    embed: async (texts, signal) => {
      signal.throwIfAborted()
      asked.push(texts)
      if (texts.some((text) => text.length > longest))
        throw new StrataError('model-output', 'A text is longer than the model can hold.')
      return texts.map((text) => vectorOf(text, meaning))
    },
  }
}

function vectorOf(text: string, meaning: Readonly<Record<string, string>>): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const [at, byte] of createHash('sha256')
      .update(meaning[word] ?? word)
      .digest()
      .entries())
      vector[at]! += byte - 127.5
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

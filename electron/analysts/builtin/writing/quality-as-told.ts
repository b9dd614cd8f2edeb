import { sentenceQuality } from './sentence-quality.ts'

/**
 * How well a sentence stands alone where it is told who says it: `I` and `my` then mean somebody.
 */
export function qualityAsTold({
  text,
  speaker,
}: {
  readonly text: string
  readonly speaker?: string | undefined
}): number {
  if (speaker === undefined) return sentenceQuality(text)
  return sentenceQuality(
    text
      .replace(/\b(?:I|[Ww]e)(?:['’](?:m|re))?\b/g, 'Ada')
      .replace(/\bI['’](?:ve|d|ll)\b/g, 'Ada had')
      .replace(/\b(?:me|us)\b/g, 'Ada')
      .replace(/\b(?:[Mm]y|[Oo]ur)\b/g, 'Ada’s'),
  )
}

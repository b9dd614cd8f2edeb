export interface Bm25Options {
  /** How soon repeating a term stops paying; 1.2 by default. */
  readonly k1?: number
  /** How much long documents are held back, 0 to 1; 0.75 by default. */
  readonly b?: number
}

export interface Bm25 {
  /** One score per document, in order, 0 when it shares no term with the query; a repeated term counts once each time. */
  score(query: readonly string[]): Float64Array
}

/**
 * An index that ranks documents (lists of terms) by Okapi BM25 (Robertson and Zaragoza 2009, section 3.2),
 * with idf = ln(1 + (N − n + ½) ÷ (n + ½)), which is never negative.
 */
export function createBm25(documents: readonly (readonly string[])[], options: Bm25Options = {}): Bm25 {
  const { k1 = 1.2, b = 0.75 } = options
  const postings = new Map<string, { readonly documents: number[]; readonly counts: number[] }>()
  let terms = 0
  for (const [index, document] of documents.entries()) {
    terms += document.length
    for (const term of document) {
      let posting = postings.get(term)
      if (!posting) postings.set(term, (posting = { documents: [], counts: [] }))
      const last = posting.documents.length - 1
      if (posting.documents[last] === index) posting.counts[last]!++
      else {
        posting.documents.push(index)
        posting.counts.push(1)
      }
    }
  }
  const meanLength = terms / Math.max(1, documents.length)

  function score(query: readonly string[]): Float64Array {
    const scores = new Float64Array(documents.length)
    for (const term of query) {
      const posting = postings.get(term)
      if (!posting) continue
      const found = posting.documents.length
      const idf = Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
      for (const [position, document] of posting.documents.entries()) {
        const count = posting.counts[position]!
        const length = documents[document]!.length / meanLength
        scores[document]! += (idf * count * (k1 + 1)) / (count + k1 * (1 - b + b * length))
      }
    }
    return scores
  }

  return { score }
}

/** Common words of other languages' questions that are no English words. */
const foreign = new Set(
  `quel quels quelle quelles est sont les des une dans pour qui que quoi pourquoi comment où quand était étaient avec sur aux cette ces
  wer wie wo wann warum welche welcher welches ist sind das der den dem ein eine und für von mit über wurde wurden worum geht
  quién quiénes qué cuál cuáles cómo dónde cuándo los las una del por para son está fue fueron
  chi che cosa quali quale perché dove della delle degli sono gli nel
  quem quais qual onde não uma dos são foi
  wat zijn wie waarom waar wanneer het een voor hoe welke`.split(/\s+/),
)
const english =
  /^(?:what|who|whom|whose|when|where|which|why|how|is|are|was|were|do|does|did|the|of|to|and|in|for|about|tell|list|me|there|has|have|had|it|this|that|they|say|between|give|show|compare|describe|summari[sz]e)$/

/** Whether a question is put in English, as far as its small words tell; a few names or nouns alone may be any language. */
export function isEnglish(question: string): boolean {
  if (/[¿¡]/.test(question)) return false
  const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const other = words.filter((word) => foreign.has(word)).length
  const own = words.filter((word) => english.test(word)).length
  const letters = question.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  if (own === 0 && letters.length > 3 && latin * 2 < letters.length) return false
  return other === 0 || own >= other || (own === 0 && other === 1 && words.length < 3)
}

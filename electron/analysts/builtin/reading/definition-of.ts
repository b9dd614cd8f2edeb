// What may stand around a name in a sentence that defines it. Compiled once: with a name inside they would be one
// expression per name, and compiling classes such as \p{L} took four fifths of the whole description.
const titleBefore =
  /(?:the|dr|mr|mrs|ms|miss|sir|lady|professor|councillor|captain|commander|reverend|president|senator)\.? /iuy
const opener = /^[*_"“]*/
const apposed =
  /[*_"”]*(?:,| \()\s*(?:the|a|an|who|which|aged|\d\d[,)]|its|his|her|one of|[\p{L}’'-]*\s?(?:director|chairman|treasurer|editor|owner|founder|master|skipper|keeper|manager|engineer|professor|officer|president|secretary|chief))\b/iuy
const defined = /[*_"”]* (?:is|was|are|were|has been) (?:the|a|an|one|born|founded|our|my)\b/iuy
const apposedInside = /[*_"”]*, (?:the|a|an|who|which|its|our|my)\b/iuy
const called = /\b(?:is|was) (?:called |named |known as )?$/iu
const wordEnd = /\b/uy

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+')

function holdsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** Where the name may begin that opens a sentence: behind its quotation marks, and behind each title there. */
function openings(text: string): number[] {
  const at = [opener.exec(text)?.[0].length ?? 0]
  while (holdsAt(titleBefore, text, at.at(-1)!)) at.push(titleBefore.lastIndex)
  return at
}

/** Tells how well a sentence says who or what a name stands for, from 0 to 3. */
export function definitionOf(name: string): (text: string) => number {
  const firstWord = (name.split(' ')[0] ?? '').toLowerCase()
  let expression: RegExp | undefined
  return (text) => {
    if (!text.toLowerCase().includes(firstWord)) return 0
    expression ??= new RegExp(escaped(name), 'giu')
    const places = [...text.matchAll(expression)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    }))
    if (places.length === 0) return 0
    const begins = openings(text)
    const opening = places.filter(({ start }) => begins.includes(start))
    if (opening.some(({ end }) => holdsAt(apposed, text, end) || holdsAt(defined, text, end))) return 3
    if (places.some(({ end }) => holdsAt(apposedInside, text, end))) return 2
    if (places.some(({ start }) => called.test(text.slice(Math.max(0, start - 40), start)))) return 1
    return opening.some(({ end }) => holdsAt(wordEnd, text, end)) ? 0.4 : 0
  }
}

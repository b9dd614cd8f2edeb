const verb =
  /\s(?:is|was|are|were|has|have|had|will|would|can|could|must|should|said|says|paid|sold|bought|gave|took|led|met|told|wrote|won|lost|made|left|found|held|sent|built|ran|kept|brought|chose|knew|saw|went|came|began|became|stood|fell|broke|drew|grew|struck|sank|rose|put|set|got|spoke|thought|makes?|runs?|sells?|owns?|chairs?|provides?|includes?|uses?|takes?|gives?|remains?|continues?|requires?|means?|needs?|wants?|shows?|works?|\p{Ll}{2,}ed)(?=[\s,.]|$)/u
const attributed = /\b(?:said|says|asked|told|wrote|reported|added|thinks?|believes?|declared|observed|advised)\b/
/** What follows adds when, who or why; the clause before it stands without it. */
const boundary =
  /(?:, (?:and|but|or|so|yet|who|which|where|when|whose|while|because|although|though|after|before|until|as|in|on|at|with|for|from|by|one|two|including|such|\p{Ll}+ing|\p{Ll}+ed)\b|;|: |\s[–—]|\s--| (?:when|while|because|although|though|until|after|before|so that|which|where|whose|unless)\b)/u

/**
 * A sentence's main clause as it stands there, without its final period: what stands in apposition after its first name
 * and what trails behind is cut away. Undefined where that leaves no clause that says something by itself, and for what
 * somebody is quoted or reported as saying.
 */
export function mainClause(sentence: string): string | undefined {
  if (/["“”?!()[\]*_|]|^[‘']/.test(sentence) || /\b(?:I|we|you|my|our|your|this|these|those)\b/i.test(sentence))
    return undefined
  const clean = withoutApposition(sentence.replace(/[.…]+$/, ''))
  const from = verb.exec(clean)
  if (from === null || from.index > 60) return undefined
  const start = from.index + from[0].length
  const cut = boundary.exec(clean.slice(start + 8))
  const whole = cut === null || clean.length <= 60 ? clean : clean.slice(0, start + 8 + cut.index)
  const clause = whole.replace(/[,;:\s]+$/, '')
  if (attributed.test(clause) || clause.slice(start).trim().split(' ').length < 2) return undefined
  if (
    /\b(?:the|a|an|of|to|in|for|with|by|and|or|that|not|from|at|on|as|its|their|his|her|new|more|many|own|other|such|up|out)$/i.test(
      clause,
    )
  )
    return undefined
  if (
    /,/.test(clause.slice(0, from.index)) ||
    /,[^,]*$/.test(clause.slice(-12)) ||
    (whole !== clean && /(?:ly|ed)$/.test(clause))
  )
    return undefined
  if (/\b(?:however|the news|absolutely|simply|actually|just|nearly)\b|\w- /.test(clause)) return undefined
  if (/\b(?:either|both|not only|neither)\b/.test(clause) || /\b(?:he|she|they|it|him|her|them)\b/.test(clause))
    return undefined
  return clause
}

/** `A, the chief of B, did C` as `A did C`, where what stands between the commas is no clause of its own. */
function withoutApposition(sentence: string): string {
  const match =
    /^((?:The |Dr |Mr |Mrs |Ms |Sir |Lady )?\p{Lu}[^,]{1,50}), ((?:the|a|an|who|which|whose|its|his|her|for|then|now|chief|\p{Ll}+ (?:of|at|for|and)|\d)[^,]{2,90}(?:, [^,]{2,60})?), (?=(?:\p{Ll}+)\s)/u.exec(
      sentence,
    )
  if (match === null || verb.test(match[1] ?? '')) return sentence
  if (attributed.test(match[2] ?? '')) return sentence
  const rest = sentence.slice(match[0].length)
  return new RegExp(`^${verb.source}`, 'u').test(` ${rest}`) ? `${match[1] ?? ''} ${rest}` : sentence
}

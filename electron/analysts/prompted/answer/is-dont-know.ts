/** Whether an answer says that there is none: it begins with that, or is short, cites nothing and says it somewhere. */
export function isDontKnow(text: string): boolean {
  const plain = text
    .replaceAll('’', "'")
    .replace(/[#*_>]/g, '')
    .trim()
  if (begins.test(plain)) return true
  return plain.length < 400 && !plain.includes('[Data:') && says.test(plain)
}

const begins =
  /^(?:I (?:do not|don't) know|(?:Das )?(?:weiß|weiss) ich nicht|Ich (?:weiß|weiss)(?: es)? nicht|Je ne sais pas|No (?:lo )?s[eé](?=[\s.,:;]|$)|Non (?:lo )?so(?=[\s.,:;]|$)|Não sei|我不知道|わかりません)/i
const says =
  /(?:do not|don't|does not|doesn't|cannot|can't|no) (?:know|say|tell|contain|provide|answer|mention|information|relevant)|not enough|insufficient|ne sais pas|weiß (?:es )?nicht|不知道/i

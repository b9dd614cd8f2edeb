/** Scripts that matter to how a text is read. */
export type Script =
  'latin' | 'cyrillic' | 'greek' | 'han' | 'kana' | 'hangul' | 'thai' | 'arabic' | 'hebrew' | 'devanagari' | 'other'

const ranges: readonly (readonly [number, number, Script])[] = [
  [0x41, 0x24f, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x590, 0x5ff, 'hebrew'],
  [0x600, 0x77f, 'arabic'],
  [0x900, 0x97f, 'devanagari'],
  [0xe00, 0xeff, 'thai'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1780, 0x17ff, 'thai'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x3005, 0x3007, 'han'],
  [0x3040, 0x30ff, 'kana'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7af, 'hangul'],
  [0xf900, 0xfaff, 'han'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfeff, 'arabic'],
  [0xff66, 0xff9f, 'kana'],
  [0x20000, 0x323af, 'han'],
]

/** The script of a letter by its code point; Lao and Khmer count as Thai, for they too put no spaces between words. */
function scriptOf(code: number): Script {
  for (const [from, to, script] of ranges) if (code >= from && code <= to) return script
  return 'other'
}

const letter = /\p{L}/u
const classes = new Map<number, Script | undefined>()

/** How many letters of each script a text has. */
export function countScripts(text: string): ReadonlyMap<Script, number> {
  const counts = new Map<Script, number>()
  let ascii = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 128) {
      const lower = unit | 32
      if (lower >= 97 && lower <= 122) ascii += 1
      continue
    }
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    let script = classes.get(code)
    if (script === undefined && !classes.has(code)) {
      script = letter.test(String.fromCodePoint(code)) ? scriptOf(code) : undefined
      classes.set(code, script)
    }
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  if (ascii > 0) counts.set('latin', (counts.get('latin') ?? 0) + ascii)
  return counts
}

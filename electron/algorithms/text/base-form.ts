const forms = `paid pay|sold sell|bought buy|wrote written write|found find|kept keep|met meet|knew known know|told tell|held hold|ran run|
brought bring|thought think|lost lose|won win|sent send|built build|spent spend|saw seen see|began begun begin|stood stand|rose risen rise|
fell fallen fall|broke broken break|spoke spoken speak|drew drawn draw|grew grown growth grow|led lead|sank sunk sink|struck strike|burnt burn|
died death die|chose chosen choose|fought fight|taught teach|caught catch|drove driven drive|gave given give|took taken take|
made make|stole stolen steal|swore sworn swear|flew flown fly|hid hidden hide|lent lend|borne bore bear|men man|women woman|children child|
acquisition acquisitions acquire|decision decisions decide|invasion invade|explosion explode|expansion expand|collision collide`

const bases = new Map<string, string>()
const families = new Map<string, readonly string[]>()
for (const family of forms.split('|').map((line) => line.trim().split(/\s+/))) {
  const base = family.at(-1) ?? ''
  for (const form of family) {
    bases.set(form, base)
    families.set(form, family)
  }
}

/** The base of an irregular English form in lower case, `pay` for `paid`; any other word itself. */
export function baseForm(word: string): string {
  return bases.get(word) ?? word
}

/** All forms of a word that a stemmer would not bring together, the word itself among them. */
export function irregularForms(word: string): readonly string[] {
  return families.get(word) ?? [word]
}

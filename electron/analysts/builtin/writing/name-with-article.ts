import { stem } from '../../../algorithms/text/stem.ts'
import type { ContextEntity } from '../../analyst.ts'

/** An entity's name as the documents say it inside a sentence: `the Thole Barrage`, but `Gate 4`. */
export function nameWithArticle(entity: Pick<ContextEntity, 'name' | 'type' | 'contexts'>): string {
  const name = entity.name
  if (entity.type === 'person' || /^(?:the|a|an)\s/i.test(name)) return name
  let bare = 0
  let articled = 0
  for (const { text } of entity.contexts) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      if (/\b[Tt]he\s+$/.test(text.slice(Math.max(0, at - 6), at))) articled++
      else bare++
    }
  }
  return articled > bare ? `the ${name}` : name
}

/** Whether two names would read as the same thing twice: one's words are all in the other. */
export function namesOverlap(a: string, b: string): boolean {
  const words = (name: string): string[] =>
    name
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && word !== 'the')
      .map(stem)
  const first = new Set(words(a))
  const second = words(b)
  const shared = second.filter((word) => first.has(word)).length
  return shared > 0 && shared >= Math.min(first.size, new Set(second).size)
}

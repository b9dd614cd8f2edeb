/**
 * The words that a chip stands behind: those of its paragraph from the chips before its own group, or from its
 * beginning, up to the group.
 */
export function citedWords(chip: Element): string {
  const block = chip.closest('p, li, td, th, blockquote, h1, h2, h3, h4, h5, h6')
  if (!block) return ''
  const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let words = ''
  let afterChips = false
  for (let node = nodes.nextNode(); node && !chip.contains(node); node = nodes.nextNode()) {
    const text = node.textContent ?? ''
    if (node.parentElement?.closest('button')) afterChips = true
    else if (/[\p{L}\p{N}]/u.test(text)) {
      words = afterChips ? text : words + text
      afterChips = false
    }
  }
  return words.replaceAll(/\s+/g, ' ').trim()
}

// Tells the main process of the document's title, now and whenever it changes. Runs in the page's isolated world as
// source text: it refers to nothing outside itself.
function watchTitle(binding) {
  let last = ''
  const tell = () => {
    if (document.title === last) return
    last = document.title
    globalThis[binding](JSON.stringify({ kind: 'title', title: last }))
  }
  document.addEventListener('DOMContentLoaded', () => {
    tell()
    new MutationObserver(tell).observe(document.head, { childList: true, subtree: true, characterData: true })
  })
}

module.exports = { watchTitle }

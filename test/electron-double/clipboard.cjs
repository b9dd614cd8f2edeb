// `clipboard`: one of its own, so that tests neither read nor change the machine's.
let contents = { text: '', html: '' }

const clipboard = {
  writeText: (text) => void (contents = { text, html: '' }),
  readText: () => contents.text,
  writeHTML: (html) => void (contents = { text: '', html }),
  readHTML: () => contents.html,
  write: ({ text = '', html = '' }) => void (contents = { text, html }),
  clear: () => void (contents = { text: '', html: '' }),
  availableFormats: () => [contents.text && 'text/plain', contents.html && 'text/html'].filter(Boolean),
}

module.exports = { clipboard }

import { openCollectionReader } from '../../api/collection-api.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'
import { readId } from './read-number.ts'
import { takeWords } from './take-words.ts'

export const textCommand: Command = {
  name: 'text',
  usage: 'text <file> <document>',
  summary: 'the stored text of a document',
  options: {},
  help: [['<document>', 'its id']],
  run: async ({ positionals }, { out }) => {
    const [file, number] = takeWords(positionals, ['The collection', 'The document'])
    const id = readId(number)
    const reader = openCollectionReader(file)
    try {
      const document = reader.text(id)
      // Into a file or a pipe it goes as it is.
      return { value: document, text: out.isTTY ? `${printable(document.text)}\n` : document.text }
    } finally {
      reader.close()
    }
  },
}

import { expect, test } from 'vitest'
import { readParts } from './read-reply.ts'

const part = (delta: Readonly<Record<string, unknown>>, reason: string | null = null) => ({
  choices: [{ delta, finish_reason: reason }],
})

async function* sent(...parts: readonly unknown[]): AsyncGenerator<unknown> {
  yield* parts
}

function following(most = 100) {
  const written: string[] = []
  const shown: string[] = []
  return {
    written,
    shown,
    onWritten: (text: string) => void written.push(text),
    onText: (text: string) => void shown.push(text),
    most,
  }
}

test('thoughts are written, and not shown; parts without a word are neither', async () => {
  const heard = following()
  const parts = sent(
    part({ role: 'assistant', content: '' }),
    part({ reasoning_content: 'Let me see.' }),
    part({ content: '<think>Well.</think>' }),
    part({ content: 'YES' }),
    {},
    part({}, 'stop'),
  )
  expect(await readParts(parts, heard)).toMatchObject({ text: 'YES', finish: 'stop' })
  expect(heard.written).toEqual(['Let me see.', '<think>Well.</think>', 'YES'])
  expect(heard.shown).toEqual(['YES'])
})

test('a reply that goes on beyond all measure is none', async () => {
  async function* endless(): AsyncGenerator<unknown> {
    for (;;) yield part({ content: 'and so on ' })
  }
  await expect(readParts(endless(), following())).rejects.toMatchObject({
    kind: 'unusable',
    message: 'it went on writing beyond its limit',
    details: { mayHaveTaken: true },
  })
})

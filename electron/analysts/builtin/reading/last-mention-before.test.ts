import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GatheredName } from './gather-names.ts'
import { lastMentionBefore } from './last-mention-before.ts'

const mentionAt = (document: number, start: number) => ({ id: 0, name: '', type: '', document, start, end: start + 1 })

it('the last mention before another is the one that looking at all of them finds', () => {
  const place = fc.tuple(fc.nat(2), fc.nat(9)).map(([document, start]) => mentionAt(document, start))
  fc.assert(
    fc.property(fc.array(place), fc.array(place), (mentions, asked) => {
      const name = { mentions } as unknown as GatheredName
      const lastBefore = lastMentionBefore()
      for (const mention of asked) {
        const before = mentions.filter(({ document, start }) => document === mention.document && start <= mention.start)
        expect(lastBefore(name, mention)).toBe(
          before.length === 0 ? undefined : Math.max(...before.map(({ start }) => start)),
        )
      }
    }),
  )
})

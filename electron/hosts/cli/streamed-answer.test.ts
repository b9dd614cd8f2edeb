import { expect, it } from 'vitest'
import { createStreamedAnswer } from './streamed-answer.ts'

it('shows an answer that began anew apart from what came before, and only what is new of the final text', () => {
  let written = ''
  const out = { write: (text: string) => void (written += text) }
  const streamed = createStreamedAnswer(out, { ...out, isTTY: false })
  streamed.onEvent({ type: 'text', delta: 'Nets mat' })
  streamed.onEvent({ type: 'text', delta: 'Boats mat', replaces: true })
  streamed.onEvent({ type: 'text', delta: 'ter.' })
  expect(written).toBe('Nets mat\n\nThe model began its answer anew:\n\nBoats matter.')
  expect(streamed.rest('Boats matter. So there.')).toBe(' So there.')
  expect(streamed.rest('Bells.')).toMatch(/after its citations were checked:\n\nBells\.$/)
})

import { describe, expect, it } from 'vitest'
import { sentenceQuality } from './sentence-quality.ts'

describe('how well a sentence stands alone', () => {
  it.each([
    'Tobias Wren, the chief engineer of the Thole Barrage Authority, commissioned the six gates in June 2009.',
    'The Marchbank Dredging Company was fined £5.1 million at Kettlewick Crown Court.',
    'In 1946 the Army and the Navy completed the demobilization of their wartime forces.',
  ])('well: %s', (text) => {
    expect(sentenceQuality(text)).toBeGreaterThan(0.6)
  })

  it.each([
    'But the chairman of the authority had already signed the certificate of inspection.',
    'That is why the gates of the barrage were never tested again after the storm.',
    'Two days later, that same freshman stood at the back of the Chamber of the House.',
    'To do that, the Army and the Navy are conducting recruiting drives in every state.',
    'On this problem the President will submit detailed recommendations to the Congress.',
    'The engineers, you know, I mean, they tested the gates of the barrage in the summer.',
    'Beatrix Hallam, chief executive of the authority, said: "What happened was an act of nature.',
    'At the heart of it is the conviction that a free people must "let reverence for the laws . . .',
    'The ability to learn from- so there was a paper out of the laboratory about images.',
    'Next, we’ll hear from another engineer of the Thole Barrage Authority in Wrackham.',
    '(Kevin laughs) The engineers tested the six gates of the barrage in the summer of 2014.',
  ])('badly: %s', (text) => {
    expect(sentenceQuality(text)).toBeLessThan(0.35)
  })
})

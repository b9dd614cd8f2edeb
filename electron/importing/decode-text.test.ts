import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const ENGLISH = 'The café’s “naïve” owner paid £12 – twice.\nNobody asked.\n'
const CYRILLIC =
  'Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему. Всё смешалось в доме Облонских.'
const JAPANESE =
  '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。'

test.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])('text in %s without a mark is read', (encoding) => {
  expect(decodeText(iconv.encode(ENGLISH, encoding))).toBe(ENGLISH)
})

test.each(['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])(
  'a byte order mark of %s is heeded and left out',
  (encoding) => {
    expect(decodeText(iconv.encode(`\ufeff${ENGLISH}`, encoding))).toBe(ENGLISH)
  },
)

test.each([
  ['windows-1251', CYRILLIC],
  ['koi8-r', CYRILLIC],
  ['shift_jis', JAPANESE],
  ['euc-jp', JAPANESE],
])('other scripts in %s are recognised', (encoding, text) => {
  expect(decodeText(iconv.encode(text.repeat(4), encoding))).toBe(text.repeat(4))
})

test('English with the quotation marks and dashes of Big5 comes without broken letters', () => {
  const text = 'America’s “peace” is the world’s—and ours…'
  expect(decodeText(iconv.encode(text, 'big5'))).toBe(text)
})

test('Spanish in Windows-1252 keeps its inverted marks', () => {
  const text = '¡Viva! ¡Kilómetros! ¿Por qué? ¡Xalapa!'
  expect(decodeText(iconv.encode(text, 'windows-1252'))).toBe(text)
})

test('UTF-8 that is cut inside a letter stays UTF-8', () => {
  const bytes = new TextEncoder().encode('élève '.repeat(20) + 'é')
  expect(decodeText(bytes.subarray(0, bytes.length - 1))).toBe(`${'élève '.repeat(20)}\ufffd`)
})

test('the encoding a file declares is used when it is not UTF-8', () => {
  expect(decodeText(iconv.encode('Łódź, Kraków', 'iso-8859-2'), 'iso-8859-2')).toBe('Łódź, Kraków')
})

test('a picture is no text', () => {
  const png = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 1, 0,
  ])
  expect(decodeText(png)).toBeUndefined()
  expect(decodeText(Uint8Array.from({ length: 500 }, (_, at) => (at * 7) % 32 || 1))).toBeUndefined()
})

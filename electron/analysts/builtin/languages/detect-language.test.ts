import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

const fixtures = join(import.meta.dirname, '../../../../test/pipeline/languages')
const sample = join(import.meta.dirname, '../../../../resources/sample/blog')

describe('the language of a document', () => {
  it.each(['de', 'fr', 'es', 'zh', 'ja'])('is told of every document written in it: %s', (code) => {
    const files = readdirSync(join(fixtures, code)).filter((file) => file.endsWith('.txt'))
    expect(files.length).toBeGreaterThanOrEqual(6)
    for (const file of files)
      expect([file, detectLanguage(readFileSync(join(fixtures, code, file), 'utf8'))]).toEqual([file, code])
  })

  it('is English of English documents', () => {
    for (const file of readdirSync(sample))
      expect([file, detectLanguage(readFileSync(join(sample, file), 'utf8'))]).toEqual([file, 'en'])
  })

  it.each([
    [
      'it',
      'Il sindaco ha detto che la fabbrica non è mai stata controllata e che gli operai sono ancora senza lavoro.',
    ],
    ['pt', 'A prefeita disse que a fábrica não foi fiscalizada e que os operários ainda estão sem trabalho na cidade.'],
    [
      'nl',
      'De burgemeester zei dat de fabriek nooit was gecontroleerd en dat de arbeiders nog altijd geen werk hebben.',
    ],
    ['sv', 'Borgmästaren sade att fabriken inte hade kontrollerats och att arbetarna fortfarande är utan arbete.'],
    ['pl', 'Burmistrz powiedział, że fabryka nie była kontrolowana i że robotnicy są jeszcze bez pracy w mieście.'],
    ['ru', 'Мэр сказал, что завод никогда не проверяли и что рабочие всё ещё остаются без работы.'],
    ['uk', 'Мер сказав, що завод ніколи не перевіряли і що робітники ще досі є без роботи.'],
    ['el', 'Ο δήμαρχος είπε ότι το εργοστάσιο δεν ελέγχθηκε ποτέ.'],
    ['ar', 'قال رئيس البلدية إن المصنع لم يخضع للتفتيش أبدا.'],
    ['he', 'ראש העיר אמר שהמפעל מעולם לא נבדק.'],
    ['ko', '시장은 공장이 한 번도 점검을 받지 않았다고 말했다.'],
    ['th', 'นายกเทศมนตรีกล่าวว่าโรงงานไม่เคยได้รับการตรวจสอบ'],
    ['hi', 'महापौर ने कहा कि कारखाने की जाँच कभी नहीं हुई।'],
  ])('is told by script and small words: %s', (code, text) => {
    expect(detectLanguage(text)).toBe(code)
  })

  it('is that of most of a mixed document, wherever it begins', () => {
    const german =
      'Der Bürgermeister hat gesagt, dass die Fabrik nicht geprüft worden ist und dass er davon nichts wusste.'
    const english = 'The mayor said that the factory had not been inspected.'
    expect(detectLanguage([english, german, german, german].join('\n\n'))).toBe('de')
    expect(detectLanguage([german, english, english, english].join('\n\n'))).toBe('en')
  })

  it('stays open where nothing tells: no letters, names alone, tables', () => {
    for (const text of ['', ' \n ', '🙂🙂🙂', '1 2 3', 'Rosa Lennick', 'a;b;c\n1;2;3', 'Team,Location\nBlues,STL'])
      expect([text, detectLanguage(text)]).toEqual([text, 'und'])
  })

  it('is found in a moment however long the text, and for any text', () => {
    const before = performance.now()
    detectLanguage('x'.repeat(5_000_000))
    detectLanguage('der Hund und die Katze '.repeat(300_000))
    expect(performance.now() - before).toBeLessThan(1000)
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        (text) => detectLanguage(text) === detectLanguage(text),
      ),
    )
  })
})

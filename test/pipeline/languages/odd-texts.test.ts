import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCollectionReader } from '../../../electron/api/collection-api.ts'
import { indexHere } from '../index-here.ts'

const texts: Readonly<Record<string, string>> = {
  'arabic.txt':
    'قال المهندس سامر الحلبي إن جسر النيل الجديد في مدينة الواحة يحتاج إلى إصلاح. زار سامر الحلبي جسر النيل الجديد مرتين.\n\n' +
    'ردت شركة الفرات على سامر الحلبي بأن جسر النيل الجديد آمن. شركة الفرات بنت الجسر قبل عامين. طلبت مدينة الواحة تقريرا من شركة الفرات.',
  'hebrew.txt':
    'המהנדסת רות לביא בדקה את גשר הכרמל ומצאה סדקים. רות לביא כתבה לעיריית חוף התמר. חברת אורן בנתה את גשר הכרמל.\n\n' +
    'חברת אורן השיבה לרות לביא. רות לביא ביקשה לסגור את גשר הכרמל. עיריית חוף התמר סגרה את גשר הכרמל.',
  'korean.txt':
    '김민수 기자는 한강대학교를 찾았다. 한강대학교의 이서연 교수는 오염된 저수지를 조사했다. 이서연 교수는 저수지에서 기름을 발견했다.\n\n' +
    '대성화학은 저수지 오염을 부인했다. 김민수 기자는 대성화학의 문서를 공개했다. 이서연 교수는 대성화학을 고발했다.',
  'russian.txt':
    'Инженер Павел Громов написал мэру Ольге Сомовой о трещинах в плотине. Павел Громов работает на заводе «Северсталь-Пруд». Ольга Сомова не ответила.\n\n' +
    'Позже Громов передал письмо в газету «Вестник Приозёрска». В Приозёрске все знают Павла Громова. Ольга Сомова подала в отставку.',
  'thai.txt':
    'นายสมชายเป็นชาวประมงในหมู่บ้านริมทะเล สมชายพบน้ำมันในทะเล ชาวประมงแจ้งตำรวจ ตำรวจตรวจสอบโรงงาน โรงงานปฏิเสธ ชาวประมงร้องเรียนโรงงานอีกครั้ง',
  'emoji.txt': '🙂🙃 Rosa Lennick met Vincent Harker in Paris 👩‍👩‍👧. 🎉🎉 Rosa Lennick and Vincent Harker left Paris.',
  'blank.txt': ' \n\n ',
  'table.txt': 'Team,Location,Cups\nBlues,STL,1\nFlyers,PHI,2\n',
  'capitals.txt': 'ACHTUNG! DIE BRÜCKE IST GESPERRT. DER BÜRGERMEISTER KOMMT NICHT UND DIE FÄHRE FÄHRT AUCH NICHT.',
  'both.txt':
    'Der Kapitän hat gesagt, dass er nicht fährt und dass die Fähre im Hafen bleibt.\n\nThe captain said no.\n\n船长说他不去。\n\nقال القبطان لا.',
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-odd-'))
  mkdirSync(join(folder, 'texts'))
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, 'texts', name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('reads right to left, without capitals, without spaces, without words: a map and its reports, no failure', async () => {
  const file = join(folder, 'odd.strata')
  await indexHere(file, [join(folder, 'texts')])
  const reader = openCollectionReader(file)
  const status = reader.status()
  expect(status.documents).toBeGreaterThanOrEqual(Object.keys(texts).length - 1)
  expect(status.entities).toBeGreaterThanOrEqual(8)
  expect(status.reports).toBe(status.communities)
  expect(status.communities).toBeGreaterThanOrEqual(1)
  for (const report of reader.reports())
    for (const { document, start, end, text } of reader.evidence('reports', report.id).chunks)
      expect(reader.text(document).text.slice(start, end)).toBe(text)
  reader.close()
})

it.each(['arabic.txt', 'hebrew.txt', 'korean.txt', 'russian.txt', 'thai.txt'])(
  'gives no empty map for %s alone',
  async (name) => {
    const file = join(folder, `${name}.strata`)
    await indexHere(file, [join(folder, 'texts', name)])
    const reader = openCollectionReader(file)
    expect(reader.status().entities).toBeGreaterThanOrEqual(2)
    expect(reader.status().reports).toBeGreaterThanOrEqual(1)
    reader.close()
  },
)

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStoredDocument } from '../../../electron/store/documents.ts'
import { allEntities, allEntityPlaces } from '../../../electron/store/entities.ts'
import { openReader } from '../../../electron/store/open-collection.ts'
import { round } from '../round.ts'
import type { BenchData } from './bench-data.ts'
import { corpusNames } from './corpora.ts'
import { drawEntities } from './draw-entities.ts'
import { labelKey, lineToFill, parseLabels } from './entity-labels.ts'
import type { EntityLabel } from './entity-labels.ts'
import { atLeast } from './row.ts'
import type { Measured } from './row.ts'

interface Draw {
  readonly what: string
  readonly seed: string
  readonly perCorpus: number
  readonly labels: readonly EntityLabel[]
}

const readLabels = (file: string): readonly EntityLabel[] => {
  const path = join(import.meta.dirname, '../labels', file)
  return existsSync(path) ? parseLabels(readFileSync(path, 'utf8')) : []
}

const firstDraw: Draw = {
  what: 'entities worth seeing',
  seed: 'strata 2026-11',
  perCorpus: 100,
  labels: readLabels('entities.tsv'),
}
/** Of entities without a label in the first file, by whose labels the reading was mended. */
const heldOut: Draw = {
  what: 'entities worth seeing, held out',
  seed: 'strata 2026-11 third',
  perCorpus: 50,
  labels: readLabels('held-out.tsv'),
}

interface Drawn extends Pick<EntityLabel, 'corpus' | 'name' | 'type'> {
  readonly label?: EntityLabel
  /** A sentence that names it. */
  readonly sentence: string
}

/** How many of two draws are worth seeing, by hand-made labels; a draw that is not wholly labelled does not pass. */
export async function measurePrecision(data: BenchData): Promise<Measured> {
  const [first, second] = [await measureDraw(data, firstDraw), await measureDraw(data, heldOut)]
  return { rows: [...first.rows, ...second.rows], details: { ...first.details, heldOut: second.details } }
}

async function measureDraw(data: BenchData, drawn: Draw): Promise<Measured & { readonly details: object }> {
  const draw = await drawAll(data, drawn)
  const labelled = draw.filter((one) => one.label !== undefined)
  const worth = labelled.filter(({ label }) => label?.worth)
  const ofType = labelled.filter(({ type, label }) => label?.type === type && label.typeRight !== 'unclear')
  data.tell(
    `Not worth seeing:\n${labelled
      .filter(({ label }) => !label?.worth)
      .map(sayLabelled)
      .join('\n')}\n`,
  )
  const precision = labelled.length === 0 ? 0 : round(worth.length / labelled.length, 3)
  const row = atLeast({ what: drawn.what, on: corpusNames.join(', ') }, precision, 0.92)
  const missing = draw.length - labelled.length
  return {
    rows: [
      missing === 0
        ? row
        : { ...row, measured: `${precision}; ${missing} of ${draw.length} drawn have no label`, pass: false },
    ],
    details: {
      drawn: draw.length,
      labelled: labelled.length,
      worth: worth.length,
      precision,
      byCorpus: Object.fromEntries(corpusNames.map((corpus) => [corpus, shareWorth(labelled, 'corpus', corpus)])),
      byType: Object.fromEntries(
        [...new Set(labelled.map(({ type }) => type))].map((type) => [type, shareWorth(labelled, 'type', type)]),
      ),
      typeRight: `${ofType.filter(({ label }) => label?.typeRight === 'yes').length} of ${ofType.length}`,
    },
  }
}

/** The drawn entities without a label, as lines to fill in. */
export async function linesToLabel(data: BenchData): Promise<string> {
  const both = [...(await drawAll(data, firstDraw)), ...(await drawAll(data, heldOut))]
  const open = both.filter(({ label }) => label === undefined)
  return open.map((entity) => `${lineToFill(entity, entity.sentence)}\n`).join('')
}

async function drawAll(data: BenchData, draw: Draw): Promise<readonly Drawn[]> {
  const labels = new Map(draw.labels.map((label) => [labelKey(label), label]))
  const seen = new Set(draw === heldOut ? firstDraw.labels.map(labelKey) : [])
  const draws: Drawn[] = []
  for (const corpus of corpusNames) {
    const reader = openReader(await data.collection(corpus))
    const firstPlaces = new Map(
      allEntityPlaces(reader)
        .toReversed()
        .map((place) => [place.entity, place]),
    )
    const left = allEntities(reader).filter(({ name }) => !seen.has(labelKey({ corpus, name })))
    for (const { id, name, type } of drawEntities(left, draw.perCorpus, draw.seed)) {
      const place = firstPlaces.get(id)
      const sentence = place ? readStoredDocument(reader, place.document).text.slice(place.start, place.end) : ''
      const label = labels.get(labelKey({ corpus, name }))
      draws.push({ corpus, name, type, sentence, ...(label && { label }) })
    }
    reader.close()
  }
  return draws
}

const sayLabelled = ({ corpus, name, type, label }: Drawn): string =>
  `${corpus}: ${name} (${type}): ${label?.reason ?? ''}`

function shareWorth(labelled: readonly Drawn[], key: 'corpus' | 'type', value: string): string {
  const own = labelled.filter((one) => one[key] === value)
  return `${own.filter(({ label }) => label?.worth).length} of ${own.length}`
}

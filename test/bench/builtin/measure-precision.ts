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

const perCorpus = 100
const labelFile = join(import.meta.dirname, '../labels/entities.tsv')

interface Drawn extends Pick<EntityLabel, 'corpus' | 'name' | 'type'> {
  readonly label?: EntityLabel
  /** A sentence that names it. */
  readonly sentence: string
}

/** How many of a draw are worth seeing, by hand-made labels; a draw that is not wholly labelled does not pass. */
export async function measurePrecision(data: BenchData): Promise<Measured> {
  const draw = await drawAll(data)
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
  const row = atLeast({ what: 'entities worth seeing', on: corpusNames.join(', ') }, precision, 0.92)
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
  const open = (await drawAll(data)).filter(({ label }) => label === undefined)
  return open.map((entity) => `${lineToFill(entity, entity.sentence)}\n`).join('')
}

async function drawAll(data: BenchData): Promise<readonly Drawn[]> {
  const labels = new Map(
    (existsSync(labelFile) ? parseLabels(readFileSync(labelFile, 'utf8')) : []).map((label) => [
      labelKey(label),
      label,
    ]),
  )
  const draws: Drawn[] = []
  for (const corpus of corpusNames) {
    const reader = openReader(await data.collection(corpus))
    const firstPlaces = new Map(
      allEntityPlaces(reader)
        .toReversed()
        .map((place) => [place.entity, place]),
    )
    for (const { id, name, type } of drawEntities(allEntities(reader), perCorpus)) {
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

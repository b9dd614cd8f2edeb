import type { Community } from '../../../shared/model/index.ts'
import { renderContext } from '../../analysts/prompted/report/context-tables.ts'
import { createContextPacker } from '../../indexing/report-context/context-packer.ts'
import { allCommunities } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { descriptionsOfEntity } from '../../store/descriptions.ts'
import { allEntities, type GraphEntity } from '../../store/entities.ts'
import { readReport } from '../../store/reports.ts'
import { counted, nothingToShow, type ReadContent } from './content.ts'

/** The tables of the first community that consists of others, or of the first that doesn't. */
export const aContext =
  (ofOthers: boolean): ReadContent =>
  (store) => {
    const communities = allCommunities(store)
    const fits = ({ children }: Community): boolean => children.length > 0 === ofOthers
    // One that only gathers what hangs together with nothing is no good example.
    const community = communities.filter(({ gathered }) => !gathered).find(fits) ?? communities.find(fits)
    if (!community && communities.length > 0)
      throw nothingToShow('no community here consists of others', 'The collection is too small for that.')
    if (!community) throw nothingToShow('this collection has no communities yet', bringUpToDate)
    return {
      values: { context: renderContext(createContextPacker(store)(community)) },
      shows: `what is known of ${readReport(store, community.id)?.title ?? `community ${community.id}`}`,
    }
  }

/** Names to be told apart: those mentioned most. */
export const names: ReadContent = (store) => {
  const shown = mostMentioned(store).slice(0, 12)
  const data = shown.map(
    ({ name, type, description }, at) => `${at + 1}. ${name} | ${type} | ${description.slice(0, 240)}`,
  )
  return { values: { data: data.join('\n') }, shows: `${counted(shown.length, 'entity', 'entities')} mentioned most` }
}

/** What the chunks say of an entity; the sentences of one's description where no model has read the chunks. */
export const descriptions: ReadContent = (store) => {
  const entities = mostMentioned(store)
  const several = entities.slice(0, 200).find(({ id }) => descriptionsOfEntity(store, id).length > 1)
  const { id, name, description } = several ?? entities[0]!
  const said = several ? descriptionsOfEntity(store, id).slice(0, 40) : description.split(/(?<=[.!?])\s+/)
  return {
    values: { subject: name, data: said.map((one) => `- ${one}`).join('\n') },
    shows: several ? `what the chunks say of ${name}` : `the sentences that describe ${name}`,
  }
}

function mostMentioned(store: Reader): readonly GraphEntity[] {
  const entities = allEntities(store).toSorted((one, other) => other.mentions - one.mentions || one.id - other.id)
  if (entities.length > 0) return entities
  throw nothingToShow('this collection has no entities yet', bringUpToDate)
}

const bringUpToDate = 'Bring the index up to date first.'

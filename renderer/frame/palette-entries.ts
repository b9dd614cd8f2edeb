import type { CollectionInfo, DocumentSummary, EntitySummary, ReportNode } from '../../shared/model/index.ts'
import type { Route } from '../state/routes.ts'
import { pages } from './pages.ts'

/** Something the palette can go to. */
export interface PaletteEntry {
  readonly key: string
  readonly group: 'Pages' | 'Entities' | 'Reports' | 'Documents' | 'Collections'
  readonly title: string
  readonly detail: string
  readonly route: Route
}

interface PaletteSources {
  readonly collection: string | null
  readonly entities: readonly EntitySummary[]
  readonly reports: readonly ReportNode[]
  readonly documents: readonly DocumentSummary[]
  readonly collections: readonly CollectionInfo[]
}

const MOST = 6

/**
 * What fits a query, in groups and with the best of each first. Entities come already searched; the rest is matched here
 * by words, in any order and case. Without a query only pages and collections are offered.
 */
export function paletteEntries(query: string, sources: PaletteSources): readonly PaletteEntry[] {
  const { collection } = sources
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = <T>(items: readonly T[], text: (item: T) => string): readonly T[] =>
    items
      .filter((item) => words.every((word) => text(item).toLowerCase().includes(word)))
      .toSorted((a, b) => rank(text(a), query) - rank(text(b), query))
      .slice(0, MOST)

  const own = collection === null ? [] : pages.map((page) => ({ ...page, route: page.route(collection) }))
  const found: PaletteEntry[] = matching([...own, ...everywhere], ({ title }) => title).map(({ title, route }) => ({
    key: `page ${title}`,
    group: 'Pages',
    title,
    detail: '',
    route,
  }))
  if (collection !== null && words.length > 0) {
    found.push(
      ...sources.entities.slice(0, MOST).map(({ id, name, type }): PaletteEntry => ({
        key: `entity ${id}`,
        group: 'Entities',
        title: name,
        detail: type,
        route: { page: 'map', collection, entity: id, community: null, level: null },
      })),
      ...matching(sources.reports, ({ title }) => title).map(({ id, title, level }): PaletteEntry => ({
        key: `report ${id}`,
        group: 'Reports',
        title,
        detail: `level ${level}`,
        route: { page: 'reports', collection, report: id },
      })),
      ...matching(sources.documents, ({ title, paths }) => `${title} ${paths.join(' ')}`).map(
        ({ id, title, format }): PaletteEntry => ({
          key: `document ${id}`,
          group: 'Documents',
          title,
          detail: format,
          route: { page: 'source', collection, document: id, start: null, end: null, of: null },
        }),
      ),
    )
  }
  const others = sources.collections.filter(({ key, state }) => key !== collection && state === 'ready')
  return [
    ...found,
    ...matching(others, ({ name }) => name).map(({ key, name, path }): PaletteEntry => ({
      key: `collection ${key}`,
      group: 'Collections',
      title: name,
      detail: path.split(/[/\\]/).at(-1) ?? '',
      route: { page: 'documents', collection: key },
    })),
  ]
}

const everywhere: readonly { readonly title: string; readonly route: Route }[] = [
  { title: 'All collections', route: { page: 'start' } },
  { title: 'Settings', route: { page: 'settings' } },
  { title: 'About Strata', route: { page: 'about' } },
]

/** What begins with the query comes before what has it inside. */
const rank = (text: string, query: string): number =>
  text.toLowerCase().startsWith(query.trim().toLowerCase()) ? 0 : 1

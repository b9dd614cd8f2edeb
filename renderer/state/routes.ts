import { Dataset, PromptName, type EvidenceRef } from '../../shared/model/index.ts'

/** Every page there is and what it shows; ids are null when nothing is chosen. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'settings' }
  | { readonly page: 'model-settings' }
  | { readonly page: 'about' }
  /** An address that names no page: of the app, or of a collection. */
  | { readonly page: 'nowhere' }
  | { readonly page: 'nowhere'; readonly collection: string }
  | { readonly page: 'documents'; readonly collection: string }
  | {
      readonly page: 'map'
      readonly collection: string
      readonly entity: number | null
      readonly community: number | null
      readonly level: number | null
    }
  | { readonly page: 'reports'; readonly collection: string; readonly report: number | null }
  | { readonly page: 'ask'; readonly collection: string; readonly answer: number | null }
  | {
      readonly page: 'source'
      readonly collection: string
      readonly document: number
      readonly start: number | null
      readonly end: number | null
      /** The record whose evidence the span is, so that the page leads on to its other spans. */
      readonly of: EvidenceRef | null
    }
  /** What a model does for a collection; `part` is what of it is shown. */
  | { readonly page: 'model'; readonly collection: string; readonly part: 'work' | 'failures' }
  | { readonly page: 'prompts'; readonly collection: string; readonly prompt: PromptName | null }
  | { readonly page: 'record'; readonly collection: string; readonly dataset: Dataset; readonly id: number }

/** The address of a page, to be put after the page's own: `#/c/letters/reports/7`. */
export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/'
    case 'settings':
    case 'about':
      return `#/${route.page}`
    case 'model-settings':
      return '#/settings/model'
    case 'nowhere':
      return 'collection' in route ? inside(route.collection, 'nowhere') : '#/nowhere'
    case 'documents':
      return inside(route.collection, 'documents')
    case 'map':
      return inside(route.collection, 'map', { entity: route.entity, community: route.community, level: route.level })
    case 'reports':
      return inside(route.collection, withId('reports', route.report))
    case 'ask':
      return inside(route.collection, withId('ask', route.answer))
    case 'model':
      return inside(route.collection, route.part === 'work' ? 'model' : 'model/failures')
    case 'prompts':
      return inside(route.collection, route.prompt === null ? 'model/prompts' : `model/prompts/${route.prompt}`)
    case 'source':
      return inside(route.collection, `source/${route.document}`, {
        start: route.start,
        end: route.end,
        of: route.of && `${route.of.dataset}:${route.of.id}`,
      })
    case 'record':
      return inside(route.collection, `record/${route.dataset}/${route.id}`)
  }
}

/** The page that a hash names; the start page when it is empty or no address of a page at all. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  const [root, key, page, id, rest] = path.split('/')
  if (root === 'settings') return { page: key === 'model' ? 'model-settings' : 'settings' }
  if (root === 'about') return { page: root }
  const collection = decode(key)
  if (root === '' || !hash.startsWith('#/')) return { page: 'start' }
  if (root !== 'c' || !collection) return { page: 'nowhere' }
  const search = new URLSearchParams(query)
  const number = (name: string): number | null => toNumber(search.get(name))
  if (page === undefined || page === '' || page === 'documents') return { page: 'documents', collection }
  const chosen = id ? toNumber(id) : null
  if (id && chosen === null && (page === 'reports' || page === 'ask')) return { page: 'nowhere', collection }
  switch (page) {
    case 'map':
      return { page, collection, entity: number('entity'), community: number('community'), level: number('level') }
    case 'reports':
      return { page, collection, report: chosen }
    case 'ask':
      return { page, collection, answer: chosen }
    case 'model': {
      if (!id) return { page, collection, part: 'work' }
      if (id === 'failures') return { page, collection, part: 'failures' }
      const prompt = PromptName.safeParse(rest)
      if (id !== 'prompts' || (rest && !prompt.success)) break
      return { page: 'prompts', collection, prompt: prompt.data ?? null }
    }
    case 'source': {
      const document = toNumber(id)
      if (document !== null)
        return {
          page,
          collection,
          document,
          start: number('start'),
          end: number('end'),
          of: toRecord(search.get('of')),
        }
      break
    }
    case 'record': {
      const record = toRecord(`${id}:${rest}`)
      if (record !== null) return { page, collection, ...record }
      break
    }
  }
  return { page: 'nowhere', collection }
}

type Query = Readonly<Record<string, number | string | null>>

function inside(collection: string, path: string, query: Query = {}): string {
  const search = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
  return `#/c/${encodeURIComponent(collection)}/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
}

const withId = (path: string, id: number | null): string => (id === null ? path : `${path}/${id}`)

const toNumber = (text: string | null | undefined): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null

function toRecord(text: string | null): EvidenceRef | null {
  const [name, number] = (text ?? '').split(':', 2)
  const dataset = Dataset.safeParse(name)
  const id = toNumber(number)
  return dataset.success && id !== null ? { dataset: dataset.data, id } : null
}

function decode(part: string | undefined): string | null {
  try {
    return part ? decodeURIComponent(part) : null
  } catch {
    return null
  }
}

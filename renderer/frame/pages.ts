import { Bot, FileText, Layers, MessageSquareText, Waypoints, type LucideIcon } from 'lucide-react'
import type { Route } from '../state/routes.ts'

export type PageName = 'documents' | 'map' | 'reports' | 'ask' | 'model'

interface Page {
  readonly name: PageName
  readonly title: string
  readonly icon: LucideIcon
  readonly route: (collection: string) => Route
}

/** The pages of a collection, in the order of the rail and of their number keys. */
export const pages: readonly Page[] = [
  { name: 'documents', title: 'Documents', icon: FileText, route: (collection) => ({ page: 'documents', collection }) },
  {
    name: 'map',
    title: 'Map',
    icon: Waypoints,
    route: (collection) => ({ page: 'map', collection, entity: null, community: null, level: null }),
  },
  {
    name: 'reports',
    title: 'Reports',
    icon: Layers,
    route: (collection) => ({ page: 'reports', collection, report: null }),
  },
  {
    name: 'ask',
    title: 'Ask',
    icon: MessageSquareText,
    route: (collection) => ({ page: 'ask', collection, answer: null }),
  },
  { name: 'model', title: 'Model', icon: Bot, route: (collection) => ({ page: 'model', collection, part: 'work' }) },
]

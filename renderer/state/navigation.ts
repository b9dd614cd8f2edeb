import { useSyncExternalStore } from 'react'
import { hrefOf, parseRoute, type Route } from './routes.ts'

let last = { hash: '', route: parseRoute('') }

/** The page that the address names now. */
export function currentRoute(): Route {
  const { hash } = window.location
  if (hash !== last.hash) last = { hash, route: parseRoute(hash) }
  return last.route
}

/** Goes to a page; `replace` leaves no step to go back to. */
export function navigate(route: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  const href = hrefOf(route)
  if (href === window.location.hash) return
  if (!replace) window.location.hash = href
  else {
    window.history.replaceState(null, '', href)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The page that the address names, followed. */
export const useRoute = (): Route => useSyncExternalStore(subscribe, currentRoute)

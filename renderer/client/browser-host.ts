import { shellContract, StrataError } from '../../shared/contract/index.ts'
import { createClient, createMemoryPorts, serve } from '../../shared/rpc/index.ts'
import { createBrowserShell } from './browser-shell.ts'
import type { Host } from './host.ts'
import { tokenOf } from './session-token.ts'
import { openSocketPort } from './socket-port.ts'

/** The host of a page that `strata serve` gave to a browser. */
export function createBrowserHost(window: Window): Host {
  const [page, own] = createMemoryPorts()
  serve(shellContract, createBrowserShell(window), own, { log: (thrown) => console.error(thrown) })
  return {
    openEngine: async () => {
      await startSession(window)
      const { protocol, host } = window.location
      return openSocketPort(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/engine`)
    },
    shell: createClient(shellContract, page),
    pathsOf: null,
  }
}

/**
 * Turns the token of the printed address into a cookie, once, and takes it out of the address bar. The server may name
 * a collection to start on.
 */
async function startSession(window: Window): Promise<void> {
  const { location, history } = window
  const token = tokenOf(location.hash)
  if (token === null) return
  const response = await fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (response.status === 401 || response.status === 403) throw notLetIn()
  if (!response.ok) throw new StrataError('interrupted', 'Strata did not answer as it should.')
  const { collection } = (await response.json()) as { readonly collection: string | null }
  history.replaceState(null, '', collection === null ? '#/' : `#/c/${encodeURIComponent(collection)}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

const notLetIn = (): StrataError =>
  new StrataError('unauthorized', 'This address is not the one that “strata serve” printed last.', {
    hint: 'Copy the whole address from the terminal, with everything after the #.',
  })

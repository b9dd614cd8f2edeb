import { z } from 'zod'
import { shellContract, StrataError } from '../../shared/contract/index.ts'
import { createClient, createMemoryPorts, serve } from '../../shared/rpc/index.ts'
import { hrefOf } from '../state/routes.ts'
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
 * Turns the token of the printed address into a cookie, once, and takes it out of the address bar; the page goes to the
 * collection that the server was started for. Without a token it asks whether the cookie still holds.
 */
async function startSession(window: Window): Promise<void> {
  const { location, history } = window
  const token = tokenOf(location.hash)
  const response = await request(token === null ? {} : postJson({ token }))
  if (response.status === 401) throw await refusal(response)
  if (!response.ok) throw new StrataError('interrupted', 'Strata did not answer as it should.')
  if (token === null) return
  const { collection } = Session.parse(await response.json())
  history.replaceState(null, '', hrefOf(collection === null ? { page: 'start' } : { page: 'documents', collection }))
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

const Session = z.object({ collection: z.string().nullable() })
const Refusal = z.object({ error: z.object({ message: z.string(), hint: z.string().optional() }) })

const postJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function request(init: RequestInit): Promise<Response> {
  try {
    return await fetch('/session', init)
  } catch (cause) {
    const hint = 'Is “strata serve” still running?'
    throw new StrataError('interrupted', 'Strata cannot be reached.', { cause, hint })
  }
}

async function refusal(response: Response): Promise<StrataError> {
  const said = Refusal.safeParse(await response.json().catch(() => undefined))
  const { message = 'This page has no session.', hint = 'Open the address again that Strata printed.' } =
    said.data?.error ?? {}
  return new StrataError('unauthorized', message, { hint })
}

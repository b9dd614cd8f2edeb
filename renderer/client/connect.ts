import type { Bridge } from '../../shared/contract/index.ts'
import { createBrowserHost } from './browser-host.ts'
import { createDesktopHost } from './desktop-host.ts'
import type { Host } from './host.ts'

declare global {
  interface Window {
    /** What the preload script puts there. */
    readonly strata?: Bridge
  }
}

/** The desktop where its bridge is there, else the browser and the web host that served the page. */
export const connect = (window: Window): Host =>
  window.strata ? createDesktopHost(window.strata) : createBrowserHost(window)

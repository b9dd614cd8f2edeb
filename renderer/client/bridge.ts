/** One line of contract frames to what answers it. */
export interface BridgeLine {
  readonly send: (frame: unknown) => void
  readonly onFrame: (listener: (frame: unknown) => void) => () => void
}

/** What the desktop's preload script puts at `window.strata`; absent in a browser. */
export interface Bridge {
  readonly engine: BridgeLine
  readonly shell: BridgeLine
  /** The engine has ended: open calls get no answer, new ones reach the next engine. */
  readonly onReset: (listener: () => void) => () => void
  /** Where dropped files lie; an empty string for one that lies nowhere. */
  readonly pathsOf: (files: readonly File[]) => readonly string[]
}

declare global {
  interface Window {
    readonly strata?: Bridge
  }
}

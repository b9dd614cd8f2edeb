/** One line of contract frames between the page and what answers it. */
export interface BridgeLine {
  readonly send: (frame: unknown) => void
  /** The returned function stops listening. */
  readonly onFrame: (listener: (frame: unknown) => void) => () => void
}

/** All that the page can reach of the desktop: `window.strata`, which a browser has not. */
export interface Bridge {
  readonly engine: BridgeLine
  readonly shell: BridgeLine
  /** The engine has ended: calls still open get no answer, new ones reach the next engine. */
  readonly onReset: (listener: () => void) => () => void
  /** Where dropped files lie; an empty string for one that lies nowhere. */
  readonly pathsOf: (files: readonly File[]) => readonly string[]
}

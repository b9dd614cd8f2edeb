interface OftenKept {
  /** Something has changed: it is kept at once, or when enough time has gone by. */
  changed(): void
  /** Keeps it at once, whatever has changed. */
  now(): void
  /** Keeps it a last time; what changes afterwards is not heard of. */
  end(): void
}

/** Keeps what changes many times a second at most once in `every` milliseconds, the newest change never later than that. */
export function keepOften(every: number, keep: () => void): OftenKept {
  let timer: NodeJS.Timeout | undefined
  let isStale = false
  let isOver = false
  const save = (): void => {
    isStale = false
    keep()
  }
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isStale) return
      save()
      rest()
    }, every)
    timer.unref()
  }
  const saveNow = (): void => {
    clearTimeout(timer)
    timer = undefined
    save()
  }
  return {
    changed: () => {
      if (isOver) return
      isStale = true
      if (timer !== undefined) return
      save()
      rest()
    },
    now: saveNow,
    end: () => {
      isOver = true
      saveNow()
    },
  }
}

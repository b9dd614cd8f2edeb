/** A rectangle in pixels of the view. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The room that one frame's labels share. */
export interface LabelSpace {
  /** Whether the box is free; it is taken from then on. */
  take(box: Box): boolean
  /** Makes all room free, before a new frame. */
  clear(): void
}

export function createLabelSpace(): LabelSpace {
  let taken: Box[] = []
  return {
    take(box) {
      if (taken.some((other) => overlap(box, other))) return false
      taken.push(box)
      return true
    },
    clear() {
      taken = []
    },
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

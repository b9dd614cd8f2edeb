interface StrataArtProps {
  /** In pixels; the drawing is half as high again as wide bands lie. */
  readonly width?: number
  readonly className?: string | undefined
}

/** Layers of ground, one drawn over the other: the picture of empty pages. Says nothing to a screen reader. */
export function StrataArt({ width = 168, className }: StrataArtProps) {
  return (
    <svg width={width} viewBox="0 0 168 96" className={className} aria-hidden="true">
      <path d="M4 20c26-14 48 8 80 0s54-12 80-2v16c-28-8-52 2-80 6S30 28 4 36z" fill="var(--band-5)" />
      <path d="M4 40c26-8 50 12 80 4s52-14 80-6v12c-28-6-52 4-80 8S30 48 4 54z" fill="var(--band-4)" />
      <path d="M4 58c26-6 50 10 80 4s52-10 80-8v12c-28-4-52 4-80 6s-54-6-80-2z" fill="var(--band-3)" />
      <path d="M4 74c26-4 50 6 80 2s52-6 80-6v10c-28-2-52 2-80 4s-54-4-80-2z" fill="var(--band-2)" />
      <path d="M4 86c26-2 50 4 80 2s52-4 80-4v10H4z" fill="var(--band-1)" />
    </svg>
  )
}

import { useId } from 'react'

interface StrataArtProps {
  /** In pixels; the drawing is five ninths as high as it is wide. */
  readonly width?: number
  readonly className?: string | undefined
}

/** A cut through layered ground with a few finds in it: the picture of empty pages. Says nothing to a screen reader. */
export function StrataArt({ width = 180, className }: StrataArtProps) {
  const clip = useId()
  return (
    <svg width={width} viewBox="0 0 180 100" className={className} aria-hidden="true">
      <clipPath id={clip}>
        <rect width="180" height="100" rx="14" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="180" height="100" fill="var(--band-5)" />
        <path d="M0 26c30-14 52 8 86 1s60-15 94-3v76H0z" fill="var(--band-4)" />
        <path d="M0 44c28-9 56 11 90 4s56-14 90-6v58H0z" fill="var(--band-3)" />
        <path d="M0 62c32-8 54 9 88 4s60-12 92-7v41H0z" fill="var(--band-2)" />
        <path d="M0 81c30-6 58 7 92 3s56-9 88-5v21H0z" fill="var(--band-1)" />
        <g fill="none" stroke="var(--band-find)" strokeWidth="1.2" opacity="0.75">
          <path d="M34 56l30 16 40-18 32 20M64 72l14 20M104 54l-6-20" />
        </g>
        <g fill="var(--band-find)">
          <circle cx="34" cy="56" r="3" />
          <circle cx="64" cy="72" r="4" />
          <circle cx="104" cy="54" r="4.5" />
          <circle cx="136" cy="74" r="3" />
          <circle cx="78" cy="92" r="2.5" />
          <circle cx="98" cy="34" r="2.5" />
        </g>
      </g>
    </svg>
  )
}

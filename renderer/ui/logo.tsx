/** The mark: four strata in a rounded square. */
export function Logo({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <clipPath id="strata-logo">
        <rect width="32" height="32" rx="7" />
      </clipPath>
      <g clipPath="url(#strata-logo)">
        <rect width="32" height="32" fill="#e9e2d3" />
        <path d="M0 10c6-4 10 2 16 0s10-4 16-1v23H0z" fill="#e0b35c" />
        <path d="M0 17c6-3 10 2 16 0s10-3 16-1v16H0z" fill="#4f8f8d" />
        <path d="M0 24c6-2 10 2 16 0s10-2 16-1v9H0z" fill="#0d5c61" />
      </g>
    </svg>
  )
}

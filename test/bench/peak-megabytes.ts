/** The most memory this process has held so far, in MB. */
export const peakMegabytes = (): number => Math.round((process.resourceUsage().maxRSS * 1_024) / 1_000_000)

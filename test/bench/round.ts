/** A number with at most so many digits after the point. */
export const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

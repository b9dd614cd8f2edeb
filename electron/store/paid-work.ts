/** With what the fingerprint of an analyst begins that is paid, or waited for: a model. */
export const paidPrefix = 'prompted:'

/** Whether something of this fingerprint was made by a model. */
export const isPaid = (fingerprint: string): boolean => fingerprint.startsWith(paidPrefix)

/**
 * Whether what was made `by` one analyst need not be made again by another, from the same input: it is the same analyst,
 * or the built-in one would replace what a model made.
 */
export const stands = (by: string, now: string): boolean => by === now || (isPaid(by) && !isPaid(now))

import type { z } from 'zod'

/** A method that answers once. */
export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'call'
  readonly input: I
  readonly output: O
}

/** A method that answers with events until it is done. */
export interface Stream<I extends z.ZodType = z.ZodType, E extends z.ZodType = z.ZodType> {
  readonly kind: 'stream'
  readonly input: I
  readonly event: E
}

export type Method = Call | Stream
export type Contract = Readonly<Record<string, Method>>

/** What every handler and every client call may carry besides its input. */
export interface CallOptions {
  readonly signal: AbortSignal
}

/** The functions that fulfil a contract; inputs arrive parsed. */
export type Handlers<C extends Contract> = {
  readonly [M in keyof C]: C[M] extends Call<infer I, infer O>
    ? (input: z.output<I>, options: CallOptions) => Promise<z.input<O>> | z.input<O>
    : C[M] extends Stream<infer I, infer E>
      ? (input: z.output<I>, options: CallOptions) => AsyncIterable<z.input<E>>
      : never
}

/** The same names on the caller's side; inputs before parsing. */
export type Client<C extends Contract> = {
  readonly [M in keyof C]: C[M] extends Call<infer I, infer O>
    ? (input: z.input<I>, options?: Partial<CallOptions>) => Promise<z.output<O>>
    : C[M] extends Stream<infer I, infer E>
      ? (input: z.input<I>, options?: Partial<CallOptions>) => AsyncIterable<z.output<E>>
      : never
}

export const call = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O): Call<I, O> => ({
  kind: 'call',
  input,
  output,
})

export const stream = <I extends z.ZodType, E extends z.ZodType>(input: I, event: E): Stream<I, E> => ({
  kind: 'stream',
  input,
  event,
})

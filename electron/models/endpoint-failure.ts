/**
 * `limited`: too many requests. `unreachable`: no answer, or one that says the endpoint is in trouble. `unusable`: an
 * answer that is none: empty, cut off, HTML.
 */
type FailureKind = 'limited' | 'unreachable' | 'unusable'

interface FailureDetails {
  /** Milliseconds that the endpoint asks to wait. */
  readonly wait?: number
  /** What it took in spite of it, by the endpoint's count. */
  readonly took?: { readonly inputTokens: number; readonly outputTokens: number }
  /** Whether it may have read the request and written some of a reply that never came. */
  readonly mayHaveTaken?: boolean
  /** Whether the same request would fail the same way again. */
  readonly pointless?: boolean
  /** Whether it is longer than the model can hold: others may not be. */
  readonly tooLong?: boolean
  /** For an endpoint that never answered: a sentence on what is set wrong. */
  readonly neverAnswered?: { readonly message: string; readonly hint: string }
}

/** A request that may succeed when it is made again. `message` says what happened, without the key, as “it …”. */
export class EndpointFailure extends Error {
  readonly kind: FailureKind
  readonly details: FailureDetails

  constructor(kind: FailureKind, message: string, details: FailureDetails = {}) {
    super(message)
    this.name = 'EndpointFailure'
    this.kind = kind
    this.details = details
  }
}

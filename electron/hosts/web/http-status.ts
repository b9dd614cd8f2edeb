import type { ErrorCode } from '../../../shared/contract/errors.ts'

/** The HTTP status of each way a call can fail. */
export const httpStatus: Readonly<Record<ErrorCode, number>> = {
  'invalid-input': 400,
  unauthorized: 401,
  'not-found': 404,
  conflict: 409,
  busy: 423,
  cancelled: 499,
  interrupted: 503,
  unsupported: 501,
  'model-unavailable': 502,
  'model-rate-limited': 429,
  'model-output': 502,
  'over-budget': 402,
  storage: 507,
  internal: 500,
}

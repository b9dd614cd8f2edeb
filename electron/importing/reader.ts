import type { DocumentFormat, SkipCode } from '../../shared/model/index.ts'

/** One text found in a file. `part` names it when the file holds several: "record 3", an attachment's name. */
export interface ReadDocument {
  readonly title: string
  readonly text: string
  readonly format: DocumentFormat
  readonly part?: string
}

export interface FileIdentity {
  readonly name: string
  readonly path: string
}

/**
 * The content of one file in, its documents out, in the order of the file. Throws `SkipError` when the file
 * cannot be read; whatever else it throws counts as damage.
 */
export type Reader = (bytes: Uint8Array, file: FileIdentity) => Promise<readonly ReadDocument[]>

export interface Skip {
  readonly code: SkipCode
  readonly reason: string
}

/** Why a file gives no document: a code, and a sentence for a person. */
export class SkipError extends Error {
  readonly code: SkipCode

  constructor(code: SkipCode, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SkipError'
    this.code = code
  }
}

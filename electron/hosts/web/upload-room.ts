import { StrataError } from '../../../shared/contract/errors.ts'

const MB = 1024 * 1024

/** Counts the bytes of uploads, so that none fills the disk. */
export interface UploadRoom {
  /** Bytes of one file. */
  readonly largestFile: number
  /** Counts bytes that are about to be written; throws `invalid-input` where a batch would become too large. */
  take(batch: string, bytes: number): void
  /** Uncounts bytes that were not kept. */
  giveBack(batch: string, bytes: number): void
}

/** Room for files and batches of at most so many bytes each. */
export function createUploadRoom(largestFile = 200 * MB, largestBatch = 2048 * MB): UploadRoom {
  const taken = new Map<string, number>()
  return {
    largestFile,
    take: (batch, bytes) => {
      const total = (taken.get(batch) ?? 0) + bytes
      if (total > largestBatch) {
        throw new StrataError('invalid-input', `What was dropped is larger than ${inMb(largestBatch)} MB together.`, {
          hint: 'Drop it in parts, or start Strata with --root and add it from there.',
        })
      }
      taken.set(batch, total)
    },
    giveBack: (batch, bytes) => {
      const rest = (taken.get(batch) ?? 0) - bytes
      if (rest > 0) taken.set(batch, rest)
      else taken.delete(batch)
    },
  }
}

/** What is said of a single file that is too large. */
export const tooLarge = (largestFile: number): StrataError =>
  new StrataError('invalid-input', `The file is larger than ${inMb(largestFile)} MB.`, {
    hint: 'Split it, or leave it out.',
  })

const inMb = (bytes: number): string => Math.floor(bytes / MB).toLocaleString('en')

import { isOwnPage } from './own-page.ts'

/** What a message tells of the frame it came from. */
export interface SenderFrame {
  readonly url: string
  readonly parent: unknown
}

/** Whether a message may be answered: it comes from one of the app's own pages, and from no frame inside one. */
export function isTrustedSender(frame: SenderFrame | null): boolean {
  return frame !== null && frame.parent === null && isOwnPage(frame.url)
}

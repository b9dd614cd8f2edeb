/** The command line asks for something that is not there; the message is a sentence for the person who typed it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

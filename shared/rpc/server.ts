import { StrataError, toWireError } from '../contract/errors.ts'
import type { CallOptions, Contract, Handlers, Method } from '../contract/method.ts'
import { UpFrame, type DownFrame } from './frames.ts'
import type { Port } from './port.ts'

interface ServeOptions {
  /** Receives what was thrown and is no StrataError. */
  readonly log: (thrown: unknown) => void
  /** Check outputs and events too: in tests and development. */
  readonly checkOutputs?: boolean
}

type AnyHandler = (input: unknown, options: CallOptions) => unknown

/**
 * Answers a contract's calls on one port until it closes; then every call still running is aborted.
 * Inputs are always parsed. Frames that are none are dropped: the other side is not trusted.
 */
export function serve<C extends Contract>(contract: C, handlers: Handlers<C>, port: Port, options: ServeOptions): void {
  const running = new Map<number, AbortController>()

  const answer = async (id: number, name: string, input: unknown): Promise<void> => {
    const controller = new AbortController()
    running.set(id, controller)
    const send = (frame: DownFrame): void => {
      if (running.get(id) === controller) port.send(frame)
    }
    try {
      const method = Object.hasOwn(contract, name) ? contract[name] : undefined
      if (!method) throw new StrataError('not-found', `There is no method “${name}”.`)
      const handler = handlers[name] as AnyHandler
      const result = handler(parseInput(method, name, input), { signal: controller.signal })
      if (method.kind === 'call') {
        const value: unknown = await result
        send({ type: 'done', id, value: options.checkOutputs ? method.output.parse(value) : value })
      } else {
        for await (const event of result as AsyncIterable<unknown>) {
          if (controller.signal.aborted) break
          send({ type: 'next', id, value: options.checkOutputs ? method.event.parse(event) : event })
        }
        send({ type: 'done', id })
      }
    } catch (thrown) {
      send({ type: 'fail', id, error: toWireError(thrown, options.log) })
    } finally {
      if (running.get(id) === controller) running.delete(id)
    }
  }

  port.onMessage((message) => {
    const frame = UpFrame.safeParse(message)
    if (!frame.success) return
    const { id } = frame.data
    if (frame.data.type === 'cancel') running.get(id)?.abort()
    else if (!running.has(id)) void answer(id, frame.data.method, frame.data.input)
  })
  port.onClose(() => {
    for (const controller of running.values()) controller.abort()
    running.clear()
  })
}

function parseInput(method: Method, name: string, input: unknown): unknown {
  const parsed = method.input.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : ''
  throw new StrataError(
    'invalid-input',
    `“${name}” was called with something it does not take${place}.`,
    issue ? { hint: issue.message } : {},
  )
}

import { describe, expect, it } from 'vitest'
import { createMemoryPorts } from '../../../shared/rpc/index.ts'
import type { FromEngine, ToEngine } from './engine-messages.ts'
import { startEngineProcess, type EngineChild } from './engine-process.ts'

/** A machine with a clock of its own and engines that answer each frame with itself. */
function createMachine() {
  const engines: { readonly got: ToEngine[]; exit(code: number): void; killed: boolean }[] = []
  const timers: { readonly at: number; readonly run: () => void }[] = []
  let time = 0
  const fork = (): EngineChild => {
    const exits: ((code: number) => void)[] = []
    const listeners: ((message: FromEngine) => void)[] = []
    const engine = {
      got: [] as ToEngine[],
      killed: false,
      exit: (code: number) => exits.forEach((listener) => listener(code)),
    }
    engines.push(engine)
    return {
      postMessage: (message) => {
        engine.got.push(message)
        if ('frame' in message) listeners.forEach((listener) => listener(message))
      },
      onMessage: (listener) => void listeners.push(listener),
      onExit: (listener) => void exits.push(listener),
      kill: () => {
        engine.killed = true
        engine.exit(15)
      },
    }
  }
  const pass = (milliseconds: number): void => {
    time += milliseconds
    for (const timer of timers.splice(0)) {
      if (timer.at <= time) timer.run()
      else timers.push(timer)
    }
  }
  const process = startEngineProcess({
    fork,
    now: () => time,
    after: (delay, run) => void timers.push({ at: time + delay, run }),
    note: () => undefined,
  })
  return { process, engines, pass }
}

/** The page's end of a line to the engine. */
function connectPage(process: ReturnType<typeof createMachine>['process']) {
  const [page, host] = createMemoryPorts()
  const got: unknown[] = []
  let closed = 0
  page.onMessage((frame) => void got.push(frame))
  page.onClose(() => closed++)
  process.connect(host)
  return { page, got, closes: () => closed }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('startEngineProcess', () => {
  it('passes frames on and back, each to the page it belongs to', async () => {
    const { process } = createMachine()
    const [one, two] = [connectPage(process), connectPage(process)]
    one.page.send({ n: 1 })
    two.page.send({ n: 2 })
    await settle()
    expect(one.got).toEqual([{ n: 1 }])
    expect(two.got).toEqual([{ n: 2 }])
  })

  it('tells the engine when a page goes', async () => {
    const { process, engines } = createMachine()
    const { page } = connectPage(process)
    page.close()
    await settle()
    expect(engines[0]?.got).toEqual([{ connection: 1, closed: true }])
  })

  it('closes the lines of an engine that ended, and keeps new frames for the next one', async () => {
    const { process, engines, pass } = createMachine()
    const before = connectPage(process)
    engines[0]?.exit(1)
    await settle()
    expect(before.closes()).toBe(1)
    const after = connectPage(process)
    after.page.send({ n: 3 })
    await settle()
    expect(engines).toHaveLength(1)
    pass(250)
    expect(engines).toHaveLength(2)
    await settle()
    expect(after.got).toEqual([{ n: 3 }])
  })

  it('gives up after the third end within a minute and says so to every call', async () => {
    const { process, engines, pass } = createMachine()
    engines[0]?.exit(1)
    pass(250)
    engines[1]?.exit(1)
    pass(2000)
    engines[2]?.exit(1)
    pass(60_000)
    expect(engines).toHaveLength(3)
    const { page, got } = connectPage(process)
    page.send({ type: 'call', id: 7, method: 'app.about', input: {} })
    await settle()
    expect(got).toMatchObject([{ type: 'fail', id: 7, error: { code: 'interrupted' } }])
  })

  it('starts again after ends that are far apart', () => {
    const { engines, pass } = createMachine()
    for (let i = 0; i < 5; i++) {
      engines[i]?.exit(1)
      pass(61_000)
    }
    expect(engines).toHaveLength(6)
  })

  it('hands the keys to the engine, and again to the one after it before anything else', async () => {
    const { process, engines, pass } = createMachine()
    process.setKeys({ 'https://api.example.com': 'secret' })
    expect(engines[0]?.got).toEqual([{ keys: { 'https://api.example.com': 'secret' } }])
    engines[0]?.exit(1)
    connectPage(process).page.send({ n: 1 })
    await settle()
    pass(250)
    expect(engines[1]?.got[0]).toEqual({ keys: { 'https://api.example.com': 'secret' } })
    expect(engines[1]?.got).toHaveLength(2)
  })

  it('asks the engine to end and waits for it', async () => {
    const { process, engines, pass } = createMachine()
    const stopped = process.stop(3000)
    expect(engines[0]?.got).toEqual([{ quit: true }])
    engines[0]?.exit(0)
    await stopped
    pass(60_000)
    expect(engines).toHaveLength(1)
    expect(engines[0]?.killed).toBe(false)
  })

  it('ends an engine that does not want to', async () => {
    const { process, engines, pass } = createMachine()
    const stopped = process.stop(3000)
    pass(3000)
    await stopped
    expect(engines[0]?.killed).toBe(true)
  })
})

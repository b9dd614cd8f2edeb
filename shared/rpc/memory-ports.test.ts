import { describe, expect, it, vi } from 'vitest'
import { createMemoryPorts } from './memory-ports.ts'

const settle = (): Promise<void> => new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

describe('createMemoryPorts', () => {
  it('carries messages both ways, later and in order', async () => {
    const [near, far] = createMemoryPorts()
    const heard: unknown[] = []
    far.onMessage((message) => heard.push(message))
    near.send(1)
    near.send(2)
    expect(heard).toEqual([])
    await settle()
    expect(heard).toEqual([1, 2])
    near.onMessage((message) => heard.push(message))
    far.send('back')
    await settle()
    expect(heard).toEqual([1, 2, 'back'])
  })

  it('carries copies, as JSON would', async () => {
    const [near, far] = createMemoryPorts()
    const sent = { kept: [1], dropped: undefined }
    const listener = vi.fn()
    far.onMessage(listener)
    near.send(sent)
    sent.kept.push(2)
    await settle()
    expect(listener).toHaveBeenCalledWith({ kept: [1] })
  })

  it('tells both ends of the close, once', async () => {
    const [near, far] = createMemoryPorts()
    const closed: string[] = []
    near.onClose(() => closed.push('near'))
    far.onClose(() => closed.push('far'))
    far.close()
    near.close()
    await settle()
    expect(closed.toSorted()).toEqual(['far', 'near'])
  })

  it('carries nothing once it is closed', async () => {
    const [near, far] = createMemoryPorts()
    const listener = vi.fn()
    far.onMessage(listener)
    near.close()
    near.send(1)
    await settle()
    expect(listener).not.toHaveBeenCalled()
  })
})

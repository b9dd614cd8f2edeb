import { expect, it } from 'vitest'
import { createCommandFeed } from './command-feed.ts'

it('tells a watcher what was sent before and after it came', async () => {
  const feed = createCommandFeed()
  feed.send('new')
  const events = feed.watch(new AbortController().signal)
  expect((await events.next()).value).toEqual({ command: 'new' })
  const next = events.next()
  feed.send('about')
  expect((await next).value).toEqual({ command: 'about' })
})

it('ends when the watcher goes, and keeps what comes then for the next', async () => {
  const feed = createCommandFeed()
  const controller = new AbortController()
  const events = feed.watch(controller.signal)
  const next = events.next()
  controller.abort()
  expect((await next).done).toBe(true)
  feed.send('settings')
  expect((await feed.watch(new AbortController().signal).next()).value).toEqual({ command: 'settings' })
})

it('does not repeat to a new watcher what another has heard', async () => {
  const feed = createCommandFeed()
  const first = feed.watch(new AbortController().signal)
  const heard = first.next()
  feed.send('open')
  await heard
  const controller = new AbortController()
  const second = feed.watch(controller.signal).next()
  controller.abort()
  expect((await second).done).toBe(true)
})

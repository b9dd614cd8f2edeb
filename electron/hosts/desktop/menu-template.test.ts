import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { shellCommands, type ShellCommand } from '../../../shared/contract/index.ts'
import { menuTemplate } from './menu-template.ts'

const itemsOf = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])])

function build(platform: string, development = false) {
  const sent: ShellCommand[] = []
  const items = itemsOf(
    menuTemplate({ platform, development, send: (command) => sent.push(command), showLog: () => undefined }),
  )
  return { sent, items }
}

describe.each(['linux', 'win32', 'darwin'])('the menu on %s', (platform) => {
  it('has every command once, and each does what it says', () => {
    const { items, sent } = build(platform)
    const wanted = shellCommands.filter((command) => command !== 'open-request')
    for (const command of wanted) {
      const found = items.filter(({ id }) => id === command)
      expect(found).toHaveLength(1)
      ;(found[0]?.click as (() => void) | undefined)?.()
    }
    expect(sent).toEqual(wanted)
  })
  it('gives no accelerator twice', () => {
    const keys = build(platform, true).items.flatMap(({ accelerator }) => (accelerator ? [accelerator] : []))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(3)
  })
  it('has no item without a deed', () => {
    const idle = build(platform, true).items.filter(
      ({ role, click, submenu, type }) => !role && !click && !submenu && type !== 'separator',
    )
    expect(idle).toEqual([])
  })
  it('shows the developer’s tools only in development', () => {
    expect(build(platform, true).items.map(({ role }) => role)).toContain('toggleDevTools')
    expect(build(platform).items.map(({ role }) => role)).not.toContain('toggleDevTools')
  })
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StrataError } from '../../../shared/contract/errors.ts'
import { openLogFile } from './log-file.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-log-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('openLogFile', () => {
  it('makes its folder and dates each entry', () => {
    const file = path.join(folder, 'logs', 'strata.log')
    const log = openLogFile(file, () => Date.UTC(2026, 0, 2, 3, 4, 5))
    log.note('started')
    log.error(new Error('boom'))
    const text = fs.readFileSync(file, 'utf8')
    expect(text).toMatch(/^2026-01-02T03:04:05\.000Z started\n2026-01-02T03:04:05\.000Z Error: boom\n/)
  })
  it('does not note what a person was told already', () => {
    const file = path.join(folder, 'strata.log')
    openLogFile(file, Date.now).error(new StrataError('not-found', 'There is no “Orde”.'))
    expect(fs.existsSync(file)).toBe(false)
  })
  it('stays bounded', () => {
    const file = path.join(folder, 'strata.log')
    const log = openLogFile(file, Date.now)
    for (let i = 0; i < 40; i++) log.note('x'.repeat(100_000))
    const bytes = fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).size)
    expect(bytes.length).toBe(2)
    expect(Math.max(...bytes)).toBeLessThan(1_200_000)
  })
  it('drops entries it cannot write', () => {
    expect(() => openLogFile(path.join(folder, '\0'), Date.now).note('lost')).not.toThrow()
  })
})

import { create } from 'zustand'
import type { z } from 'zod'
import type { ShellContract } from '../../shared/contract/index.ts'
import { shell } from './engine.ts'

type Abilities = Readonly<z.output<ShellContract['shell.abilities']['output']>>

/** What the page's surroundings can do; nothing until they have said so. */
export const useAbilities = create<Abilities>(() => ({
  pickPaths: false,
  reveal: false,
  upload: false,
  keepKeys: false,
  platform: '',
}))

export async function loadAbilities(): Promise<void> {
  useAbilities.setState(await shell()['shell.abilities']({}))
}

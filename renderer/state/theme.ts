import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import type { Settings } from '../../shared/contract/index.ts'
import { engine, shell } from './engine.ts'
import { sayError } from './say-error.ts'

type Theme = Settings['theme']
const STORED = 'strata.theme'

/** The theme that was chosen; see `useDark` for what is shown. */
export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: 'system' }))

function show(theme: Theme): void {
  useTheme.setState({ theme })
  document.documentElement.dataset['theme'] = theme
  localStorage.setItem(STORED, theme)
}

/** Shows the theme of the last time at once; the settings follow when the engine is there. */
export function showLastTheme(): void {
  const stored = localStorage.getItem(STORED)
  show(stored === 'light' || stored === 'dark' ? stored : 'system')
}

/** Reads the theme from the settings and tells the window's host. */
export async function loadTheme(): Promise<void> {
  const { theme } = await engine()['settings.get']({})
  show(theme)
  await shell()['shell.theme']({ theme })
}

/** Chooses a theme and keeps it. */
export async function chooseTheme(theme: Theme): Promise<void> {
  show(theme)
  try {
    await shell()['shell.theme']({ theme })
    await engine()['settings.set']({ theme })
  } catch (thrown) {
    sayError(thrown)
  }
}

const media = window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void): () => void {
  media.addEventListener('change', listener)
  const stop = useTheme.subscribe(listener)
  return () => {
    media.removeEventListener('change', listener)
    stop()
  }
}

/** Whether the page is dark now, by choice or by the system. */
export const useDark = (): boolean =>
  useSyncExternalStore(subscribe, () => {
    const { theme } = useTheme.getState()
    return theme === 'dark' || (theme === 'system' && media.matches)
  })

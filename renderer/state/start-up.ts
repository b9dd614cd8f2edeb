import type { ShellCommand } from '../../shared/contract/index.ts'
import type { Host } from '../client/host.ts'
import { toast } from '../ui/toast.tsx'
import { loadAbilities } from './abilities.ts'
import { loadCollections } from './collections.ts'
import { keepConnected, shell, useConnection } from './engine.ts'
import { openPaths } from './intake.ts'
import { loadModelSetup } from './model-setup.ts'
import { currentRoute, navigate } from './navigation.ts'
import { openOverlay } from './overlay.ts'
import { openCollectionFile, pickInto } from './pick.ts'
import { sayError } from './say-error.ts'
import { loadTheme } from './theme.ts'

/** Connects, loads what every page needs, and listens to the window's menu. */
export function startUp(host: Host): void {
  useConnection.subscribe(({ epoch }, { epoch: before }) => {
    if (epoch === before) return
    void loadCollections()
    void loadModelSetup()
    loadTheme().catch(sayError)
    if (before === 0) void meetShell()
    else toast('Strata is connected to its engine again. What was done is kept.')
  })
  void keepConnected(host)
}

async function meetShell(): Promise<void> {
  try {
    await loadAbilities()
    await takeOpenRequest()
    for await (const { command } of shell()['shell.commands']({})) await obey(command).catch(sayError)
  } catch (thrown) {
    sayError(thrown)
  }
}

async function takeOpenRequest(): Promise<void> {
  const { path } = await shell()['shell.takeOpenRequest']({})
  if (path !== null) await openPaths([path])
}

async function obey(command: ShellCommand): Promise<void> {
  switch (command) {
    case 'new':
      return openOverlay('new-collection')
    case 'open':
      return openCollectionFile()
    case 'add-files':
      return pickInto('files', currentCollection())
    case 'add-folder':
      return pickInto('folder', currentCollection())
    case 'settings':
    case 'about':
      return navigate({ page: command })
    case 'open-request':
      return takeOpenRequest()
  }
}

function currentCollection(): string | null {
  const route = currentRoute()
  return 'collection' in route ? route.collection : null
}

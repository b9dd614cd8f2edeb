import { StrataError, type Handlers, type ShellContract } from '../../shared/contract/index.ts'

/** What a browser can do of a window's host; the rest answers `unsupported`. */
export function createBrowserShell({ navigator, document }: Window): Handlers<ShellContract> {
  return {
    'shell.abilities': () => ({ pickPaths: false, reveal: false, upload: true, keepKeys: false, platform: 'browser' }),
    'shell.pickPaths': () => {
      throw new StrataError('unsupported', 'A browser does not tell where files lie.')
    },
    'shell.reveal': () => {
      throw new StrataError('unsupported', 'A browser cannot show a file in its folder.')
    },
    'shell.copyText': async ({ text }) => {
      await copy(navigator, document, text)
      return {}
    },
    'shell.setKey': () => {
      throw new StrataError('unsupported', 'A browser cannot keep a key safe.', {
        hint: 'Start Strata with the key in STRATA_API_KEY.',
      })
    },
    'shell.theme': () => ({}),
    'shell.takeOpenRequest': () => ({ path: null }),
    // oxlint-disable-next-line require-yield -- a browser has no menu, so no command ever comes
    'shell.commands': async function* commands(_input, { signal }) {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    },
  }
}

async function copy(navigator: Navigator, document: Document, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Not every browser lets a page write the clipboard; the old command still works after a click.
    const area = document.createElement('textarea')
    area.value = text
    ;(document.querySelector('dialog[open]') ?? document.body).append(area)
    area.select()
    const copied = document.execCommand('copy')
    area.remove()
    if (!copied) throw new StrataError('unsupported', 'The browser did not let Strata copy.')
  }
}

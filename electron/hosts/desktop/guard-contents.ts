import { session, shell, type App, type WebContents } from 'electron'
import { isOwnPage } from './own-page.ts'
import { isSafeExternal } from './safe-external.ts'

/** Holds every page to the app's own: nothing opens, nothing leads away, no permission is given. */
export function guardContents(app: App): void {
  app.on('web-contents-created', (_event, contents) => guard(contents))
}

/** Once the app is ready. */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
}

function guard(contents: WebContents): void {
  contents.setWindowOpenHandler(({ url }) => {
    if (isSafeExternal(url)) void shell.openExternal(url)
    return { action: 'deny' }
  })
  contents.on('will-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

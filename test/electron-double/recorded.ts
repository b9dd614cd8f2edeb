import type { ElectronApplication } from '@playwright/test'

/** A request that left the app's own origin and was refused. */
export type RefusedRequest = { readonly url: string; readonly method: string; readonly resourceType: string }

type Double = { readonly calls: { name: string; args: unknown[] }[]; readonly refusedRequests: RefusedRequest[] }

/** Arguments of every call of this name (such as `shell.openExternal`) the app has made so far. */
export function recordedCalls(app: ElectronApplication, name: string): Promise<unknown[][]> {
  return app.evaluate((electron, wanted) => {
    const { calls } = (electron as unknown as { __double: Double }).__double
    return calls.filter((call) => call.name === wanted).map(({ args }) => args)
  }, name)
}

/** Every request of the app that was refused because it went elsewhere. */
export function refusedRequests(app: ElectronApplication): Promise<RefusedRequest[]> {
  return app.evaluate((electron) => (electron as unknown as { __double: Double }).__double.refusedRequests)
}

/** Whether the app runs on the double rather than on Electron itself. */
export function isDouble(app: ElectronApplication): Promise<boolean> {
  return app.evaluate((electron) => '__double' in electron)
}

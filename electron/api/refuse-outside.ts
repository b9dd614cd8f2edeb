import { existsSync, realpathSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { StrataError } from '../../shared/contract/errors.ts'
import { leadsOut } from '../../shared/paths/leads-out.ts'
import type { EngineOptions } from './engine-options.ts'

/** Throws `unauthorized` for a path outside what the host allows; links are followed first. */
export function refuseOutside(path: string, { allowedRoot }: Pick<EngineOptions, 'allowedRoot'>): void {
  if (allowedRoot === undefined) return
  if (allowedRoot === null) {
    throw new StrataError('unauthorized', 'This server reads no files by their path.', {
      hint: 'Drop the files here, or start it with --root.',
    })
  }
  if (isOutside(path, { allowedRoot })) {
    throw new StrataError('unauthorized', `Only files under ${allowedRoot} may be read here.`, {
      hint: 'Start the server with another --root.',
    })
  }
}

/** Whether `refuseOutside` would throw. */
export const isOutside = (path: string, { allowedRoot }: Pick<EngineOptions, 'allowedRoot'>): boolean =>
  allowedRoot === null || (allowedRoot !== undefined && !isInside(real(allowedRoot), real(path)))

const real = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path))

/** Whether `path` is `root` or lies under it; both absolute. */
export function isInside(root: string, path: string): boolean {
  return !leadsOut(relative(root, path), sep)
}

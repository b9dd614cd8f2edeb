import { relative, sep } from 'node:path'
import { leadsOut } from '../../shared/paths/leads-out.ts'

/**
 * The path that a file below `uploadsDir` had where somebody dropped it, with slashes: what comes after its batch's
 * folder, empty for that folder itself. Null for a path that is no upload's.
 */
export function uploadedName(path: string, uploadsDir: string | undefined): string | null {
  if (uploadsDir === undefined) return null
  const way = relative(uploadsDir, path)
  const [batch, ...names] = way.split(sep)
  return batch === '' || leadsOut(way, sep) ? null : names.join('/')
}

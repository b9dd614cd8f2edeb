import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { StrataError } from '../../../shared/contract/errors.ts'
import { claimUploads } from '../../api/upload-batches.ts'
import { createEngine } from '../../api/create-engine.ts'
import { createApiKeys } from '../common/api-keys.ts'
import { appFiles } from '../common/app-files.ts'
import { dataDir } from '../common/data-dir.ts'
import { openLogFile } from '../common/log-file.ts'
import { serveWeb, type WebHost } from './serve-web.ts'

export interface RunWebOptions {
  /** A collection the page starts on. */
  readonly file?: string
  /** 0: any free one. */
  readonly port: number
  /** The only folder that files may be imported from by path. */
  readonly root?: string
}

/** The whole app for a browser on this machine; it runs until it is closed. */
export async function runWeb({ file, port, root }: RunWebOptions): Promise<WebHost> {
  const files = appFiles(import.meta.dirname)
  const home = dataDir({ env: process.env, platform: process.platform, home: os.homedir() })
  const logPath = path.join(home, 'logs', 'strata.log')
  const log = openLogFile(logPath, Date.now).error
  const uploadsDir = path.join(home, 'uploads')
  const allowedRoot = root === undefined ? null : await realFolder(root)
  const { keyFor } = createApiKeys(process.env['STRATA_API_KEY'])
  const options = { ...files, dataDir: home, logPath, uploadsDir, now: Date.now, log, apiKeyFor: keyFor }

  // Who starts the server may open any collection; whoever uses the page, only what is listed or lies in the root.
  const collection = file === undefined ? null : await keyOf(file, options)
  const engine = createEngine({ ...options, allowedRoot })
  const uploads = await claimUploads(uploadsDir, engine.collections())
  try {
    const { handlers } = engine
    const host = await serveWeb({ handlers, pageFolder: files.pageFolder, uploadsDir, port, collection, log })
    return {
      url: host.url,
      close: async () => {
        await host.close()
        await engine.close()
        uploads.release()
      },
    }
  } catch (thrown) {
    await engine.close()
    uploads.release()
    throw portTaken(thrown, port)
  }
}

async function keyOf(file: string, options: Parameters<typeof createEngine>[0]): Promise<string> {
  const engine = createEngine(options)
  try {
    const { signal } = new AbortController()
    return (await engine.handlers['collections.open']({ path: path.resolve(file) }, { signal })).key
  } finally {
    await engine.close()
  }
}

async function realFolder(root: string): Promise<string> {
  const real = await fs.realpath(root).catch(() => null)
  if (real === null || !(await fs.stat(real)).isDirectory()) {
    throw new StrataError('invalid-input', `${root} is no folder.`, { hint: 'Give --root a folder that exists.' })
  }
  return real
}

function portTaken(thrown: unknown, port: number): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return thrown
  return new StrataError('busy', `Port ${port} is not free.`, { hint: 'Choose another with --port, or leave it out.' })
}

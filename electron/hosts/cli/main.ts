import os from 'node:os'
import path from 'node:path'
import { appFiles } from '../common/app-files.ts'
import { dataDir } from '../common/data-dir.ts'
import { openLogFile } from '../common/log-file.ts'
import { commands } from './commands.ts'
import { exitCodes } from './exit-code.ts'
import { runCli } from './run-cli.ts'

const controller = new AbortController()
let firstInterrupt: number | undefined
const interrupt = (): void => {
  // One Ctrl+C may arrive several times, from the terminal and from each program in between. Whoever asks again later
  // does not want to wait for the clean end.
  if (firstInterrupt !== undefined && performance.now() - firstInterrupt > 1000) process.exit(exitCodes.cancelled)
  firstInterrupt ??= performance.now()
  controller.abort()
}
process.on('SIGINT', interrupt)
process.on('SIGTERM', interrupt)
// `strata reports x | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? 0 : exitCodes.failed),
)

const dist = import.meta.dirname
const home = dataDir({ env: process.env, platform: process.platform, home: os.homedir() })
process.exitCode = await runCli({ commands, version: appFiles(dist).version }, process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  signal: controller.signal,
  now: Date.now,
  dist,
  env: process.env,
  log: openLogFile(path.join(home, 'logs', 'strata.log'), Date.now).error,
})

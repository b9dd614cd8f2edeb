import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointOptions, EndpointRequest } from '../fakes/model-endpoint.ts'

interface EndpointProcess {
  readonly url: string
  /** A folder that is gone when the work is done. */
  readonly home: string
  /** Requests that were answered, up to now. */
  readonly answered: () => readonly EndpointRequest[]
}

/** Does some work with the fake endpoint in a process of its own, which ends with it. */
export async function withEndpoint<T>(
  options: EndpointOptions,
  work: (endpoint: EndpointProcess) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'strata-bench-'))
  const answeredFile = join(home, 'answered.jsonl')
  const program = join(import.meta.dirname, '../fakes/model-endpoint-process.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(options), answeredFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const { url } = JSON.parse(line.toString()) as { url: string }
    const answered = (): readonly EndpointRequest[] =>
      readFileSync(answeredFile, 'utf8')
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one) as EndpointRequest)
    return await work({ url, home, answered })
  } finally {
    child.stdin.end()
    await once(child, 'exit')
    rmSync(home, { recursive: true, force: true })
  }
}

import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from './command.ts'
import { readNumber } from './read-number.ts'
import { takeWords } from './take-words.ts'

/** What the built web host offers. It is another program of the same app: loaded when it is asked for, not built in. */
interface WebProgram {
  runWeb(options: {
    file?: string
    port: number
    root?: string
  }): Promise<{ readonly url: string; close(): Promise<void> }>
}

export const serveCommand: Command = {
  name: 'serve',
  usage: 'serve [file] [--port N] [--root DIR]',
  summary: 'the app in a browser on this machine, until it is interrupted',
  options: { port: { type: 'string' }, root: { type: 'string' } },
  help: [
    ['--port N', 'the port on 127.0.0.1 (default: any free one)'],
    ['--root DIR', 'a folder that files may be added from by path; without it they are dropped onto the page'],
  ],
  async run({ positionals, options }, { out, json, signal, dist }) {
    const file = positionals.length === 0 ? undefined : takeWords(positionals, ['The collection'])[0]
    const port = typeof options['port'] === 'string' ? readNumber(options['port'], 'The port', 0, 65_535) : 0
    const root = options['root']
    const program = (await import(pathToFileURL(path.join(dist, 'web.js')).href)) as WebProgram
    const given = { ...(file === undefined ? {} : { file }), ...(typeof root === 'string' ? { root } : {}) }
    const host = await program.runWeb({ port, ...given })
    out.write(json ? `${JSON.stringify({ url: host.url })}\n` : `${host.url}\n`)
    if (!signal.aborted) await once(signal, 'abort')
    await host.close()
    return { value: undefined, text: '' }
  },
}

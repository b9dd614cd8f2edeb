import { appendFileSync } from 'node:fs'
import { startModelEndpoint, type EndpointOptions } from './model-endpoint.ts'

// Runs the fake endpoint in a process of its own: `node model-endpoint-process.ts [OPTIONS AS JSON] [FILE]`. Prints
// {"url"} on a line and appends a line to the file for every request that it answered. Ends with its standard input.
const [options = '{}', file] = process.argv.slice(2)
const endpoint = await startModelEndpoint({
  ...(JSON.parse(options) as EndpointOptions),
  onAnswered: (request) => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(request)}\n`)
  },
})
process.stdout.write(`${JSON.stringify({ url: endpoint.url })}\n`)
process.stdin.on('end', () => process.exit(0)).resume()
process.on('SIGTERM', () => process.exit(0))

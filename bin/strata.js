#!/usr/bin/env node
// The command line. Runs on any Node from 18: where that is too old for the app, it hands over to the Node that the
// repository brings along.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 24
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

const cli = new URL('../dist/cli.js', import.meta.url)

if (!existsSync(cli)) fail('Strata is not built yet: run "npm install" in its folder first.')
else if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) await import(cli.href)
else handOver()

/** Runs this same file on the Node of the package `node`; signals, streams and the exit code pass through. */
function handOver() {
  const node = ownNode()
  if (node === undefined) {
    fail(`Strata needs Node ${OLDEST_NODE} or newer (this is ${process.version}): install it, or run "npm install".`)
    return
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Strata could not start ${node}: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal])
  })
}

/** @returns {string | undefined} where the package `node` has put its binary, if it is there and has run its script */
function ownNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json')
    const file = path.join(path.dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

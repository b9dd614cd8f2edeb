// The system's Chromium, started for this run alone and never outliving it.
const path = require('node:path')
const { spawn } = require('node:child_process')
const { Cdp } = require('./cdp.cjs')
const runtime = require('./runtime.cjs')

let child = null
let cdp = null

const SWITCHES = [
  '--headless=new',
  '--no-sandbox',
  '--no-startup-window',
  '--no-first-run',
  // Chromium ends by itself when this pipe breaks: nothing is left behind however the main process dies.
  '--remote-debugging-pipe',
  '--allow-file-access-from-files',
  // Every request the app answers is fulfilled before the network; the rest meets a proxy that is not there.
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--force-color-profile=srgb',
  '--password-store=basic',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

function executable() {
  return process.env.STRATA_CHROMIUM || process.env.CHROMIUM || '/usr/bin/chromium'
}

/** Starts Chromium; returns its DevTools address when a debugging port was asked for, else null. */
async function openBrowser({ switches, debuggingPort }) {
  const args = [...SWITCHES, ...switches, `--user-data-dir=${path.join(runtime.getPath('sessionData'), 'chromium')}`]
  if (debuggingPort !== null) args.push(`--remote-debugging-port=${debuggingPort}`)
  child = spawn(executable(), args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] })
  const failed = new Promise((_, reject) => {
    child.once('error', () =>
      reject(new Error(`No Chromium at ${executable()}: install it, or name another in STRATA_CHROMIUM.`)),
    )
  })
  cdp = new Cdp(child.stdio[3], child.stdio[4])
  const address = debuggingPort === null ? null : devtoolsAddress(child.stderr)
  if (address === null) child.stderr.resume()
  const { product } = await Promise.race([cdp.send('Browser.getVersion'), failed])
  runtime.announceVersion('chrome', product.split('/')[1])
  const { watchRequests } = require('./requests.cjs')
  await Promise.all([cdp.send('Target.setDiscoverTargets', { discover: true }), watchRequests(cdp)])
  child.once('exit', leave)
  return address
}

function devtoolsAddress(stderr) {
  return new Promise((resolve) => {
    let text = ''
    stderr.on('data', (chunk) => {
      if (text === null) return
      text += chunk
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(text)
      if (!found) return
      text = null
      resolve(found[1])
    })
  })
}

/** Without its browser process Electron ends too. */
function leave() {
  console.error('electron-double: Chromium has ended.')
  process.exit(1)
}

/** Closes Chromium and waits for it, so that what pages have stored is on disk. */
async function closeBrowser() {
  if (!child || child.exitCode !== null) return
  child.off('exit', leave)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  cdp.send('Browser.close').catch(() => {})
  const deadline = setTimeout(() => child.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(deadline)
}

function connection() {
  return cdp
}

module.exports = { openBrowser, closeBrowser, connection }

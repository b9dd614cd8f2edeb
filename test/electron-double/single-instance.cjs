// One instance per data folder. The first holds a lock file with its process id; a later one leaves its
// arguments in a mailbox folder the first watches. Everything the later one does is synchronous, because it
// is about to quit and a socket might not be flushed in time.
const fs = require('node:fs')
const path = require('node:path')
const runtime = require('./runtime.cjs')

let watcher = null

const lockFile = () => path.join(runtime.getPath('userData'), 'double-instance.lock')
const mailbox = () => path.join(runtime.getPath('userData'), 'double-instance')

/** True when this process is (now) the only one. `onSecond(argv, cwd, data)` hears of every later one. */
function acquire(data, onSecond) {
  if (watcher) return true
  fs.mkdirSync(mailbox(), { recursive: true })
  if (!takeLock()) {
    leaveMessage({ argv: process.argv, cwd: process.cwd(), data: data ?? null })
    return false
  }
  watcher = fs.watch(mailbox(), () => collect(onSecond))
  watcher.unref()
  return true
}

function takeLock() {
  try {
    fs.writeFileSync(lockFile(), String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isAlive(Number(fs.readFileSync(lockFile(), 'utf8')))) return false
  // The holder crashed.
  fs.rmSync(lockFile(), { force: true })
  return takeLock()
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Written aside, then renamed: the watcher never sees half a message. */
function leaveMessage(message) {
  const aside = path.join(mailbox(), `.${process.pid}`)
  fs.writeFileSync(aside, JSON.stringify(message))
  fs.renameSync(aside, path.join(mailbox(), `${process.pid}.json`))
}

function collect(onSecond) {
  for (const name of fs.readdirSync(mailbox()).filter((file) => file.endsWith('.json'))) {
    const file = path.join(mailbox(), name)
    const { argv, cwd, data } = JSON.parse(fs.readFileSync(file, 'utf8'))
    fs.rmSync(file)
    onSecond(argv, cwd, data)
  }
}

function release() {
  if (!watcher) return
  watcher.close()
  watcher = null
  fs.rmSync(lockFile(), { force: true })
  fs.rmSync(mailbox(), { recursive: true, force: true })
}

module.exports = { acquire, release, isHeld: () => watcher !== null }

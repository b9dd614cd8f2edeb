// The machine around the app: one screen, on mains power, nobody asleep.
const { EventEmitter } = require('node:events')
const { recordCall } = require('./record.cjs')

const area = { x: 0, y: 0, width: 1920, height: 1080 }
const display = {
  id: 1,
  label: 'double',
  bounds: area,
  workArea: area,
  size: { width: area.width, height: area.height },
  workAreaSize: { width: area.width, height: area.height },
  scaleFactor: 1,
  rotation: 0,
  internal: true,
}

const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: () => display,
  getDisplayNearestPoint: () => display,
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
})

const powerMonitor = Object.assign(new EventEmitter(), {
  isOnBatteryPower: () => false,
  getSystemIdleTime: () => 0,
  getSystemIdleState: () => 'active',
})

const blockers = new Set()
let lastBlocker = 0
const powerSaveBlocker = {
  start(type) {
    recordCall('powerSaveBlocker.start', type)
    blockers.add((lastBlocker += 1))
    return lastBlocker
  },
  stop(id) {
    recordCall('powerSaveBlocker.stop', id)
    return blockers.delete(id)
  },
  isStarted: (id) => blockers.has(id),
}

const crashReporter = {
  start() {},
  getUploadToServer: () => false,
  setUploadToServer() {},
  addExtraParameter() {},
  getLastCrashReport: () => null,
  getUploadedReports: () => [],
}

class Notification extends EventEmitter {
  static isSupported() {
    return false
  }
  constructor(options) {
    super()
    this.options = options
  }
  show() {
    recordCall('notification.show', this.options)
  }
  close() {}
}

module.exports = { screen, powerMonitor, powerSaveBlocker, crashReporter, Notification }

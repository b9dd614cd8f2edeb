// What `webContents` accepts and does nothing about.
const { EventEmitter } = require('node:events')
const { recordCall } = require('./record.cjs')

class InertContents extends EventEmitter {
  isCrashed() {
    return false
  }
  isDevToolsOpened() {
    return false
  }
  getOSProcessId() {
    return process.pid
  }
  focus() {}
  openDevTools() {
    recordCall('webContents.openDevTools')
  }
  toggleDevTools() {}
  setZoomFactor() {}
  setZoomLevel() {}
  setVisualZoomLevelLimits() {
    return Promise.resolve()
  }
  setBackgroundThrottling() {}
}

module.exports = { InertContents }

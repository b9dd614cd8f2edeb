// `shell`: nothing is opened, shown or thrown away; it is recorded.
const { recordCall } = require('./record.cjs')

const shell = {
  openExternal: async (url) => recordCall('shell.openExternal', url),
  openPath: async (path) => (recordCall('shell.openPath', path), ''),
  showItemInFolder: (path) => recordCall('shell.showItemInFolder', path),
  trashItem: async (path) => recordCall('shell.trashItem', path),
  beep: () => recordCall('shell.beep'),
}

module.exports = { shell }

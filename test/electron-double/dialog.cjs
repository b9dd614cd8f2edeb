// `dialog`: every dialog is cancelled at once and recorded. Tests that want an answer replace the function:
// app.evaluate(({ dialog }) => { dialog.showOpenDialog = async () => ({ canceled: false, filePaths: ['/x'] }) }).
const { recordCall } = require('./record.cjs')

/** The options are the last argument; a parent window may come before them. */
function answerWith(name, answer) {
  return async (...args) => {
    recordCall(`dialog.${name}`, args.at(-1))
    return answer(args.at(-1))
  }
}

const dialog = {
  showOpenDialog: answerWith('showOpenDialog', () => ({ canceled: true, filePaths: [] })),
  showSaveDialog: answerWith('showSaveDialog', () => ({ canceled: true, filePath: '' })),
  showMessageBox: answerWith('showMessageBox', ({ cancelId = 0 }) => ({ response: cancelId, checkboxChecked: false })),
  showOpenDialogSync: () => void recordCall('dialog.showOpenDialogSync'),
  showSaveDialogSync: () => (recordCall('dialog.showSaveDialogSync'), ''),
  showMessageBoxSync: (...args) => (recordCall('dialog.showMessageBoxSync', args.at(-1)), args.at(-1).cancelId ?? 0),
  showErrorBox(title, content) {
    recordCall('dialog.showErrorBox', title, content)
    console.error(`${title}: ${content}`)
  },
}

module.exports = { dialog }

// Electron's event objects: plain fields and `preventDefault`.
function createEvent(fields = {}) {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
  }
}

module.exports = { createEvent }

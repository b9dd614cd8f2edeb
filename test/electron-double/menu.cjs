// `Menu` and `MenuItem`: built, found and clicked by tests; never drawn. Of the roles only those that end something act.
const { recordCall } = require('./record.cjs')
const windows = require('./windows.cjs')

const ROLE_ACTIONS = {
  quit: () => require('./app.cjs').app.quit(),
  close: (window) => window?.close(),
  reload: (window) => window?.reload(),
  minimize: (window) => window?.minimize(),
  about: () => recordCall('app.showAboutPanel'),
}

class MenuItem {
  constructor(options) {
    const {
      type = options.submenu ? 'submenu' : 'normal',
      label = '',
      enabled = true,
      visible = true,
      checked = false,
    } = options
    Object.assign(this, options, { type, label, enabled, visible, checked })
    if (options.submenu && !(options.submenu instanceof Menu)) this.submenu = Menu.buildFromTemplate(options.submenu)
    /** As when a person picks it: a disabled item does nothing. */
    this.click = (event = {}, window = windows.focused()) => {
      if (!this.enabled) return
      if (type === 'checkbox') this.checked = !this.checked
      if (type === 'radio') this.checked = true
      if (options.click) options.click(this, window ?? undefined, event)
      else ROLE_ACTIONS[options.role?.toLowerCase()]?.(window)
    }
  }
}

let applicationMenu = null

class Menu {
  items = []

  static buildFromTemplate(template) {
    const menu = new Menu()
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item))
    return menu
  }
  static setApplicationMenu(menu) {
    applicationMenu = menu
  }
  static getApplicationMenu() {
    return applicationMenu
  }

  append(item) {
    this.items.push(item)
  }
  insert(position, item) {
    this.items.splice(position, 0, item)
  }
  /** Searches submenus too. */
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }
  /** A context menu: what it offered is recorded, and it closes without a choice. */
  popup({ callback } = {}) {
    recordCall(
      'menu.popup',
      this.items.map(({ label }) => label),
    )
    callback?.()
  }
  closePopup() {}
}

module.exports = { Menu, MenuItem }

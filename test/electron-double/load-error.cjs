// The error `loadURL` rejects with, numbered as in Chromium's net_error_list.h.
const NUMBERS = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_FILE_NOT_FOUND: -6,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_ADDRESS_UNREACHABLE: -109,
  ERR_UNKNOWN_URL_SCHEME: -302,
}

/** `errorText` is Chromium's, such as `net::ERR_FAILED`. */
function loadError(errorText, url) {
  const code = errorText.replace('net::', '')
  const errno = NUMBERS[code] ?? NUMBERS.ERR_FAILED
  return Object.assign(new Error(`${code} (${errno}) loading '${url}'`), { code, errno, url })
}

module.exports = { loadError }

/** The session's cookie. Ports share cookies, so the name tells servers on one machine apart. */
export const cookieName = (port: number): string => `strata-${port}`

/** What a `Cookie` header says of one name; undefined when it says nothing. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return undefined
}

/** A `Set-Cookie` header that no script reads and no other site's request carries; it ends with the browser. */
export const sessionCookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Strict`

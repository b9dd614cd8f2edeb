/** Whether an address may be handed to the system's browser: plain https, with no name or password in it. */
export function isSafeExternal(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== ''
}

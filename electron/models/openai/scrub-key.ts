const hidden = '…'

/**
 * Text that an endpoint sent, without anything that may be the key or a part of it (endpoints echo keys, whole or with
 * stars), on one line of at most 240 characters.
 */
export function scrubKey(text: string, key: string | undefined): string {
  const whole = key === undefined || key === '' ? text : text.replaceAll(key, hidden)
  return whole
    .replace(/[^\s"'`“”<>()[\]{},;]+/g, (word) => (isSecret(word, key) ? hidden : word))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 240)
}

/** A word that looks like a key, hides one behind stars, or is a longer part of this one. */
function isSecret(word: string, key: string | undefined): boolean {
  if (/\*{3,}/.test(word) || /^(sk|pk|rk|gsk|xai|hf|AIza)[-_]?[\w-]{12,}/.test(word) || word.startsWith('sk-'))
    return true
  return key !== undefined && (word.match(/[\w-]{6,}/g) ?? []).some((part) => key.includes(part))
}

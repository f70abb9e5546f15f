/**
 * Like the check of browsers, but with a dot in the domain. It allows exactly one address, without commas, spaces,
 * quotes or brackets that a mail header could read as several.
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    text,
  )
}

/**
 * Why a text is no email address, as a sentence; undefined where it is one. The domain may be international: the server stores it in
 * ASCII, see `toAsciiEmail`.
 */
export function problemWithEmail(text: string): string | undefined {
  const [wrong] = /[ ,]|[^!-~](?=.*@)/u.exec(text) ?? []
  if (wrong) return `Enter an email address without ${wrong === ' ' ? 'a space' : `‘${wrong}’`}`
  return isEmail(text.replace(/[^!-~]/g, 'x'))
    ? undefined
    : 'Enter an email address, like alex@example.com'
}

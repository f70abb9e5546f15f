/**
 * Like the check of browsers, but with a dot in the domain. It allows exactly one address, without commas, spaces,
 * quotes or brackets that a mail header could read as several.
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    text,
  )
}

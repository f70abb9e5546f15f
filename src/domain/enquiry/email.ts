/**
 * Close to what browsers accept in an email field, and a dot in the domain: nobody is reached at `alex@home`.
 * What passes is one address and nothing else: no comma, space, quote or bracket that a letter's header could read as more.
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    text,
  )
}

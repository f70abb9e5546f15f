import { sessionHours } from '#domain/account/session-hours.ts'
import type { Services } from '../../services.ts'

type CookieDeps = Pick<Services, 'siteUrl' | 'sessionsHashedFrom' | 'now'>

/** How better-auth begins the names of its cookies where the site has TLS. */
const inner = '__Secure-desk.'

/** How browsers know them: no other host of the same domain can set these. */
const outer = '__Host-desk.'

/**
 * The names of the desk's cookies. After an upgrade they stay as the release before knows them for as long as it may run
 * beside this one, and are read for as long as a session lasts after that.
 */
export function sessionCookies({ siteUrl, sessionsHashedFrom, now }: CookieDeps) {
  const isSecure = siteUrl.startsWith('https:')
  const isReadUntil = sessionsHashedFrom.getTime() + sessionHours * 3_600_000
  const isRead = () => now().getTime() < isReadUntil
  return {
    /** The cookies that a browser sent, as better-auth knows them. */
    toAuthentication(header: string): string {
      if (!isSecure) return header
      const cookies = header.split(/; */)
      const own = cookies
        .filter((cookie) => cookie.startsWith(outer))
        .map((cookie) => renamed(cookie, outer, inner))
      const names = own.map(nameOf)
      const earlier = cookies.filter(
        (cookie) => cookie.startsWith(inner) && isRead() && !names.includes(nameOf(cookie)),
      )
      return [...own, ...earlier].join('; ')
    },
    /** The cookies that better-auth sets, as the browser is to know them. */
    toBrowser(cookies: string[]): string[] {
      if (!isSecure || now() < sessionsHashedFrom) return cookies
      return cookies.flatMap((cookie) => [
        renamed(cookie, inner, outer),
        ...(isRead()
          ? [`${nameOf(cookie)}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`]
          : []),
      ])
    },
  }
}

function renamed(cookie: string, from: string, to: string): string {
  return to + cookie.slice(from.length)
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='))
}

import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deleteFirmSessions, getFirmSession, setSessionSeen } from '#database/firm/sessions.ts'
import { getInstaller, type StoredInstaller } from '#database/installer/installers.ts'
import { type Member, membersOf } from '#operations/firm/members.ts'
import type { NewFirmSession } from '#operations/firm/sign-in.ts'
import type { Services } from '../../services.ts'

/** A signed-in person at an installer. */
export type Visit = { session: string; installer: StoredInstaller; member: Member }

/** The code that a browser asked for, and for which address. */
export type Asked = { id: string; address: string }

const hourMs = 3_600_000

/** The sessions of installers' people, and the cookies by which browsers keep them: none of the desk's opens anything here. */
export function firmSessions({ database, now, siteUrl }: Services) {
  const isSecure = siteUrl.startsWith('https:')
  const cookie = isSecure ? '__Host-firm' : 'firm'
  const asked = isSecure ? '__Secure-firm-code' : 'firm-code'
  const flags = { httpOnly: true, secure: isSecure, sameSite: 'Lax' } as const
  const signInPath = '/installer/sign-in'

  return {
    /** Undefined where no one is signed in, the person isn't the installer's any more, or the installer was closed. */
    async visitOf(c: Context): Promise<Visit | undefined> {
      const token = getCookie(c, cookie)
      const session = token && (await getFirmSession(database.db, token, now()))
      if (!session) return undefined
      const installer = await getInstaller(database.db, session.installer)
      const member = installer && membersOf(installer).find(({ id }) => id === session.person)
      if (!member || installer.closedAt) return undefined
      if (now().getTime() - Date.parse(session.seen_at) > hourMs)
        await setSessionSeen(database.db, session.id, now())
      return { session: session.id, installer, member }
    },
    begin(c: Context, { token, keepSeconds }: NewFirmSession): void {
      const keep = keepSeconds === undefined ? {} : { maxAge: keepSeconds }
      setCookie(c, cookie, token, { ...flags, path: '/', ...keep })
      deleteCookie(c, asked, { ...flags, path: signInPath })
    },
    async end(c: Context, { session, installer }: Visit): Promise<void> {
      await deleteFirmSessions(database.db, installer.id, { id: session })
      deleteCookie(c, cookie, { ...flags, path: '/' })
    },
    /** Which code was asked for is kept by the browser alone, so that no address is in an address. */
    keepAsked(c: Context, { id, address }: Asked): void {
      const value = `${id}.${Buffer.from(address).toString('base64url')}`
      setCookie(c, asked, value, { ...flags, path: signInPath, maxAge: 600 })
    },
    readAsked(c: Context): Asked | undefined {
      const [id, address] = (getCookie(c, asked) ?? '').split('.')
      return id && address
        ? { id, address: Buffer.from(address, 'base64url').toString().slice(0, 254) }
        : undefined
    },
  }
}

export type FirmSessions = ReturnType<typeof firmSessions>

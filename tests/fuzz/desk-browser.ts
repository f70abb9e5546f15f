import { randomInt } from 'node:crypto'
import { storeOperator } from '../operators.ts'
import { totp } from '../totp.ts'
import type { FuzzedServer } from './fuzzed-server.ts'

/** Of all whose password requests know, and may change. */
export const password = 'quiet afternoon light'

/** A browser at the desk, at an address of its own: what one address may ask for has limits. */
export function openBrowser(url: string, cookie = '') {
  const cookies = new Map<string, string>()
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
  const browser = {
    cookie: () => cookie || Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    async post(path: string, body: object = {}) {
      const response = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          cookie: browser.cookie(),
        },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text}`)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return JSON.parse(text)
    },
  }
  return browser
}

/** An operator who has typed their password in this browser, and has no second factor yet. */
export async function openNewcomer(server: FuzzedServer, name: string, typed = password) {
  const { url, database, passwords } = server
  const id = await storeOperator(database, { name })
  await database.db
    .updateTable('operator_accounts')
    .set({ password: await passwords.hash(typed) })
    .where('user_id', '=', id)
    .execute()
  const email = `${id}@wattlewise.example`
  const browser = openBrowser(url)
  await browser.post('/sign-in', { email, password: typed })
  const { key, recoveryCodes } = await browser.post('/second-factor', { password: typed })
  return { id, email, browser, key: String(key), recoveryCodes: recoveryCodes as string[] }
}

/** An operator who has signed in with a second factor. */
export async function openColleague(server: FuzzedServer, name: string, typed = password) {
  const colleague = await openNewcomer(server, name, typed)
  await colleague.browser.post('/second-factor/verify', { code: totp(colleague.key) })
  return colleague
}

import { expect } from 'vitest'
import type { Database } from '#database/open.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { regionOf } from '#estimate/region.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import type { FirmPageProps } from '#site/firm/firm-page.ts'
import { openLog } from '../src/server/http/log.ts'
import { openTestDesk, type SentLetter } from './desk.ts'
import { insertLead, lead, leadReceivers, storeDeps } from './leads.ts'
import { eventLimitMs } from './limits.ts'
import { siteOfProps } from './own-page.ts'
import { storeInstaller, storeOffer } from './stored-installers.ts'

// Tuesday, 10 am in Melbourne.
export const began = new Date('2026-11-23T23:00:00Z')
export const minutes = 60_000
let firms = 0

/** How long letters are waited for. */
export const patience = { timeout: eventLimitMs }

export const personWith = (
  name: string,
  changes: Partial<InstallerPerson> = {},
): InstallerPerson => ({
  ...{ name, email: `${name.toLowerCase()}${firms}@magpie.example`, phone: '' },
  ...{ getsOffers: true, ...changes },
})

/** An installer whose people sign in, on a database and by a clock of its own. */
export function firmsOn(database: () => Database) {
  const clock = { now: began }
  const site = siteOfProps()
  const open = () =>
    openTestDesk(database(), { now: () => clock.now }, { site, log: openLog('silent') })

  /** An installer with two people in the office and two on the road. One of these two may accept. */
  async function openFirm() {
    firms += 1
    clock.now = began
    const desk = open()
    const people = [
      personWith('Milo'),
      personWith('Maya', { role: 'office' }),
      personWith('Max', { role: 'road', mayAccept: true }),
      personWith('Mina', { role: 'road', getsOffers: false }),
    ] as const
    const installer = await storeInstaller(database(), { people })
    const [milo, maya, max, mina] = people
    return { ...desk, installer, milo, maya, max, mina }
  }

  /** A browser that keeps cookies. */
  function browserOf({ app }: ReturnType<typeof open>) {
    const cookies = new Map<string, string>()
    const ask = async (path: string, fields?: Record<string, string>) => {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.request(path, {
        headers: { cookie },
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      })
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (/max-age=0/i.test(set)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    const look = async (path: string) => {
      const response = await ask(path)
      const text = await response.text()
      return text.startsWith('{') ? (JSON.parse(text) as FirmPageProps) : undefined
    }
    return { cookies, ask, look }
  }

  async function codeFor(letters: SentLetter[], email: string): Promise<string> {
    await expect.poll(() => letters.findLast(({ to }) => to === email), patience).toBeTruthy()
    return letters.findLast(({ to }) => to === email)?.link ?? ''
  }

  async function signIn(desk: ReturnType<typeof open>, { email }: InstallerPerson) {
    const browser = browserOf(desk)
    const before = desk.letters.length
    await browser.ask('/installer/sign-in', { act: 'ask', address: email })
    await expect.poll(() => desk.letters.length, patience).toBeGreaterThan(before)
    const code = await codeFor(desk.letters, email)
    const response = await browser.ask('/installer/sign-in', { act: 'try', code })
    expect(response.headers.get('location')).toBe('/installer')
    return browser
  }

  async function giveToMina(office: ReturnType<typeof browserOf>, offer: string) {
    const listed = await office.look('/installer/firm/people')
    const people = listed?.page === 'people' ? listed.people : []
    const mina = people.find(({ name }) => name === 'Mina')?.id ?? ''
    await office.ask('/installer/enquiries', { act: 'give', offer, to: mina })
    return mina
  }

  async function acceptedBy(installer: string) {
    const row = lead({
      ...{ service: 'solar-panels', first_name: 'Theo', last_name: 'Laskaris' },
      ...{ phone: '0491 570 110', phone_e164: '+61491570110' },
      ...{ postcode: '3071', region: regionOf('3071') },
      created_at: clock.now.toISOString(),
    })
    await insertLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    const offer = await storeOffer(database(), {
      ...{ lead: row.id, installer, offered_at: clock.now.toISOString() },
      expires_at: new Date(clock.now.getTime() + 60 * minutes).toISOString(),
    })
    expect(await acceptLead(offer, open().services)).toMatchObject({ ok: true })
    return { row, offer }
  }

  return { clock, open, openFirm, browserOf, codeFor, signIn, giveToMina, acceptedBy }
}

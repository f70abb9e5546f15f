import { describe, expect, test } from 'vitest'
import { getInstaller } from '#database/installer/installers.ts'
import { personId } from '#database/installer/text-receivers.ts'
import { getOffer } from '#database/offer/offers.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { began, firmsOn, minutes } from '../../../tests/firms.ts'
import { storeOffer } from '../../../tests/stored-installers.ts'

onEveryDatabase((database) => {
  const { clock, openFirm, browserOf, codeFor, signIn, giveToMina, acceptedBy } = firmsOn(database)

  describe('of their own they set', () => {
    test('that they are away: their calls are the office’s, and nobody writes to them', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      await giveToMina(office, offer)
      const road = await signIn(firm, firm.mina)
      await road.ask('/installer/me', { act: 'away', until: 'monday' })
      expect(await getOffer(database().db, offer)).toMatchObject({ assigned_to: null })
      expect(await office.look('/installer/firm/people')).toMatchObject({
        people: expect.arrayContaining([
          expect.objectContaining({ name: 'Mina', awayUntil: '2026-11-30' }),
        ]),
      })
      expect(await office.look(`/offer?token=${offer}`)).toMatchObject({
        events: expect.arrayContaining([
          expect.objectContaining({ who: 'Mina', kind: 'given back' }),
        ]),
      })
      clock.now = new Date('2026-11-29T22:00:00Z')
      expect(await (await signIn(firm, firm.mina)).look('/installer/me')).toMatchObject({
        awayUntil: null,
      })
    })

    test('a calendar of first names and suburbs, which ends with its address, all old links, or them', async () => {
      const firm = await openFirm()
      const { row, offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      const mina = await giveToMina(office, offer)
      const road = await signIn(firm, firm.mina)
      await road.ask('/installer/enquiries', {
        ...{ act: 'visit', offer, day: '2026-11-27', time: '15:30', address: '14 Example St' },
      })
      const addressOf = async () => {
        await road.ask('/installer/me', { act: 'feed' })
        const page = await road.look('/installer/me')
        const { pathname, search } = new URL((page?.page === 'me' && page.feed) || '')
        return pathname + search
      }
      const statusOf = async (path: string) => (await firm.app.request(path)).status
      const first = await addressOf()
      const file = await firm.app.request(first)
      expect(file.headers.get('content-type')).toMatch(/^text\/calendar/)
      const text = await file.text()
      expect(text).toContain('DTSTART:20261127T043000Z')
      expect(text).toMatch(/SUMMARY:Visit: Theo\\, /)
      for (const personal of ['Laskaris', '0491', row.email, 'Example', row.id])
        expect(text).not.toContain(personal)
      const second = await addressOf()
      expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
      await office.ask('/installer/firm/people', { act: 'end-links' })
      expect(await statusOf(second)).toBe(404)
      expect(await road.look('/installer/me')).toMatchObject({ feed: null })
      const third = await addressOf()
      expect(await statusOf(third)).toBe(200)
      await office.ask('/installer/firm/people', { act: 'remove', person: mina })
      expect(await statusOf(third)).toBe(404)
    })
  })

  describe('a link', () => {
    const tokenOf = (kind: 'offer' | 'installer', id: string, sent: Date, person?: string) =>
      linkToken(kind, id, {
        secret: 'a secret of at least thirty-two characters',
        now: sent,
        person,
      })

    test('acts in the name of whose it is, and no further than they may', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const act = async (person: InstallerPerson, fields: Record<string, string>) => {
        const token = tokenOf('offer', offer, began, personId(firm.installer, person))
        return (await browserOf(firm).ask('/offer', { token, calls: '0', ...fields })).status
      }
      expect(await act(firm.mina, { act: 'called', outcome: 'reached' })).toBe(403)
      expect(await act(firm.max, { act: 'return', because: 'number-dead' })).toBe(403)
      expect((await getOffer(database().db, offer))?.outcome).toBeNull()
      clock.now = new Date(began.getTime() + minutes)
      expect(await act(firm.maya, { act: 'called', outcome: 'no-answer' })).toBe(303)
      const office = await signIn(firm, firm.milo)
      expect(await office.look(`/offer?token=${offer}`)).toMatchObject({
        events: [{ who: 'Maya', kind: 'lead.offer-outcome' }, expect.anything()],
      })
    })

    test('accepts in the name of whose it is, and the call is theirs', async () => {
      const firm = await openFirm()
      const { row } = await acceptedBy(firm.installer)
      const { installer } = await openFirm()
      const expires_at = new Date(clock.now.getTime() + 60 * minutes).toISOString()
      const offer = await storeOffer(database(), { lead: row.id, installer, expires_at })
      const [milo] = (await getInstaller(database().db, installer))?.people ?? []
      const person = milo && personId(installer, milo)
      const token = tokenOf('offer', offer, began, person)
      expect((await browserOf(firm).ask('/offer', { act: 'accept', token })).status).toBe(303)
      expect(await getOffer(database().db, offer)).toMatchObject({ assigned_to: person })
    })

    test('ends with the person whose it is, and nobody else’s', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const statusOf = async (person: InstallerPerson) => {
        const token = tokenOf('offer', offer, began, personId(firm.installer, person))
        return (await firm.app.request(`/offer?token=${token}`)).status
      }
      expect(await statusOf(firm.maya)).toBe(200)
      const office = await signIn(firm, firm.milo)
      const person = personId(firm.installer, firm.maya)
      await office.ask('/installer/firm/people', { act: 'remove', person })
      expect([await statusOf(firm.maya), await statusOf(firm.milo)]).toEqual([404, 200])
    })

    test('that names nobody shows its offer, and asks for a code before it acts', async () => {
      const firm = await openFirm()
      const { row, offer } = await acceptedBy(firm.installer)
      const token = tokenOf('offer', offer, began)
      expect(await (await firm.app.request(`/offer?token=${token}`)).text()).toContain(row.phone)
      const posted = await browserOf(firm).ask('/offer', {
        act: 'called',
        token,
        outcome: 'reached',
      })
      expect(posted.headers.get('location')).toBe(`/installer/sign-in?offer=${offer}`)
      expect((await getOffer(database().db, offer))?.outcome).toBeNull()
    })

    test('shows everything for a day after it was sent, and later what was offered, with where a code is asked for', async () => {
      const firm = await openFirm()
      const { row, offer } = await acceptedBy(firm.installer)
      const token = tokenOf('offer', offer, began)
      const look = async () => (await firm.app.request(`/offer?token=${token}`)).text()
      clock.now = new Date(began.getTime() + 23 * 60 * minutes)
      expect(await look()).toContain(row.phone)
      clock.now = new Date(began.getTime() + 25 * 60 * minutes)
      const later = await look()
      expect(JSON.parse(later)).toHaveProperty('later')
      for (const personal of ['Theo', 'Laskaris', row.phone]) expect(later).not.toContain(personal)
      const posted = await browserOf(firm).ask('/offer', {
        act: 'called',
        token,
        outcome: 'reached',
      })
      expect(posted.headers.get('location')).toBe(`/installer/sign-in?offer=${offer}`)
      expect((await getOffer(database().db, offer))?.outcome).toBeNull()
      const receipt = await firm.app.request(`/offer/receipt?token=${token}`)
      expect(receipt.status).toBe(404)
    })

    test('that was sent before leads gently to where one signs in, and from there to its offer', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const token = tokenOf('installer', firm.installer, began)
      clock.now = new Date(began.getTime() + 30 * 24 * 60 * minutes)
      const response = await firm.app.request(`/installer?token=${token}`)
      expect(JSON.parse(await response.text())).toMatchObject({
        page: 'sign-in',
        isFromLink: true,
      })
      const browser = browserOf(firm)
      const address = firm.milo.email
      await browser.ask('/installer/sign-in', { act: 'ask', address, offer })
      const code = await codeFor(firm.letters, address)
      const inside = await browser.ask('/installer/sign-in', { act: 'try', code, offer })
      expect(inside.headers.get('location')).toBe(`/offer?token=${offer}`)
    })

    test('stops working once the office ends it, and people stay signed in if the office wants', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const token = tokenOf('offer', offer, began)
      const [office, road] = [await signIn(firm, firm.milo), await signIn(firm, firm.max)]
      await office.ask('/installer/firm/people', { act: 'end-links' })
      expect((await firm.app.request(`/offer?token=${token}`)).status).toBe(404)
      expect((await road.ask('/installer/today')).status).toBe(200)
      await office.ask('/installer/firm/people', { act: 'end-links', everybody: 'yes' })
      expect((await road.ask('/installer/today')).status).toBe(303)
      expect((await office.ask('/installer/today')).status).toBe(200)
    })
  })
})

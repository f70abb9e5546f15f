import { describe, expect, test } from 'vitest'
import { listFirmSessions } from '#database/firm/sessions.ts'
import { listChanges } from '#database/installer/changes.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { personId } from '#database/installer/text-receivers.ts'
import { getOffer } from '#database/offer/offers.ts'
import type { InstallerPerson, InstallerRole } from '#domain/installer/installer.ts'
import { mayDo } from '#domain/installer/people.ts'
import { membersOf } from '#operations/firm/members.ts'
import { createAuthenticator } from '../../../tests/authenticator.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openFirmBrowser } from '../../../tests/firm-browser.ts'
import { began, firmsOn, minutes, patience } from '../../../tests/firms.ts'
import { firmPages } from './firm-pages.ts'

onEveryDatabase((database) => {
  const knownAs = async (id: string) => {
    const known = await getInstaller(database().db, id)
    if (!known) throw new Error('it is unknown')
    return known
  }
  const { clock, openFirm, browserOf, codeFor, signIn, giveToMina, acceptedBy } = firmsOn(database)

  describe('signing in', () => {
    test('a code that was sent to a person’s address opens their firm’s pages, once', async () => {
      const firm = await openFirm()
      const browser = await signIn(firm, firm.milo)
      expect(await browser.look('/installer/today')).toMatchObject({
        page: 'today',
        frame: { name: 'Milo', role: 'office' },
      })
      const code = await codeFor(firm.letters, firm.milo.email)
      const other = browserOf(firm)
      await other.ask('/installer/sign-in', { act: 'ask', address: firm.milo.email })
      const again = await other.ask('/installer/sign-in', { act: 'try', code })
      expect(again.status).toBe(422)
    })

    test('the answer is the same for an address that nobody has, and nothing is sent there', async () => {
      const firm = await openFirm()
      const answers = []
      for (const address of [firm.milo.email, 'nobody@magpie.example']) {
        const response = await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address })
        answers.push([response.status, response.headers.get('location'), await response.text()])
      }
      expect(answers[0]).toEqual(answers[1])
      await codeFor(firm.letters, firm.milo.email)
      expect(firm.letters.map(({ to }) => to)).not.toContain('nobody@magpie.example')
    })

    test('a code has five tries and ten minutes, and an address gets five an hour and ten a day', async () => {
      const firm = await openFirm()
      const browser = browserOf(firm)
      const ask = () => browser.ask('/installer/sign-in', { act: 'ask', address: firm.maya.email })
      const tryOne = (code: string) => browser.ask('/installer/sign-in', { act: 'try', code })
      await ask()
      const code = await codeFor(firm.letters, firm.maya.email)
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      for (let tries = 0; tries < 5; tries += 1) expect((await tryOne(wrong)).status).toBe(422)
      expect((await tryOne(code)).status).toBe(422)

      await ask()
      await expect.poll(() => firm.letters.length, patience).toBe(2)
      const late = await codeFor(firm.letters, firm.maya.email)
      clock.now = new Date(began.getTime() + 11 * minutes)
      expect((await tryOne(late)).status).toBe(422)

      for (let more = 0; more < 30; more += 1) await ask()
      await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address: firm.milo.email })
      await codeFor(firm.letters, firm.milo.email)
      await expect.poll(() => firm.letters.length, patience).toBe(5 + 1)
      for (let hour = 1; hour <= 5; hour += 1) {
        clock.now = new Date(began.getTime() + (hour * 61 + 11) * minutes)
        for (let more = 0; more < 10; more += 1) await ask()
      }
      await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address: firm.max.email })
      await codeFor(firm.letters, firm.max.email)
      await expect.poll(() => firm.letters.length, patience).toBe(10 + 2)
    })

    test('guessing all day gives fifty tries of a million, five for each of ten codes', async () => {
      const firm = await openFirm()
      const guesser = browserOf(firm)
      const figures = { asked: 0, tries: 0, mostOfOne: 0, hits: 0 }
      for (let minute = 0; minute < 24 * 60; minute += 20) {
        clock.now = new Date(began.getTime() + minute * minutes)
        await guesser.ask('/installer/sign-in', { act: 'ask', address: firm.max.email })
        figures.asked += 1
        let triesOfOne = 0
        for (let answer = ''; !answer.includes('is over'); ) {
          const code = String(figures.tries).padStart(6, '0')
          const response = await guesser.ask('/installer/sign-in', { act: 'try', code })
          if (response.status === 303) figures.hits += 1
          answer = response.status === 303 ? 'is over' : await response.text()
          if (answer.includes('isn’t the code')) triesOfOne += 1
          if (answer.includes('isn’t the code')) figures.tries += 1
        }
        figures.mostOfOne = Math.max(figures.mostOfOne, triesOfOne)
      }
      // One of a million codes is hit by chance; that of a day's fifty is one in twenty thousand.
      expect(figures).toEqual({ asked: 72, tries: 50, mostOfOne: 5, hits: 0 })
      expect(figures.tries / 1_000_000).toBe(1 / 20_000)
    })

    test('of 20 who try the same right code at once one is let in', async () => {
      const firm = await openFirm()
      const browser = browserOf(firm)
      await browser.ask('/installer/sign-in', { act: 'ask', address: firm.max.email })
      const code = await codeFor(firm.letters, firm.max.email)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => browser.ask('/installer/sign-in', { act: 'try', code })),
      )
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    })

    test('a passkey signs in the person who made it, until it or they are removed', async () => {
      const firm = await openFirm()
      const road = await signIn(firm, firm.mina)
      const asked = async (browser: ReturnType<typeof browserOf>, path: string) => {
        const page = await browser.look(path)
        return page && 'passkey' in page ? (page.passkey?.challenge ?? '') : ''
      }
      const make = async (changes: object = {}) => {
        const one = createAuthenticator()
        const added = one.make(await asked(road, '/installer/me'), { flags: 0x45, ...changes })
        const response = await road.ask('/installer/me', { act: 'add-passkey', ...added })
        return { ...one, added, status: response.status }
      }
      const { added, use, status } = await make()
      expect(status).toBe(303)
      // One that didn't ask who is there, one that is made twice, and one by an old challenge.
      expect((await make({ flags: 0x41 })).status).toBe(422)
      expect((await road.ask('/installer/me', { act: 'add-passkey', ...added })).status).toBe(422)

      const tryIt = async (changes: object = {}, later = 0) => {
        const browser = browserOf(firm)
        const challenge = await asked(browser, '/installer/sign-in')
        clock.now = new Date(clock.now.getTime() + later)
        const used = { act: 'passkey', ...use(challenge, { flags: 0x05, ...changes }) }
        const answers = [await browser.ask('/installer/sign-in', used)]
        const twice = await browserOf(firm).ask('/installer/sign-in', used)
        expect(twice.status).toBe(422)
        return { browser, status: answers[0]?.status }
      }
      const { browser, status: signedIn } = await tryIt()
      expect(signedIn).toBe(303)
      expect(await browser.look('/installer/me')).toMatchObject({
        frame: { name: 'Mina' },
        passkeys: [{ id: added.id, usedAt: clock.now.toISOString() }],
      })
      expect((await tryIt({ flags: 0x01 })).status).toBe(422)
      expect((await tryIt({ origin: 'https://elsewhere.example' })).status).toBe(422)
      expect((await tryIt({}, 11 * minutes)).status).toBe(422)
      const office = await signIn(firm, firm.milo)
      const person = personId(firm.installer, firm.mina)
      await office.ask('/installer/me', { act: 'remove-passkey', id: added.id })
      expect((await tryIt()).status).toBe(303)
      await office.ask('/installer/firm/people', { act: 'remove', person })
      expect((await tryIt()).status).toBe(422)
    })

    test('a session is no operator’s, and an operator’s opens nothing here', async () => {
      const firm = await openFirm()
      const browser = await signIn(firm, firm.milo)
      expect((await browser.ask('/api/leads')).status).toBe(401)
      expect(
        await database().db.selectFrom('installer_sessions').select('token').execute(),
      ).not.toContainEqual({ token: browser.cookies.get('firm') })
    })
  })

  describe('who may what', () => {
    const paths = Object.keys(firmPages)

    test('a person who isn’t signed in gets no page, and no act is done', async () => {
      const firm = await openFirm()
      for (const path of paths)
        for (const fields of [undefined, { act: 'remove' }]) {
          const response = await browserOf(firm).ask(`/installer${path}`, fields)
          expect([path, response.status, response.headers.get('location')]).toEqual([
            ...[path, 303, '/installer/sign-in'],
          ])
        }
    })

    test('every page is seen only by people with its right', async () => {
      const firm = await openFirm()
      const roles: [InstallerPerson, InstallerRole][] = [
        [firm.maya, 'office'],
        [firm.max, 'road'],
        [firm.mina, 'road'],
      ]
      for (const [person, role] of roles) {
        const browser = await signIn(firm, person)
        for (const [path, { right }] of Object.entries(firmPages)) {
          const { status } = await browser.ask(`/installer${path}`)
          const may = mayDo(person, right)
          expect([role, path, status]).toEqual([role, path, may ? 200 : 403])
          if (!may) {
            const posted = await browser.ask(`/installer${path}`, { act: 'remove', person: 'x' })
            expect([path, posted.status]).toEqual([path, 403])
          }
        }
        const { status } = await browser.ask('/installer/enquiries/file')
        expect([role, status]).toEqual([role, role === 'office' ? 200 : 404])
        expect((await browser.ask('/installer/statement')).status).toBe(
          role === 'office' ? 200 : 404,
        )
      }
    })

    test('no act of any page touches another firm, nor on the road a colleague’s enquiry', async () => {
      const [one, other] = [await openFirm(), await openFirm()]
      const { row, offer } = await acceptedBy(one.installer)
      const { db } = database()
      const [own = '', colleague = ''] = membersOf(await knownAs(one.installer)).map(({ id }) => id)
      const posted = {
        ...{ offer, token: offer, id: own, person: own, to: colleague, installer: one.installer },
        ...{ outcome: 'reached', calls: '0', text: 'x', name: 'x', email: 'x@x.example', of: '0' },
        ...{ day: '2026-12-01', time: '10:00', until: 'resumed' },
        ...{
          'pause-from': '2026-12-01',
          'pause-back': '2026-12-02',
          areas: 'Victoria',
          answer: 'x',
        },
      }
      const acts = Object.entries(firmPages).flatMap(([path, page]) =>
        Object.keys(page.acts ?? {}).map((act) => [`/installer${path}`, act] as const),
      )
      const offerRows = () =>
        Promise.all([
          getOffer(db, offer),
          db.selectFrom('offer_events').selectAll().where('offer', '=', offer).execute(),
          db.selectFrom('audit').selectAll().where('lead', '=', row.id).execute(),
        ])
      const firmRows = () =>
        Promise.all([
          knownAs(one.installer),
          listChanges(db, one.installer),
          listFirmSessions(db, one.installer, clock.now),
        ])
      await signIn(one, one.milo)
      const [enquiry, firm] = [await offerRows(), await firmRows()]
      for (const [path, act] of acts) {
        const stranger = await openFirmBrowser(other, other.installer)
        await stranger.post(path, new URLSearchParams({ act, ...posted }))
        expect([path, act, await offerRows()]).toEqual([path, act, enquiry])
        expect([path, act, await firmRows()]).toEqual([path, act, firm])
      }
      const road = await signIn(one, one.mina)
      for (const [path, act] of acts.filter(([, act]) => act !== 'out')) {
        await road.ask(path, { act, ...posted })
        expect([path, act, await offerRows()]).toEqual([path, act, enquiry])
      }
      const strangers = await signIn(other, other.milo)
      expect((await strangers.ask(`/offer?token=${offer}`)).status).toBe(404)
      const tried = [...Object.keys(firmPages['/enquiries']?.acts ?? {}), 'called']
      expect(tried).toEqual(expect.arrayContaining(['note', 'visit', 'give', 'give-back']))
      for (const browser of [strangers, road])
        for (const act of tried)
          for (const path of ['/installer/enquiries', '/installer/today', '/offer']) {
            const { status } = await browser.ask(path, { act, ...posted })
            expect([path, act, status >= 400]).toEqual([path, act, true])
            expect(await offerRows()).toEqual(enquiry)
          }
      const office = await signIn(one, one.milo)
      expect((await office.ask(`/offer?token=${offer}`)).status).toBe(200)
      expect(await road.look('/installer/me')).toMatchObject({ page: 'me' })
    })

    test('on the road one’s own enquiry is called, and neither returned nor handed on', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      await giveToMina(office, offer)
      const road = await signIn(firm, firm.mina)
      expect((await road.ask(`/offer?token=${offer}`)).status).toBe(200)
      const [seen, asOffice] = [road, office].map((one) => one.look(`/offer?token=${offer}`))
      const accepted = { mayReturn: false }
      expect(await seen).toMatchObject({ offer: { accepted } })
      expect(await asOffice).toMatchObject({
        offer: { accepted: { mayReturn: true, isFresh: true } },
      })
      const before = await getOffer(database().db, offer)
      for (const act of ['return', 'forward', 'by-mistake', 'accept-terms', 'accept', 'decline']) {
        const { status } = await road.ask('/offer', { act, token: offer, reason: 'duplicate' })
        expect([act, status]).toEqual([act, 403])
      }
      expect(await getOffer(database().db, offer)).toEqual(before)
      const call = { act: 'called', token: offer, outcome: 'no-answer', calls: '0' }
      expect((await road.ask('/offer', call)).status).toBe(303)
    })

    test('on the road one’s own enquiry is handed back to the office, and no page of it is left', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      const mina = await giveToMina(office, offer)
      const road = await signIn(firm, firm.mina)
      const give = { act: 'give', offer, to: mina }
      expect((await road.ask('/installer/enquiries', give)).status).toBe(422)
      const back = await road.ask('/installer/enquiries', { act: 'give-back', offer })
      expect(back.headers.get('location')).toBe('/installer/enquiries?done=give-back')
      expect(await getOffer(database().db, offer)).toMatchObject({ assigned_to: null })
      expect((await road.ask(`/offer?token=${offer}`)).status).toBe(404)
    })

    test('a person who is removed gets nothing more, and their calls go to the office', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      const road = await signIn(firm, firm.mina)
      const mina = await giveToMina(office, offer)
      expect((await road.ask(`/offer?token=${offer}`)).status).toBe(200)
      const gone = await office.ask('/installer/firm/people', { act: 'remove', person: mina })
      expect(gone.status).toBe(303)
      for (const path of ['/installer/today', '/installer/enquiries', `/offer?token=${offer}`])
        expect((await road.ask(path)).headers.get('location')).toMatch(/^\/installer\/sign-in/)
      expect(await getOffer(database().db, offer)).toMatchObject({ assigned_to: null })
    })

    test('one person stays in the office, and no one can remove themselves', async () => {
      const firm = await openFirm()
      const office = await signIn(firm, firm.milo)
      const listed = await office.look('/installer/firm/people')
      const people = listed?.page === 'people' ? listed.people : []
      const own = people.find(({ isYou }) => isYou)?.id ?? ''
      const path = '/installer/firm/people'
      expect((await office.ask(path, { act: 'remove', person: own })).status).toBe(422)
      const road = {
        act: 'change',
        person: own,
        name: 'Milo',
        email: firm.milo.email,
        role: 'road',
      }
      expect((await office.ask(path, road)).status).toBe(422)
    })
  })
})

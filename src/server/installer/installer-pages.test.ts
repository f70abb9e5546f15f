import { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { personId } from '#database/installer/text-receivers.ts'
import { insertEntry } from '#database/offer/ledger.ts'
import { openSqlite } from '#database/open.ts'
import { type EnquiryForm, type Question, questionsOf } from '#domain/enquiry/form.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { deriveLead } from '#domain/lead/derive-lead.ts'
import { offeredLabel } from '#domain/lead/question-uses.ts'
import type { OfferState } from '#domain/offer/offer.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { type LinkKind, linkToken } from '#operations/enquiry/link-token.ts'
import { insertTogether } from '#operations/enquiry/store-leads.ts'
import { endInstallerLinks } from '#operations/installer/act-on-installer.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { decideProven } from '#operations/offer/return-lead.ts'
import { watchOwedCalls } from '#operations/offer/watch-owed-calls.ts'
import { eraseOwnEnquiry } from '#operations/privacy/erase-person.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import type { InstallerPageProps } from '#site/installer/installer-page.ts'
import type { OfferPageProps } from '#site/offer/offer-page.ts'
import { everyAnswer, homeForm } from '../../../tests/answers.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { receiptOf, submission } from '../../../tests/leads.ts'
import { siteOfProps } from '../../../tests/own-page.ts'
import { enquiryPages } from '../firm/enquiry-view.ts'
import { firmSessions } from '../firm/session.ts'
import { openLog } from '../http/log.ts'
import { offerRoutes } from '../offer/offer-routes.ts'

// Monday, 10 am in Melbourne.
const began = new Date('2026-11-22T23:00:00Z')
const minutesLater = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
let people = 0

onEveryDatabase((open) => {
  let now = began
  const log = openLog('silent')
  const opened = () => openTestDesk(open(), { now: () => now }, { site: siteOfProps(), log })
  const { secret } = { secret: 'a secret of at least thirty-two characters' }
  const tokenFor = (kind: LinkKind, id: string, person?: string) =>
    linkToken(kind, id, { secret, now: began, person })

  async function newLead({ form = homeForm, answers = {} as Record<string, string> } = {}) {
    people += 1
    const { services } = opened()
    const { row } = deriveLead(
      {
        ...submission(),
        form,
        answers: {
          ...everyAnswer(form, {
            'contact-name': 'Marian Nguyen',
            'contact-email': `marian${people}@example.com`,
            'contact-phone': `0491 57${String(people).padStart(4, '0')}`,
          }),
          postcode: '3073',
          ...answers,
        },
      },
      {
        now,
        id: uuidv7(),
        reference: `WW-${String(people).padStart(8, '0')}`,
        receivers: [],
        country: services.country,
        calling: services.calling,
        parsePhone: services.parsePhone,
        fingerprint: () => uuidv7(),
        addressKey: (address) => address,
      },
    )
    await insertTogether(open(), [{ row, deliveries: [], receipt: receiptOf(row) }], undefined)
    return row
  }

  async function newInstaller(changes: Partial<Installer> = {}) {
    people += 1
    const id = uuidv7()
    const moment = began.toISOString()
    const installer = installerWith({ id, abn: `abn ${people}`, ...changes })
    const level = { level: 0, levelSince: moment, createdAt: moment }
    await insertInstaller(open().db, { ...installer, ...level }, uuidv7)
    return id
  }

  async function newOffer(
    lead: string,
    installer: string,
    { state = 'offered' as OfferState, offered = 0, lapses = 60 } = {},
  ) {
    const id = uuidv7()
    await open()
      .db.insertInto('offers')
      .values({
        ...{ id, lead, installer, state },
        offered_at: minutesLater(offered).toISOString(),
        expires_at: minutesLater(lapses).toISOString(),
        fee_cents: 6800,
      })
      .execute()
    return id
  }

  /** An installer that is offered a lead, with its pages. */
  async function offered({ installer = {} as Partial<Installer>, form = homeForm } = {}) {
    now = began
    const { app, services } = opened()
    const lead = await newLead({ form })
    const business = await newInstaller(installer)
    const offer = await newOffer(lead.id, business)
    const [reader = installerWith().people[0]] = installer.people ?? []
    const person = reader && personId(business, reader)
    const token = tokenFor('offer', offer, person)
    const overviewToken = tokenFor('installer', business)
    // A link that was just sent: one that is a day old asks for a code.
    const fresh = (kind: LinkKind, id: string) => {
      const isFresh = now < minutesLater(24 * 60)
      const named = kind === 'offer' ? { person } : {}
      return linkToken(kind, id, { secret, now: isFresh ? began : now, ...named })
    }
    const get = (path: string) => app.request(path)
    const look = async (search = '') => {
      const response = await get(`/offer?token=${fresh('offer', offer)}${search}`)
      const props: OfferPageProps = JSON.parse(await response.text())
      if (!('offer' in props)) throw new Error('the link is lost')
      return props.offer
    }
    const overview = async (search = '') => {
      const response = await get(`/installer?token=${fresh('installer', business)}${search}`)
      const props: InstallerPageProps = JSON.parse(await response.text())
      if (!('installer' in props)) throw new Error('the link is lost')
      return props.installer
    }
    const send = (path: string, fields: Record<string, string>, headers = {}) =>
      app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
    const post = (fields: Record<string, string>, headers = {}) =>
      send('/offer', { token: fresh('offer', offer), ...fields }, headers)
    const postOverview = (fields: Record<string, string>) =>
      send('/installer', { token: fresh('installer', business), ...fields })
    return {
      ...{ app, services, lead, business, offer, token, overviewToken },
      ...{ get, look, overview, send, post, postOverview },
    }
  }

  /** Whatever a request may change. */
  const everything = async () => {
    const tables = ['enquiries', 'offers', 'installers', 'contacts', 'audit'] as const
    const more = ['disclosures', 'ledger_entries', 'deliveries', 'match_traces'] as const
    return JSON.stringify(
      await Promise.all(
        [...tables, ...more].map((table) => open().db.selectFrom(table).selectAll().execute()),
      ),
    )
  }

  describe('an offer', () => {
    test.each([...formsOf(au).values()].map((form) => [form.slug, form] as const))(
      'of the form %s shows nothing personal before it is accepted',
      async (slug, form) => {
        const findable = withFindableChoices(form)
        const { get, token, overviewToken, lead } = await offered({ form: findable })
        const pages = [
          await (await get(`/offer?token=${token}`)).text(),
          await (await get(`/installer?token=${overviewToken}`)).text(),
        ].join('\n')
        for (const { name, kind } of questionsOf(findable)) {
          const isThere = kind === 'choice' && pages.includes(`Answer to ${name}.`)
          expect([name, isThere]).toEqual([
            name,
            offeredLabel(slug, name) !== null && kind === 'choice',
          ])
        }
        const { first_name, last_name, email, phone, phone_e164, id, reference_number } = lead
        const typed = ['Near the park', 'gate is at the side']
        const person = [first_name, last_name, email, phone, phone_e164, id, reference_number]
        for (const personal of [...person, ...typed]) expect(pages).not.toContain(personal)
      },
    )

    test('looked at any number of times, by machines too, changes nothing', async () => {
      const { app, token, overviewToken } = await offered()
      const before = await everything()
      for (const path of [`/offer?token=${token}`, `/installer?token=${overviewToken}`])
        for (const act of ['', 'accept', 'decline', 'pause', 'resume'])
          for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
            const query = `act=${act}&done=${act}&step=quote`
            const { status } = await app.request(`${path}&${query}`, { method })
            expect(status).toBeLessThan(500)
          }
      expect(await everything()).toBe(before)
    })

    test('is cached and indexed by nobody, and its address is not written into the log', async () => {
      const lines: string[] = []
      const write = (line: object) => lines.push(JSON.stringify(line))
      const spy = { ...log, info: write, debug: write, warn: write, error: write }
      const { token, overviewToken, offer } = await offered()
      const { app } = openTestDesk(
        open(),
        { now: () => now },
        { site: siteOfProps(), log: spy as unknown as typeof log },
      )
      for (const path of [`/offer?token=${token}`, `/installer?token=${overviewToken}`]) {
        const { headers } = await app.request(path)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-robots-tag')).toBe('noindex')
        expect(headers.get('referrer-policy')).toBe('same-origin')
      }
      const body = new URLSearchParams({ token, act: 'decline' })
      await app.request('/offer', { method: 'POST', body })
      expect(lines.join('\n')).toContain('installer acted')
      for (const hidden of [token, overviewToken, offer])
        expect(lines.join('\n')).not.toContain(hidden)
    })

    test('is accepted, called, quoted and won by posts that may be repeated', async () => {
      const { look, overview, post, lead } = await offered()
      expect(await look()).toMatchObject({ standing: 'offered', accepted: null })
      const acts: Record<string, string>[] = [
        { act: 'accept' },
        { act: 'called', outcome: 'no-answer', calls: '0' },
        { act: 'called', outcome: 'reached', calls: '1' },
        { act: 'quoted', amount: '14,600', kilowatts: '6.6', 'kilowatt-hours': '10' },
        { act: 'won' },
      ]
      for (const fields of acts) {
        for (const _ of [1, 2]) {
          const response = await post(fields)
          expect([fields.act, response.status]).toEqual([fields.act, 303])
          const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
          expect(location.pathname).toBe('/offer')
          expect(location.searchParams.get('done')).toBe(fields.act)
        }
        now = new Date(now.getTime() + 60_000)
      }
      expect(await look()).toMatchObject({
        standing: 'accepted',
        accepted: {
          name: 'Marian Nguyen',
          email: lead.email,
          outcome: 'won',
          quote: { amountCents: 1_460_000, panelKilowatts: 6.6, batteryKilowattHours: 10 },
          calls: [{ outcome: 'no-answer' }, { outcome: 'reached' }],
          isFresh: false,
        },
      })
      expect(await overview()).toMatchObject({
        queue: [],
        month: { accepted: 1, offered: 1, calledInTime: 1, due: 1, totalCents: 7480 },
        past: [{ name: 'Marian Nguyen', result: 'won', quotedCents: 1_460_000 }],
      })
    })

    test('that is declined counts at once, and asks why afterwards', async () => {
      const { look, post, overview } = await offered()
      for (const _ of [1, 2]) expect((await post({ act: 'decline' })).status).toBe(303)
      expect(await look()).toMatchObject({ standing: 'declined' })
      expect((await post({ act: 'explain-decline', because: 'no' })).status).toBe(422)
      await post({ act: 'explain-decline', because: 'too-far' })
      expect(await look()).toMatchObject({ declinedBecause: 'too-far' })
      expect((await overview()).past).toEqual([])
      expect((await post({ act: 'accept' })).status).toBe(422)
      expect(await look()).toMatchObject({ standing: 'declined', accepted: null })
    })

    test('asks for our terms first, where they are not accepted yet', async () => {
      const { look, post, postOverview, overview } = await offered({
        installer: { terms: undefined },
      })
      expect([(await look()).asksTerms, (await overview()).asksTerms]).toEqual([true, true])
      expect((await post({ act: 'accept-terms' })).status).toBe(303)
      expect((await postOverview({ act: 'accept-terms' })).status).toBe(303)
      expect([(await look()).asksTerms, (await overview()).asksTerms]).toEqual([false, false])
    })

    test('cannot be accepted before our terms are', async () => {
      const { look, post } = await offered({ installer: { terms: undefined } })
      expect((await post({ act: 'accept' })).status).toBe(422)
      expect(await look()).toMatchObject({ standing: 'offered' })
    })

    test('that has lapsed says so, without details', async () => {
      const { look, post } = await offered()
      now = minutesLater(61)
      expect(await look()).toMatchObject({ standing: 'lapsed', accepted: null })
      const response = await post({ act: 'accept' })
      expect(response.status).toBe(422)
      expect(await response.text()).not.toContain('Marian')
    })

    test('accepted by mistake is handed back within ten minutes, and credited', async () => {
      const { look, post, overview } = await offered()
      await post({ act: 'accept' })
      expect((await look()).accepted).toMatchObject({ isFresh: true, name: 'Marian Nguyen' })
      for (const _ of [1, 2]) expect((await post({ act: 'by-mistake' })).status).toBe(303)
      expect(await look()).toMatchObject({ standing: 'credited', accepted: null })
      const { month, past } = await overview()
      expect([month.totalCents, past[0]?.isCredited, past[0]?.name]).toEqual([0, true, null])
    })

    test('without a call in time shows where it went, and lets the installer say for a day that it did call', async () => {
      const { look, post, overview, services } = await offered()
      await post({ act: 'accept' })
      // Promised by ten on Tuesday.
      const { owed } = (await look()).accepted ?? {}
      expect(owed).toMatchObject({ by: minutesLater(24 * 60).toISOString(), hasTried: false })
      now = minutesLater(24 * 60)
      await watchOwedCalls(services)
      const until = minutesLater(48 * 60).toISOString()
      expect(await look()).toMatchObject({
        ...{ standing: 'credited', accepted: null, returnedBecause: 'not-in-time' },
        late: { at: now.toISOString(), count: 1, sayUntil: until, hasSaid: false },
      })
      // One call was due in this month, and none came in time; its page is still to be found.
      const { month, past } = await overview()
      expect([month.calledInTime, month.due, past[0]?.name]).toEqual([0, 1, null])
      expect(past[0]?.link).toContain('/offer?token=')
      const stale = await post({ act: 'called', outcome: 'reached', calls: '0' })
      expect(JSON.parse(await stale.text()).offer.problem.message).toBe(
        'This was credited at 10 am: no call in time. Nothing was changed.',
      )
      for (const _ of [1, 2]) expect((await post({ act: 'did-call' })).status).toBe(303)
      expect((await look()).late).toMatchObject({ hasSaid: true })
    })

    test('is returned for a reason from the list, within 72 hours', async () => {
      const { look, post } = await offered()
      await post({ act: 'accept' })
      expect((await post({ act: 'return', because: 'dislike' })).status).toBe(422)
      expect((await post({ act: 'return', because: 'not-our-work' })).status).toBe(303)
      expect(await look()).toMatchObject({
        standing: 'returned',
        returnedBecause: 'not-our-work',
        accepted: null,
      })
      const late = await offered()
      await late.post({ act: 'accept' })
      now = minutesLater(73 * 60)
      expect((await late.look()).accepted).toMatchObject({ returnUntil: null })
      expect((await late.post({ act: 'return', because: 'not-our-work' })).status).toBe(422)
    })

    test('a quote that cannot be read is asked for again, with what was typed', async () => {
      const { look, post } = await offered()
      await post({ act: 'accept' })
      expect((await post({ act: 'won' })).status).toBe(422)
      await post({ act: 'called', outcome: 'reached', calls: '0' })
      expect(await look('&step=price&kilowatts=six')).toMatchObject({
        step: 'quote',
        problem: { act: 'sizes' },
      })
      expect(await look('&step=price&kilowatts=6.6')).toMatchObject({ step: 'price' })
      const response = await post({ act: 'quoted', amount: 'much', kilowatts: '6.6' })
      expect(response.status).toBe(422)
      expect(JSON.parse(await response.text())).toMatchObject({
        offer: {
          step: 'price',
          sizes: { kilowatts: '6.6' },
          problem: { act: 'quoted', typed: 'much' },
        },
      })
    })

    test.each(['withdrawn', 'erased'])('shows no details once the enquiry is %s', async (how) => {
      const { look, post, overview, services, lead, get, token, overviewToken } = await offered()
      await post({ act: 'accept' })
      if (how === 'withdrawn') await withdrawLead(lead.id, services)
      else await eraseOwnEnquiry(lead.id, services)
      const page = await look()
      expect(page.accepted).toBeNull()
      expect(page.summary).toBeNull()
      const pages = [
        await (await get(`/offer?token=${token}`)).text(),
        await (await get(`/installer?token=${overviewToken}`)).text(),
      ].join('\n')
      for (const personal of ['Marian', 'Nguyen', lead.email, lead.phone])
        expect(pages).not.toContain(personal)
      expect((await overview()).queue).toEqual([])
      expect((await post({ act: 'called', outcome: 'reached', calls: '0' })).status).toBe(422)
    })

    test('taken back before any try is credited by itself, and page and statement say so', async () => {
      const { look, post, overview, lead, services } = await offered()
      await post({ act: 'accept' })
      now = minutesLater(1)
      await withdrawLead(lead.id, services)
      expect(await look()).toMatchObject({
        standing: 'ended',
        takenBack: { at: now.toISOString(), fee: 'credited' },
      })
      now = minutesLater(2)
      await decideProven(services)
      expect(await look()).toMatchObject({ standing: 'credited', returnedBecause: 'taken-back' })
      const { month, past } = await overview()
      expect([month.totalCents, past[0]?.isCredited]).toEqual([0, true])
    })

    test('taken back after a try in vain has the return that the letter promises, for 72 hours', async () => {
      const { look, post, lead, services, overview } = await offered()
      await post({ act: 'accept' })
      await post({ act: 'called', outcome: 'no-answer', calls: '0' })
      now = minutesLater(60)
      await withdrawLead(lead.id, services)
      now = minutesLater(60 + 72 * 60)
      const returnUntil = now.toISOString()
      expect(await look()).toMatchObject({ takenBack: { fee: 'returnable', returnUntil } })
      expect((await overview()).past[0]?.link).toMatch(/^\/offer\?token=/)
      expect((await post({ act: 'return', because: 'taken-back' })).status).toBe(303)
      // Thursday, 11 am: seven hours, Friday's nine, and two on Saturday.
      expect(await look()).toMatchObject({
        standing: 'returned',
        decideBy: '2026-11-28T00:00:00.000Z',
      })
    })

    test('taken back after they spoke keeps its fee', async () => {
      const { look, post, lead, services } = await offered()
      await post({ act: 'accept' })
      await post({ act: 'called', outcome: 'reached', calls: '0' })
      await withdrawLead(lead.id, services)
      expect(await look()).toMatchObject({ takenBack: { fee: 'stays' } })
      expect((await post({ act: 'return', because: 'taken-back' })).status).toBe(422)
    })

    /** What is done first, what a stale tab presses then, and what it reads. */
    const stale: [
      what: string,
      first: Record<string, string>[],
      then: Record<string, string>,
      sentence: string,
    ][] = [
      [
        'a quote after “not interested”',
        [{ act: 'called', outcome: 'not-interested', calls: '0' }],
        { act: 'quoted', amount: '14600', kilowatts: '6.6' },
        'You recorded this as not interested at 10:01 am. Nothing was changed.',
      ],
      [
        '“we won it” after “not interested”',
        [{ act: 'called', outcome: 'not-interested', calls: '0' }],
        { act: 'won' },
        'You recorded this as not interested at 10:01 am. Nothing was changed.',
      ],
      [
        'a try after the talk',
        [
          { act: 'called', outcome: 'no-answer', calls: '0' },
          { act: 'called', outcome: 'reached', calls: '1' },
        ],
        { act: 'called', outcome: 'no-answer', calls: '0' },
        'You recorded at 10:02 am that you had spoken. Nothing was changed.',
      ],
      [
        '“not interested” after the quote',
        [
          { act: 'called', outcome: 'reached', calls: '0' },
          { act: 'quoted', amount: '14600', kilowatts: '6.6' },
        ],
        { act: 'called', outcome: 'not-interested', calls: '0' },
        'You recorded a quote at 10:02 am. Nothing was changed.',
      ],
      [
        '“it came to nothing” for another reason',
        [
          { act: 'called', outcome: 'reached', calls: '0' },
          { act: 'lost', because: 'too-dear' },
        ],
        { act: 'lost', because: 'other-installer' },
        'You recorded this as too dear for them at 10:02 am. Nothing was changed.',
      ],
      [
        '“it came to nothing” after it was won',
        [
          { act: 'called', outcome: 'reached', calls: '0' },
          { act: 'quoted', amount: '14600', kilowatts: '6.6' },
          { act: 'won' },
        ],
        { act: 'lost', because: 'too-dear' },
        'You recorded this as won at 10:03 am. Nothing was changed.',
      ],
      [
        '“not for us” after accepting',
        [],
        { act: 'decline' },
        'You accepted this at 10 am. Nothing was changed.',
      ],
      [
        'a reason to decline, after accepting',
        [],
        { act: 'explain-decline', because: 'too-far' },
        'You accepted this at 10 am. Nothing was changed.',
      ],
      [
        'a call after the return',
        [{ act: 'return', because: 'not-our-work' }],
        { act: 'called', outcome: 'reached', calls: '0' },
        'You returned this at 10:01 am: not their work. Nothing was changed.',
      ],
      [
        'a return for another reason',
        [{ act: 'return', because: 'not-our-work' }],
        { act: 'return', because: 'number-dead' },
        'You returned this at 10:01 am: not their work. Nothing was changed.',
      ],
      [
        '“hand it back” after another return',
        [{ act: 'return', because: 'not-our-work' }],
        { act: 'by-mistake' },
        'You returned this at 10:01 am: not their work. Nothing was changed.',
      ],
      [
        'a call after it was handed on',
        [{ act: 'forward', words: 'Nobody free today' }],
        { act: 'called', outcome: 'reached', calls: '0' },
        'This was credited at 10:01 am: handed on before the call. Nothing was changed.',
      ],
      [
        '“hand it on” after they spoke',
        [{ act: 'called', outcome: 'reached', calls: '0' }],
        { act: 'forward' },
        'Somebody has spoken with them already, so it can’t be handed on.',
      ],
      [
        'accepting after it was handed back',
        [{ act: 'by-mistake' }],
        { act: 'accept' },
        'This was credited at 10:01 am: accepted by mistake. Nothing was changed.',
      ],
    ]
    test.each(stale)(
      '%s from a stale tab shows the current state, and stores nothing',
      async (_, first, then, sentence) => {
        const { post, look, token } = await offered()
        await post({ act: 'accept' })
        for (const fields of first) {
          now = new Date(now.getTime() + 60_000)
          // Pressed twice, each is still done.
          for (const __ of [1, 2])
            expect([fields, (await post(fields)).status]).toEqual([fields, 303])
        }
        const before = await everything()
        now = new Date(now.getTime() + 3_600_000)
        const response = await post(then)
        expect(response.status).toBe(422)
        expect(JSON.parse(await response.text()).offer.problem.message).toBe(sentence)
        expect(await everything()).toBe(before)
        expect((await look()).token).toBe(token)
      },
    )

    test('declined, and accepted from a stale tab, shows the current state', async () => {
      const { post } = await offered()
      await post({ act: 'decline' })
      now = new Date('2026-11-24T02:20:00.000Z')
      const response = await post({ act: 'accept' })
      expect(JSON.parse(await response.text()).offer.problem.message).toBe(
        'You passed on this on Monday 23 November, 10 am. Nothing was changed.',
      )
    })

    test('of a lead that is won, or beyond a full cap, shows so before it is accepted', async () => {
      const { look, post, lead, business } = await offered({ installer: { caps: { day: 1 } } })
      const other = await newOffer((await newLead()).id, business)
      const second = tokenFor('offer', other)
      await post({ act: 'accept' })
      const { app } = opened()
      const page = await (await app.request(`/offer?token=${second}`)).text()
      expect(JSON.parse(page).offer).toMatchObject({
        standing: 'offered',
        cap: { accepted: 1, cap: 1 },
      })
      const won = await offered()
      await open()
        .db.updateTable('enquiries')
        .set({ state: 'won' })
        .where('id', '=', won.lead.id)
        .execute()
      expect(await won.look()).toMatchObject({ standing: 'finished' })
      expect((await look()).accepted?.name).toBe([lead.first_name, lead.last_name].join(' '))
    })

    test('has gone to the next installer only where it has', async () => {
      const { look, lead } = await offered()
      now = minutesLater(61)
      expect(await look()).toMatchObject({ standing: 'lapsed', hasGoneOn: false })
      await newOffer(lead.id, await newInstaller(), { offered: 61 })
      expect(await look()).toMatchObject({ standing: 'lapsed', hasGoneOn: true })
    })

    test('whose consent is over shows neither name nor number nor answers, and its outcome can still be recorded', async () => {
      const { look, post, lead, get, token, overviewToken, overview } = await offered()
      await post({ act: 'accept' })
      now = new Date(Date.parse(lead.consent_until) + 1)
      expect(await look()).toMatchObject({
        standing: 'consent-over',
        accepted: null,
        summary: { facts: [] },
        recorded: { outcome: null },
      })
      const pages = [
        await (await get(`/offer?token=${token}`)).text(),
        await (await get(`/installer?token=${overviewToken}`)).text(),
      ].join('\n')
      for (const personal of ['Marian', 'Nguyen', lead.email, lead.phone, 'Near the park'])
        expect(pages).not.toContain(personal)
      expect((await overview()).queue).toEqual([])
      expect((await post({ act: 'won' })).status).toBe(303)
      expect(await look()).toMatchObject({ recorded: { outcome: 'won' } })
    })

    test('a post that is none of ours is rejected as a page', async () => {
      const { post, send, token } = await offered()
      expect((await post({ act: 'accept' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      expect((await post({ act: 'eat' })).status).toBe(400)
      const { app } = opened()
      const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
      expect((await app.request('/offer', json)).status).toBe(415)
      expect((await send('/offer', { token, words: 'x'.repeat(70_000) })).status).toBe(413)
      expect((await app.request('/offer', { method: 'PUT' })).status).toBe(405)
    })
  })

  describe('an installer’s page', () => {
    test('has calls first and then offers, each the soonest first', async () => {
      const { business, overview, post } = await offered()
      await post({ act: 'accept' })
      const later = await newLead()
      const sooner = await newLead()
      await newOffer(later.id, business, { lapses: 50 })
      await newOffer(sooner.id, business, { lapses: 20 })
      await newOffer((await newLead()).id, business, { lapses: 0 })
      const { queue } = await overview()
      expect(queue.map(({ kind, name, by }) => [kind, name, by])).toEqual([
        ['call', 'Marian Nguyen', expect.any(String)],
        ['offer', null, minutesLater(20).toISOString()],
        ['offer', null, minutesLater(50).toISOString()],
      ])
      expect(queue[0]?.link).toMatch(/^\/offer\?token=/)
    })

    test('shows the time that the visitor chose to the first alone, and to the next a day of its own', async () => {
      const { services, lead, post, look, overview } = await offered()
      const chosen = { from: '2026-11-27T05:00:00.000Z', until: '2026-11-27T07:00:00.000Z' }
      await open()
        .db.updateTable('enquiries')
        .set({ chosen_from: chosen.from, chosen_until: chosen.until, callable_from: chosen.from })
        .where('id', '=', lead.id)
        .execute()
      const first = await newOffer(lead.id, await newInstaller())
      expect((await look()).call).toEqual({ from: null, window: chosen, by: chosen.until })
      await acceptLead(first, services)
      now = minutesLater(1)
      // Monday, a day after six on Friday and a Sunday.
      const theirs = '2026-11-29T22:00:00.000Z'
      const aDayLater = '2026-11-30T22:00:00.000Z'
      expect((await look()).call).toEqual({ from: theirs, window: null, by: aDayLater })
      await post({ act: 'accept' })
      expect(await look()).toMatchObject({
        call: { window: null, by: aDayLater },
        accepted: { callsFrom: theirs },
      })
      expect((await overview()).queue).toMatchObject([{ from: null, by: aDayLater }])
    })

    test('shows caps, and approvals that end within sixty days', async () => {
      const { overview, post } = await offered({
        installer: {
          caps: { day: 1, month: 40 },
          seller: { number: 'NT-0418', expiresOn: '2026-12-24' },
        },
      })
      await post({ act: 'accept' })
      const { caps, notices } = await overview()
      expect(caps).toEqual([
        { period: 'day', accepted: 1, cap: 1 },
        { period: 'month', accepted: 1, cap: 40 },
      ])
      expect(notices).toMatchObject([{ what: 'seller', endsOn: '2026-12-24', days: 31 }])
    })

    test('has its month as a file, which names nobody', async () => {
      const { get, overview, overviewToken, post } = await offered()
      await post({ act: 'accept' })
      const file = await get((await overview()).month.csv ?? '')
      expect(file.headers.get('content-type')).toContain('text/csv')
      expect(file.headers.get('cache-control')).toBe('no-store')
      const text = await file.text()
      expect(text).toContain('74.8')
      expect(text).not.toContain('Marian')
      const forged = await get(`/installer/statement?token=${overviewToken}x`)
      expect(forged.status).toBe(404)
    })

    test('has a statement of each month, what was owed before and is owed since', async () => {
      const { get, overview, business, post } = await offered()
      await post({ act: 'accept' })
      now = new Date('2026-11-30T23:00:00Z')
      await insertEntry(open().db, {
        ...{ id: uuidv7(), installer: business, offer: null, kind: 'payment' },
        ...{ amount_cents: -5000, gst_cents: -500, reverses: null, entered_by: null },
        at: now.toISOString(),
      })
      const december = await overview()
      expect(december.month).toMatchObject({
        ...{ name: 'December', isOver: false, lines: [], totalCents: 0 },
        account: { openingCents: 7480, paidCents: -5500, closingCents: 1980 },
        others: [{ name: 'November 2026' }],
      })
      const link = december.month.others[0]?.link ?? ''
      const token = linkToken('installer', business, { secret, now })
      expect(link).toBe(`/installer?token=${token}&month=2026-11#month`)
      const november = (await overview('&month=2026-11')).month
      expect(november).toMatchObject({
        ...{ name: 'November 2026', isOver: true, accepted: 1, offered: 1, totalCents: 7480 },
        account: { openingCents: 0, paidCents: 0, closingCents: 7480 },
        others: [{ name: 'December 2026' }],
      })
      const file = await get(november.csv ?? '')
      expect(file.headers.get('content-disposition')).toContain('statement-2026-11.csv')
      expect(await file.text()).toContain('74.8')
      for (const asked of ['2027-01', '2026-13', 'november', ''])
        expect((await overview(`&month=${asked}`)).month.name).toBe('December')
      expect((await overview('&month=2020-01')).month.name).toBe('December')
    })

    test('pauses new offers and takes them again', async () => {
      const { overview, postOverview } = await offered()
      for (const _ of [1, 2])
        expect((await postOverview({ act: 'pause', until: 'monday' })).status).toBe(303)
      expect((await overview()).pausedUntil).toBe('2026-11-30')
      await postOverview({ act: 'resume' })
      expect((await overview()).pausedUntil).toBeNull()
      await postOverview({ act: 'pause', until: 'resumed' })
      expect((await overview()).pausedUntil).toBe('resumed')
    })
  })

  describe('a link', () => {
    test('that is forged, cut, expired or another’s opens the same page and teaches nothing', async () => {
      const { app, token, overviewToken, business, offer } = await offered()
      const old = linkToken('offer', offer, {
        secret,
        now: new Date(began.getTime() - 181 * 24 * 3_600_000),
      })
      const wrong = {
        offer: [tokenFor('installer', offer), tokenFor('offer', business), overviewToken, old],
        installer: [tokenFor('offer', business), tokenFor('installer', offer), token],
      }
      const both = ['', 'x', '%00', token.slice(0, -1), `${token}A`, tokenFor('offer', uuidv7())]
      for (const path of ['offer', 'installer'] as const) {
        const answers = new Set<string>()
        for (const bad of [...both.filter((one) => one !== token), ...wrong[path]]) {
          const page = await app.request(`/${path}?${new URLSearchParams({ token: bad })}`)
          answers.add(`${page.status} ${await page.text()}`)
          const body = new URLSearchParams({ token: bad, act: 'accept-terms' })
          const posted = await app.request(`/${path}`, { method: 'POST', body })
          answers.add(`${posted.status} ${await posted.text()}`)
        }
        expect([...answers]).toEqual(['404 {"lost":{"state":"broken"}}'])
      }
    })

    test('ends 180 days after its letter, however often its pages are looked at', async () => {
      const days = (count: number) => new Date(began.getTime() + count * 24 * 3_600_000)
      const { overview, look, get, post, token } = await offered()
      const read = async (path: string) => {
        const response = await get(path)
        return { status: response.status, body: await response.text() }
      }
      await post({ act: 'accept' })
      await look()
      const reached = [(await overview()).past[0]?.link ?? '', `/offer?token=${token}`]
      now = days(172)
      // What it still opens is where a code is asked for.
      for (const path of reached) {
        const { status, body } = await read(path)
        expect([status, body]).toEqual([200, expect.not.stringContaining('Marian')])
      }
      now = days(181)
      for (const path of reached) expect((await get(path)).status).toBe(404)
    })

    test('is worthless once the desk says so, and letters from then on open the page again', async () => {
      const { app, get, token, overviewToken, business, services, overview, send } = await offered()
      const file = (await overview()).month.csv ?? ''
      const by = { ...services, by: 'ruth' }
      expect(await endInstallerLinks(business, by)).toEqual({ ok: true })
      for (const path of [`/offer?token=${token}`, `/installer?token=${overviewToken}`, file])
        expect([path, (await get(path)).status]).toEqual([path, 404])
      const posts = [
        await send('/offer', { token, act: 'accept' }),
        await send('/installer', { token: overviewToken, act: 'pause', until: 'monday' }),
      ]
      expect(posts.map(({ status }) => status)).toEqual([404, 404])
      const fresh = linkToken('installer', business, { secret, now: began, number: 1 })
      const page = await app.request(`/installer?token=${fresh}`)
      expect(page.status).toBe(200)
      const { link } = JSON.parse(await page.text()).installer.queue[0]
      expect((await get(link)).status).toBe(200)
    })

    test('is sent again, and the answer is the same for everybody', async () => {
      people += 1
      const email = `con${people}@brightladder.example`
      const { app, business } = await offered({
        installer: { people: [{ name: 'Con', email, phone: '', getsOffers: true }] },
      })
      const answers = []
      for (const address of [email.toUpperCase(), 'nobody@example.com']) {
        const response = await app.request('/installer/link', {
          method: 'POST',
          body: new URLSearchParams({ email: address }),
        })
        answers.push([response.status, response.headers.get('location'), await response.text()])
      }
      expect(answers[0]).toEqual([303, '/installer/link?done=sent', ''])
      expect(answers[1]).toEqual(answers[0])
      const letters = () =>
        open()
          .db.selectFrom('deliveries')
          .select('installer')
          .where('event', '=', 'installer.link')
          .where('installer', '=', business)
          .execute()
      await expect.poll(letters).toHaveLength(1)
      const empty = await app.request('/installer/link', {
        method: 'POST',
        body: new URLSearchParams({ email: 'me' }),
      })
      expect(empty.status).toBe(422)
    })
  })

  test('while the database is away the page says so, and when to come back', async () => {
    const { token, services } = await offered()
    const database = openSqlite(':memory:')
    await database.close()
    const app = new Hono().route(
      '/offer',
      offerRoutes({ ...services, database }, siteOfProps(), log, {
        sessions: firmSessions(services),
        enquiries: enquiryPages({ ...services, database }, siteOfProps()),
      }),
    )
    const response = await app.request(`/offer?token=${token}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
  })
})

/** The form with choices whose labels and values can be found anywhere in a page. */
function withFindableChoices(form: EnquiryForm): EnquiryForm {
  const findable = (question: Question): Question =>
    question.kind === 'choice'
      ? {
          ...question,
          choices: question.choices.map((choice) => ({
            ...choice,
            label: `Answer to ${question.name}.`,
          })),
        }
      : question
  return {
    ...form,
    steps: form.steps.map((step) => {
      const [first, ...rest] = step.questions
      return { ...step, questions: [findable(first), ...rest.map(findable)] }
    }),
  }
}

import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '#database/open.ts'
import type { Channel } from '#domain/delivery/channel.ts'
import { listReceivers } from '#domain/delivery/owed.ts'
import { deriveLead } from '#domain/lead/derive-lead.ts'
import { changeLead } from '#operations/desk/change-lead.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { insertTogether } from '#operations/enquiry/store-leads.ts'
import type { MyEnquiry } from '#site/my-enquiry/my-enquiry.ts'
import { everyAnswer, homeForm } from '../../../tests/answers.ts'
import { countStatements } from '../../../tests/count-statements.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { addEndpoint, receiptOf, submission } from '../../../tests/leads.ts'
import { parseOwnPage, parseSuccess, siteOfProps } from '../../../tests/own-page.ts'
import { openLog } from '../http/log.ts'
import { myEnquiryRoutes } from './routes.ts'

// A Thursday, 10 am in Melbourne.
const received = new Date('2026-11-18T23:00:00Z')
let visitors = 0

onEveryDatabase((open) => {
  let now = received
  const log = openLog('silent')
  const opened = () =>
    openTestDesk(open(), { now: () => now }, { site: siteOfProps('http://localhost:3000'), log })

  async function newEnquiry() {
    visitors += 1
    now = received
    const { app, services } = opened()
    const endpoints = [await addEndpoint(open(), `https://crm${visitors}.example/hooks?key=x`)]
    const email = `visitor${visitors}@example.com`
    const derived = deriveLead(
      {
        ...submission(),
        form: homeForm,
        answers: everyAnswer(homeForm, {
          'contact-name': 'Marian Nguyen',
          'contact-email': email,
          'contact-phone': `0491 57${String(visitors).padStart(4, '0')}`,
        }),
      },
      {
        now,
        id: uuidv7(),
        reference: `WW-${String(visitors).padStart(8, '0')}`,
        receivers: listReceivers(
          { channels: ['operator-letter', 'confirmation', 'webhook'], endpoints },
          uuidv7,
        ),
        country: services.country,
        calling: services.calling,
        parsePhone: services.parsePhone,
        fingerprint: () => uuidv7(),
        addressKey: (address) => address,
      },
    )
    await insertTogether(open(), [{ ...derived, receipt: receiptOf(derived.row) }], undefined)
    const { id, reference_number: reference } = derived.row
    const token = linkToken('lead', id, { secret: services.secret, now })

    const deliver = async () => {
      const sent: string[] = []
      for (const channel of ['operator-letter', 'owner-letter', 'webhook'] satisfies Channel[])
        await deliverAll(channel, {
          ...services,
          now: () => new Date(now.getTime() + 60_000),
          random: () => 0.5,
          send: async ({ lead, event, channel }) => {
            if (lead === id) sent.push(`${event} ${channel}`)
            return { delivered: true, answer: '200' }
          },
        })
      return sent.toSorted()
    }
    await deliver()

    const get = (path: string, init?: RequestInit) => app.request(path, init)
    const look = async (search = '') => {
      const response = await get(`/my-enquiry?token=${token}${search}`)
      const props = parseOwnPage(await response.text())
      if (!('enquiry' in props)) throw new Error('the link is lost')
      return props.enquiry
    }
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request('/my-enquiry', {
        method: 'POST',
        body: new URLSearchParams({ token, ...fields }),
        headers,
      })
    return { id, token, reference, email, get, look, post, deliver, app, services }
  }

  /** Whatever a request may change. */
  const everything = async () => {
    const tables = ['enquiries', 'audit', 'contacts', 'corrections', 'feedback'] as const
    const more = ['disclosures', 'suppressions', 'deliveries'] as const
    return JSON.stringify(
      await Promise.all(
        [...tables, ...more].map((table) => open().db.selectFrom(table).selectAll().execute()),
      ),
    )
  }

  describe('the page', () => {
    test('shows the state of the enquiry, who has it, and nothing that identifies the visitor', async () => {
      const { look, reference, token } = await newEnquiry()
      const enquiry = await look()
      expect(enquiry).toMatchObject({
        ...{ token, reference, kind: 'quotes', standing: 'waiting', hasEmail: true },
        promise: { promisedBy: '2026-11-19T23:00:00.000Z', chosen: null, contactBy: null },
        holders: [
          { kind: 'us', name: 'Wattlewise', canStop: false },
          { kind: 'webhook', name: `crm${visitors}.example`, stoppedAt: null, canStop: true },
        ],
        feedback: 'not asked',
        notes: [],
      } satisfies Partial<MyEnquiry> | object)
      expect(enquiry.times).toHaveLength(4)
      expect(enquiry.phoneEnding).toMatch(/^\d{3}$/)
      const text = JSON.stringify(enquiry)
      for (const personal of ['Marian', 'Nguyen', 'example.com', '0491'])
        expect(text.replaceAll(`crm${visitors}.example`, '')).not.toContain(personal)
    })

    test('is cached and indexed by nobody, and tells no other site where it was', async () => {
      const { get, token } = await newEnquiry()
      for (const path of ['', '/copy', '/call.ics', '/link']) {
        const { headers } = await get(`/my-enquiry${path}?token=${token}`)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-robots-tag')).toBe('noindex')
        expect(headers.get('speculation-rules')).toBeNull()
      }
      const page = await get(`/my-enquiry?token=${token}`)
      expect(page.headers.get('referrer-policy')).toBe('same-origin')
    })

    test('looked at any number of times, by machines too, changes nothing', async () => {
      const { get, token } = await newEnquiry()
      const before = await everything()
      for (const path of ['', '/copy', '/call.ics', '/link'])
        for (const act of ['', 'withdraw', 'not-called'])
          for (const method of ['GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
            const query = `token=${token}&act=${act}&done=${act}&called=no`
            const { status } = await get(`/my-enquiry${path}?${query}`, { method })
            expect(status).toBeLessThan(500)
          }
      expect(await everything()).toBe(before)
    })

    test('is not written into the log', async () => {
      const lines: string[] = []
      const spy = { ...log, info: (line: object) => lines.push(JSON.stringify(line)) }
      const debug = { ...spy, debug: spy.info, warn: spy.info, error: spy.info }
      const { token, id } = await newEnquiry()
      const { app } = openTestDesk(
        open(),
        { now: () => now },
        { site: siteOfProps(), log: debug as unknown as typeof log },
      )
      await app.request(`/my-enquiry?token=${token}`)
      await app.request('/my-enquiry', {
        method: 'POST',
        body: new URLSearchParams({ token, act: 'change-phone', phone: '0412 345 678' }),
      })
      expect(lines.join('\n')).toContain('visitor acted')
      for (const secret of [token, id, '345']) expect(lines.join('\n')).not.toContain(secret)
    })
  })

  describe('a post', () => {
    test('of each act leads back to the page with what was done, and again harmlessly', async () => {
      const { look, post, deliver } = await newEnquiry()
      const { times, holders, answers } = await look()
      const answer = answers.find(({ choices }) => choices.length > 1)
      const acts: Record<string, string>[] = [
        { act: 'choose-time', time: times[3]?.id ?? '', 'contact-by': 'sms' },
        { act: 'change-phone', phone: '0412 345 678' },
        { act: 'change-email', email: 'sam@example.com' },
        {
          act: 'change-answer',
          question: answer?.question ?? '',
          answer: answer?.choices.at(-1)?.value ?? '',
        },
        { act: 'add-note', note: 'The dog is friendly' },
        { act: 'stop-one', holder: holders[1]?.id ?? '' },
        { act: 'called' },
        { act: 'feedback', clear: 'yes', words: 'Fine' },
        { act: 'stop-asking' },
        { act: 'withdraw' },
      ]
      for (const fields of acts) {
        const before = await everything()
        for (const _ of [1, 2]) {
          const response = await post(fields)
          expect([fields.act, response.status]).toEqual([fields.act, 303])
          const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
          expect(location.searchParams.get('done')).toBe(fields.act)
          expect((await look(`&done=${fields.act}`)).done).toBe(fields.act)
        }
        const after = await everything()
        expect([fields.act, after === before]).toEqual([fields.act, false])
        await post(fields)
        expect(await everything()).toBe(after)
      }
      expect(await look()).toMatchObject({
        standing: 'withdrawn',
        phoneEnding: '678',
        maskedEmail: 's…@e…',
        promise: { chosen: { id: times[3]?.id }, contactBy: 'sms' },
        notes: [{ text: 'The dog is friendly' }],
        feedback: 'given',
        times: [],
      })
      // The webhook was stopped before; the other letters to the office stopped with the withdrawal.
      expect(await deliver()).toEqual(['lead.withdrawn operator-letter', 'lead.withdrawn webhook'])
    })

    test('that cannot be done gets the page again with a sentence and what was typed', async () => {
      const { post, look } = await newEnquiry()
      const { answers } = await look()
      const question = answers.find(({ choices }) => choices.length > 1)?.question ?? ''
      for (const [fields, problem] of [
        [{ act: 'change-phone', phone: 'call me' }, { typed: 'call me' }],
        [{ act: 'change-email', email: 'sam@nowhere' }, { typed: 'sam@nowhere' }],
        [{ act: 'choose-time', time: '2020-01-01-morning' }, { typed: '2020-01-01-morning' }],
        [
          { act: 'change-answer', question, answer: 'x' },
          { typed: 'x', about: question },
        ],
        [{ act: 'add-note', note: ' ' }, { typed: ' ' }],
      ] as const) {
        const response = await post(fields)
        expect(response.status).toBe(422)
        const props = parseOwnPage(await response.text())
        expect('enquiry' in props && props.enquiry.problem).toMatchObject({
          act: fields.act,
          message: expect.stringMatching(/\w/),
          ...problem,
        })
      }
    })

    test.each([
      ['from another site', 403, { origin: 'https://evil.example', host: 'localhost' }, {}],
      ['that is no form', 415, { 'content-type': 'application/json' }, {}],
      ['of an act there is not', 400, {}, { act: 'delete-all' }],
      ['of no act', 400, {}, { act: '' }],
      ['of an inherited name', 400, {}, { act: 'constructor' }],
      ['longer than any form', 413, {}, { act: 'add-note', note: 'x'.repeat(70_000) }],
    ] as const)(
      '%s is answered with %i and changes nothing',
      async (_, status, headers, fields) => {
        const { post } = await newEnquiry()
        const before = await everything()
        const response = await post({ act: 'withdraw', ...fields }, headers)
        expect(response.status).toBe(status)
        expect(await everything()).toBe(before)
      },
    )

    test('of anything at all is never an error of ours', async () => {
      const { post } = await newEnquiry()
      const bytes = () => randomBytes(40).toString('latin1')
      for (const act of ['choose-time', 'change-phone', 'change-answer', 'add-note', 'stop-one'])
        for (let tries = 0; tries < 20; tries += 1) {
          const { status } = await post({
            ...{ act, time: bytes(), phone: bytes(), question: bytes(), answer: bytes() },
            ...{ note: `${bytes()}\u0000\ud800`, holder: bytes(), 'contact-by': bytes() },
          })
          expect(status).toBeLessThan(500)
        }
    })

    test('‘nobody called’ after the promised time tells owners alone', async () => {
      const { post, look, deliver } = await newEnquiry()
      now = new Date(received.getTime() + 25 * 3_600_000)
      expect((await look()).standing).toBe('asked')
      await Promise.all([1, 2, 3].map(() => post({ act: 'not-called' })))
      expect((await look()).standing).toBe('not called')
      expect(await deliver()).toEqual(['lead.not-called owner-letter'])
    })

    test('to erase erases this enquiry alone, and its link leads nowhere', async () => {
      const one = await newEnquiry()
      const other = await newEnquiry()
      await open()
        .db.updateTable('enquiries')
        .set({ email_key: one.email, email: one.email })
        .where('id', '=', other.id)
        .execute()
      const response = await one.post({ act: 'erase' })
      expect(response.headers.get('location')).toBe('/my-enquiry/link?done=erased')
      expect((await one.get(`/my-enquiry?token=${one.token}`)).status).toBe(404)
      expect((await one.post({ act: 'erase' })).status).toBe(404)
      expect((await other.look()).standing).toBe('waiting')
      const row = await open()
        .db.selectFrom('enquiries')
        .select(['first_name', 'erased_at'])
        .where('id', '=', one.id)
        .executeTakeFirst()
      expect(row).toEqual({ first_name: '', erased_at: now.toISOString() })
      expect(await one.deliver()).toEqual(['lead.erased webhook'])
    })
  })

  test('the thank-you page offers the same times to a visitor with the link', async () => {
    const { get, look, token, reference } = await newEnquiry()
    const { times } = await look()
    const own = parseSuccess(await (await get(`/success?ref=${reference}&token=${token}`)).text())
    expect(own.enquiry?.times).toEqual(times)
    const other = await (await get(`/success?ref=${reference}&token=${token.slice(1)}`)).text()
    expect(parseSuccess(other).enquiry).toBeUndefined()
    const wrong = await (await get(`/success?ref=WW-ZZZZZZZZ&token=${token}`)).text()
    expect(parseSuccess(wrong).enquiry).toBeUndefined()
  })

  test('once the enquiry is withdrawn or erased, thanks promise nothing and no link asks whether to withdraw it', async () => {
    const { get, post, id, token, reference, services } = await newEnquiry()
    const withdrawal = linkToken('withdraw', id, { secret: services.secret, now })
    const asks = async () =>
      (await (await get(`/withdraw?token=${withdrawal}`)).text()).includes('"state":"ask"')
    expect(await asks()).toBe(true)
    for (const act of ['withdraw', 'erase']) {
      await post({ act })
      expect(await asks()).toBe(false)
      const thanks = await get(`/success?ref=${reference}&token=${token}`)
      expect(thanks.status).toBe(303)
      expect(thanks.headers.get('location')).toBe(`/my-enquiry?token=${token}`)
    }
  })

  test('an enquiry that leaves no lead, as a probe’s doesn’t, is thanked', async () => {
    const { get, reference, services } = await newEnquiry()
    const token = linkToken('lead', uuidv7(), { secret: services.secret, now })
    const thanks = await get(`/success?ref=${reference}&token=${token}`)
    expect(thanks.status).toBe(200)
    expect(parseSuccess(await thanks.text()).enquiry).toBeUndefined()
  })

  test('the thank-you page shows the estimate that was stored with the enquiry', async () => {
    const { get, token, reference, id } = await newEnquiry()
    const estimate = { kw: 6.6, saving: { low: 1000, mid: 1150, high: 1280 } }
    await open()
      .db.updateTable('enquiries')
      .set({ estimate: JSON.stringify(estimate) })
      .where('id', '=', id)
      .execute()
    const page = (token: string) => get(`/success?ref=${reference}&token=${token}`)
    expect(parseSuccess(await (await page(token)).text()).estimate).toEqual(estimate)
    expect(parseSuccess(await (await page('')).text()).estimate).toBeUndefined()
  })

  test('a link that has expired thanks, and shows nothing of the enquiry', async () => {
    const { get, id, reference, services } = await newEnquiry()
    const tokenUntil = (expiresAt: Date) =>
      linkToken('lead', id, { secret: services.secret, now, expiresAt })
    const enquiryBy = async (token: string) => {
      const response = await get(`/success?ref=${reference}&token=${token}`)
      expect(response.status).toBe(200)
      return parseSuccess(await response.text()).enquiry
    }
    expect(await enquiryBy(tokenUntil(new Date(now.getTime() + 1)))).toBeDefined()
    expect(await enquiryBy(tokenUntil(new Date(now.getTime() - 1)))).toBeUndefined()
  })

  test('a visitor from another state is promised no call, until they correct the postcode', async () => {
    const { get, look, post, token, reference } = await newEnquiry()
    const thanks = async () =>
      parseSuccess(await (await get(`/success?ref=${reference}&token=${token}`)).text()).enquiry
    const correct = (answer: string) => post({ act: 'change-answer', question: 'postcode', answer })
    const promised = await look()
    expect(promised).toMatchObject({ outside: null, standing: 'waiting' })
    await post({ act: 'choose-time', time: promised.times[1]?.id ?? '' })
    await correct('2000')
    const outside = { outside: 'New South Wales', times: [] }
    expect(await thanks()).toMatchObject(outside)
    expect(await look()).toMatchObject(outside)
    expect((await get(`/my-enquiry/call.ics?token=${token}`)).status).toBe(303)
    await correct('3073')
    const { promise, times } = await look()
    expect(await thanks()).toMatchObject({ outside: null, times })
    expect(promise.chosen?.id).toBe(promised.times[1]?.id)
    expect(times).toHaveLength(4)
    expect((await get(`/my-enquiry/call.ics?token=${token}`)).status).toBe(200)
  })

  test('at a postcode of two states the visitor reads that we only work on one side', async () => {
    const { look, post } = await newEnquiry()
    await post({ act: 'change-answer', question: 'postcode', answer: '3644' })
    expect(await look()).toMatchObject({
      across: 'Barooga and Lalalty in New South Wales',
      outside: null,
      standing: 'waiting',
    })
  })

  test('a visitor from another state isn’t asked whether we called, and sees when we have spoken', async () => {
    const { look, post, id, services } = await newEnquiry()
    await post({ act: 'change-answer', question: 'postcode', answer: '2000' })
    now = new Date(received.getTime() + 5 * 24 * 3_600_000)
    expect(await look()).toMatchObject({ outside: 'New South Wales', standing: 'waiting' })
    const step = { lead: id, version: 2, action: 'contact' } as const
    await changeLead(step, { id: 'priya-patel', role: 'agent' }, services)
    expect(await look()).toMatchObject({ outside: null, standing: 'spoken' })
  })

  test('the calendar file keeps its id, and its sequence goes up with every change', async () => {
    const { get, look, post, token, reference, email, id } = await newEnquiry()
    const path = `/my-enquiry/call.ics?token=${token}`
    expect((await get(path)).status).toBe(303)
    const { times } = await look()
    const files: string[] = []
    for (const time of [times[1], times[3]]) {
      await post({ act: 'choose-time', time: time?.id ?? '' })
      const response = await get(path)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      files.push(await response.text())
    }
    const read = (name: string) =>
      files.map((file) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1])
    const [first, second] = read('UID')
    expect(first).toMatch(/@localhost$/)
    expect(second).toBe(first)
    expect(read('SEQUENCE')).toEqual(['1', '2'])
    expect(read('DTSTART')[1]).toBe(times[3]?.from.replace(/[-:]|\.000/g, ''))
    for (const personal of [token, reference, email, id, 'Marian'])
      expect(files.join('')).not.toContain(personal)
  })

  test('a copy has everything about this enquiry and nobody’s name but the visitor’s', async () => {
    const { get, post, token, id, reference, services } = await newEnquiry()
    const step = { lead: id, version: 1, action: 'contact' } as const
    await changeLead(step, { id: 'priya-patel', role: 'agent' }, services)
    await post({ act: 'change-phone', phone: '0412 345 678' })
    await post({ act: 'add-note', note: 'The dog is friendly' })
    const response = await get(`/my-enquiry/copy?token=${token}`)
    expect(response.headers.get('content-disposition')).toContain(`${reference}.json`)
    const text = await response.text()
    for (const own of ['Marian', '0412 345 678', 'The dog is friendly', 'one of us', 'crm'])
      expect(text).toContain(own)
    expect(text).not.toContain('priya')
    expect(JSON.parse(text).enquiries).toHaveLength(1)
  })

  describe('a link', () => {
    test('that is forged, cut, mixed, expired, erased or of another kind teaches nothing', async () => {
      const one = await newEnquiry()
      const other = await newEnquiry()
      const erased = await newEnquiry()
      await erased.post({ act: 'erase' })
      const { secret } = one.services
      const counted = countStatements(open())
      const { app } = openTestDesk(
        counted.database,
        { now: () => now },
        { site: siteOfProps('http://localhost:3000'), log },
      )
      const expired = new Date(received.getTime() - 181 * 86_400_000)
      const kinds: Record<string, (index: number) => string> = {
        forged: () => randomBytes(54).toString('base64url'),
        cut: (index) => one.token.slice(0, 1 + (index % (one.token.length - 1))),
        mixed: (index) => {
          const at = 1 + (index % 70)
          return one.token.slice(0, at) + other.token.slice(at)
        },
        changed: (index) => {
          const at = index % one.token.length
          const letter = one.token[at] === 'A' ? 'B' : 'A'
          return one.token.slice(0, at) + letter + one.token.slice(at + 1)
        },
        unknown: () => linkToken('lead', uuidv7(), { secret, now }),
        erased: () => erased.token,
        expired: () => linkToken('lead', one.id, { secret, now: expired }),
        'of another kind': () => linkToken('withdraw', one.id, { secret, now }),
      }
      const own = new Set([one.token, other.token])
      const before = await everything()
      const answers = new Set<string>()
      const work = new Map<string, Set<number>>()
      const names = Object.keys(kinds)
      for (let index = 0, asked = 0; asked < 3_000; index += 1) {
        const name = names[index % names.length] ?? ''
        const token = kinds[name]?.(Math.floor(index / names.length)) ?? ''
        if (own.has(token)) continue
        asked += 1
        const isPost = Math.floor(index / names.length) % 10 === 0
        const earlier = counted.count()
        const response = isPost
          ? await app.request('/my-enquiry', {
              method: 'POST',
              body: new URLSearchParams({ token, act: 'withdraw' }),
            })
          : await app.request(`/my-enquiry?${new URLSearchParams({ token })}`)
        const body = await response.text()
        const act = isPost ? 'post' : 'look'
        work.set(act, (work.get(act) ?? new Set()).add(counted.count() - earlier))
        // No two requests have the same.
        response.headers.delete('x-request-id')
        answers.add(`${response.status} ${body} ${JSON.stringify([...response.headers])}`)
      }
      expect([...answers].map((answer) => answer.slice(0, 30))).toEqual([
        '404 {"lost":{"state":"broken"}}'.slice(0, 30),
      ])
      expect(await everything()).toBe(before)
      // Each kind costs the same statements, so that the time of an answer does not tell them apart.
      for (const counts of work.values()) expect([...counts]).toEqual([expect.any(Number)])
    })

    const ask = async (
      app: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
      email: string,
    ) => app.request('/my-enquiry/link', { method: 'POST', body: new URLSearchParams({ email }) })

    const letters = async (lead: string) =>
      (
        await open()
          .db.selectFrom('deliveries')
          .select(['channel', 'event'])
          .where('lead', '=', lead)
          .where('event', '=', 'lead.link')
          .execute()
      ).length

    /** Asks for another visitor's link, and waits until it is queued. Those that were asked for before are queued by then. */
    const untilNextLetter = async () => {
      const next = await newEnquiry()
      await ask(next.app, next.email)
      await expect.poll(() => letters(next.id)).toBe(1)
    }

    test('is sent again to visitors who have enquired, and the response is the same for every address', async () => {
      const { app, id, email } = await newEnquiry()
      const answers = []
      for (const address of [email.toUpperCase(), 'nobody@example.com']) {
        const response = await ask(app, address)
        answers.push([response.status, response.headers.get('location'), await response.text()])
      }
      expect(answers[0]).toEqual([303, '/my-enquiry/link?done=sent', ''])
      expect(answers[1]).toEqual(answers[0])
      await expect.poll(() => letters(id)).toBe(1)
    })

    test('is sent to one mailbox six times a day at most', async () => {
      const { app, id, email } = await newEnquiry()
      for (let tries = 0; tries < 9; tries += 1) await ask(app, email)
      await untilNextLetter()
      expect(await letters(id)).toBe(6)
    })

    test('is not sent to what is no address, nor for an enquiry that was erased', async () => {
      const { app, id, email, post } = await newEnquiry()
      for (const typed of [
        '',
        'me',
        'a@b',
        'a@b.example, c@d.example',
        `${'x'.repeat(300)}@example.com`,
      ]) {
        const response = await ask(app, typed)
        expect(response.status).toBe(422)
        expect(parseOwnPage(await response.text())).toMatchObject({ lost: { problem: { typed } } })
      }
      await post({ act: 'erase' })
      await ask(app, email)
      await untilNextLetter()
      expect(await letters(id)).toBe(0)
    })

    test('is sent for a few requests a minute from one network', async () => {
      await newEnquiry()
      const { app } = openTestDesk(
        open(),
        { now: () => now, rateLimit: 30, trustProxy: 1 },
        { site: siteOfProps() },
      )
      const statuses: number[] = []
      for (let tries = 0; tries < 7; tries += 1)
        statuses.push(
          (
            await app.request('/my-enquiry/link', {
              method: 'POST',
              body: new URLSearchParams({ email: `stranger${tries}@example.com` }),
              headers: { 'x-forwarded-for': '203.0.113.9' },
            })
          ).status,
        )
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
    })
  })

  test('while the database is away the page says so, and when to come back', async () => {
    const { token, look, services } = await newEnquiry()
    const database = openSqlite(':memory:')
    await database.close()
    const app = new Hono().route(
      '/my-enquiry',
      myEnquiryRoutes({ ...services, database }, siteOfProps(), log),
    )
    for (const response of [
      await app.request(`/my-enquiry?token=${token}`),
      await app.request(`/my-enquiry/copy?token=${token}`),
      await app.request(`/my-enquiry/call.ics?token=${token}`),
      await app.request('/my-enquiry', {
        method: 'POST',
        body: new URLSearchParams({ token, act: 'withdraw' }),
      }),
    ]) {
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('30')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await look()).standing).toBe('waiting')
  })
})

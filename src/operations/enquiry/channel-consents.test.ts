import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertDeskLetter } from '#database/desk/desk-letters.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { deriveNextAction } from '#database/desk/queue.ts'
import { listRunningPromises } from '#database/desk/running-promises.ts'
import { listConsents } from '#database/offer/consents.ts'
import type { Database } from '#database/open.ts'
import { channelsOf, type Ticks } from '#domain/privacy/channel-consent.ts'
import { consentsOf } from '#edition/consent.ts'
import { goodAnswers } from '../../../tests/answers.ts'
import { channelBrand, channelForm } from '../../../tests/channel-brand.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { storeDeps } from '../../../tests/leads.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { worldAt } from '../../../tests/world.ts'
import { addLead } from '../desk/add-lead.ts'
import { correctContactDetails } from '../desk/correct-contact.ts'
import { startCall } from '../desk/start-call.ts'
import { undoLead } from '../desk/undo-lead.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import { submitRows } from './submit-rows.ts'

const consents = consentsOf(channelBrand, channelForm)
const { firstCall, consent: consentKind } = channelBrand

let people = 0

/** The answers of another visitor each time. */
function someone(phone: string): Record<string, string> {
  people += 1
  return goodAnswers(channelForm, {
    'contact-name': `Person ${people}`,
    'contact-email': `channel${people}@example.com`,
    'contact-phone': phone,
  })
}

function submit(
  database: Database,
  typed: Record<string, string>,
  ticks: Partial<Ticks>,
  at = '2026-11-23T01:00:00.000Z',
) {
  return submitEnquiry(
    {
      form: channelForm,
      typed,
      page: '/solar-panels-melbourne',
      attributions: { last: { page: '/' } },
      consents,
      consentGiven: true,
      ticks: { answer: true, calls: false, texts: false, ...ticks },
    },
    storeDeps(database, { now: () => new Date(at), firstCall }),
  )
}

onEveryDatabase((open) => {
  const rowOf = async (result: Awaited<ReturnType<typeof submit>>) => {
    if (!result.ok) throw new Error(JSON.stringify(result))
    const row = await open()
      .db.selectFrom('enquiries')
      .selectAll()
      .where('id', '=', result.lead)
      .executeTakeFirstOrThrow()
    return row
  }
  const stored = async () => {
    const rows = await open().db.selectFrom('enquiries').select('id').execute()
    return rows.length
  }

  test('a visitor who doesn’t let us answer gets an error, and nothing is stored', async () => {
    const before = await stored()
    const typed = someone('0412 345 678')
    expect(await submit(open(), typed, { answer: false, calls: true })).toMatchObject({
      ok: false,
      // The form keeps everything that they typed.
      answers: { 'contact-phone': '0412 345 678' },
      problems: [{ question: 'agree-answer', message: 'Tick the box so that we may answer you' }],
    })
    expect(await stored()).toBe(before)
  })

  test.each([
    [{ calls: true }, 'calls'],
    [{ texts: true }, 'texts'],
    [{ calls: true, texts: true }, 'calls and texts'],
  ])('who ticks %j without a number is asked for one', async (ticks, boxes) => {
    const result = await submit(open(), someone(''), ticks)
    expect(result).toMatchObject({
      problems: [
        {
          question: 'contact-phone',
          message: `Enter a phone number, like 0412 345 678, or untick ${boxes}`,
        },
      ],
    })
  })

  test('a number that we may use for nothing is not stored, wherever it was typed', async () => {
    const row = await rowOf(await submit(open(), someone('0412 345 678'), {}))
    expect(row).toMatchObject({
      phone: '',
      phone_e164: '',
      consent_calls: null,
      consent_texts: null,
    })
    expect(row.answers).not.toMatch(/0412|345 678/)
    expect(await rowOf(await submit(open(), someone('no number'), {}))).toMatchObject({ phone: '' })
  })

  test('what was ticked is stored box by box, in its words, with its version, time and page', async () => {
    const at = '2026-11-23T01:00:00.000Z'
    const page = '/solar-panels-melbourne'
    const row = await rowOf(await submit(open(), someone('0412 345 678'), { calls: true }))
    expect(row).toMatchObject({
      phone: '0412 345 678',
      phone_e164: '+61412345678',
      consent_calls: consents.channels?.calls.version,
      consent_texts: null,
      consent_version: consents.quotes.version,
    })
    const rows = await listConsents(open().db, [row.id])
    const given = rows.map(({ id, lead, ...consent }) => consent)
    const shared = { at, page, offer: null, endedAt: null }
    const box = ({ wording, version }: { wording: string; version: string }) => ({
      wording,
      version,
    })
    expect(given).toEqual(
      expect.arrayContaining([
        { ...shared, ...box(consents.quotes), channels: ['email'] },
        { ...shared, ...box(consents.channels?.calls ?? consents.quotes), channels: ['phone'] },
      ]),
    )
    expect(given).toHaveLength(2)
  })

  test('the receipt says all that was ticked, and nothing else', async () => {
    const { id } = await rowOf(await submit(open(), someone('0412 345 678'), { texts: true }))
    const { text } = await open()
      .db.selectFrom('consent_receipts')
      .select('text')
      .where('lead', '=', id)
      .executeTakeFirstOrThrow()
    const { wording } = JSON.parse(text)
    expect(wording).toBe(`${consents.quotes.wording}\n${consents.channels?.texts.wording}`)
  })

  test('the same answers with another box ticked are another word, and not a repeat', async () => {
    const typed = someone('0412 345 678')
    const first = await submit(open(), typed, { calls: true })
    expect(await submit(open(), typed, { calls: true })).toMatchObject({ repeated: true })
    expect(first).toMatchObject({ repeated: false })
    const both = await submit(open(), typed, { calls: true, texts: true })
    expect(await rowOf(both)).toMatchObject({ consent_texts: consents.channels?.texts.version })
  })

  test('a visitor who asks for quotes sees prices first, within two working days, and is answered within one', async () => {
    const row = await rowOf(await submit(open(), someone(''), {}))
    expect(row).toMatchObject({
      way: 'prices',
      promised_by: '2026-11-24T01:00:00.000Z',
      prices_by: '2026-11-25T01:00:00.000Z',
      next_action: 'first-answer',
    })
    const calling = channelBrand.calling
    const next = () => deriveNextAction(open().db, row.id, calling)
    expect(await next()).toMatchObject({ action: 'first-answer', at: row.callable_from })
    const owed = () =>
      listRunningPromises(open().db, {
        now: new Date('2026-11-24T00:00:00.000Z'),
        since: new Date('2026-11-23T00:00:00.000Z'),
        after: undefined,
        size: 500,
      })
    expect((await owed()).map(({ id }) => id)).toContain(row.id)
    // A letter of the desk's answers them; the prices are still to come.
    const operator = await storeOperator(open(), { role: 'owner' })
    const letter = { id: uuidv7(), lead: row.id, operator, subject: 'Yours', body: 'Hello' }
    await insertDeskLetter(open().db, { ...letter, at: '2026-11-23T02:00:00.000Z' })
    expect((await owed()).map(({ id }) => id)).not.toContain(row.id)
    expect(await next()).toMatchObject({ action: 'price-follow-up' })
  })

  test.each([
    [{}, 'Asked for email only'],
    [{ texts: true }, 'Texts only'],
  ])('who ticked %j is called by nobody at the desk', async (ticks, why) => {
    const { id } = await rowOf(await submit(open(), someone('0412 345 678'), ticks))
    const operator = { id: await storeOperator(open(), { role: 'owner' }), role: 'owner' as const }
    const now = () => new Date('2026-11-23T02:00:00.000Z')
    expect(await startCall(id, operator, { ...worldAt(now(), open()), consentKind })).toEqual({
      ok: false,
      code: 'refused',
      message: `${why}: write to them instead.`,
    })
  })

  test('who ticked calls may be called by us while they see prices, and after three months by nobody', async () => {
    const { id } = await rowOf(await submit(open(), someone('0412 345 678'), { calls: true }))
    const operator = { id: await storeOperator(open(), { role: 'owner' }), role: 'owner' as const }
    const on = (day: string) => ({ ...worldAt(new Date(day), open()), consentKind })
    expect(await startCall(id, operator, on('2026-11-23T02:00:00.000Z'))).toMatchObject({
      ok: true,
    })
    expect(await startCall(id, operator, on('2027-02-24T02:00:00.000Z'))).toMatchObject({
      message: 'Consent is over: write to them instead.',
    })
  })

  test('a number corrected at the desk needs a yes of its own; what is undone leaves the first', async () => {
    const { id } = await rowOf(await submit(open(), someone('0412 345 678'), { calls: true }))
    const operator = { id: await storeOperator(open(), { role: 'owner' }), role: 'owner' as const }
    const world = { ...storeDeps(open()), ...channelBrand, maxInstallers: 3, newId: uuidv7 }
    const now = () => new Date('2026-11-23T03:00:00.000Z')
    const { name, email, version } = (await getLeadPage(open().db, id)) ?? {}
    const details = { name: name ?? '', email: email ?? '', phone: '0498 765 432' }
    const corrected = { lead: id, version: version ?? 0, details }
    expect(await correctContactDetails(corrected, operator, { ...world, now })).toMatchObject({
      ok: true,
    })
    const standing = async () => {
      const row = await getLeadPage(open().db, id)
      const rows = await listConsents(open().db, [id])
      const calls = rows.find(({ channels }) => channels[0] === 'phone')
      return [row?.consent.calls, calls?.endedAt ?? null]
    }
    expect(await standing()).toEqual([null, now().toISOString()])
    const undone = { lead: id, version: (version ?? 0) + 1 }
    expect(await undoLead(undone, operator, { ...world, now })).toMatchObject({ ok: true })
    expect(await standing()).toEqual([consents.channels?.calls.version, null])
  })

  test.each([
    ['without its time', { consent_calls: 'theirs 1' }, null, ''],
    [
      'before three months',
      { consent_calls: 'theirs 1', consent_calls_at: '2026-08-01' },
      null,
      '',
    ],
    ['tomorrow', { consent_calls: 'theirs 1', consent_calls_at: '2026-11-24' }, null, ''],
    [
      'a month ago',
      { consent_calls: 'theirs 1', consent_calls_at: '2026-10-23' },
      'theirs 1',
      '0412345678',
    ],
  ])('a client whose consent to calls was given %s', async (when, columns, calls, phone) => {
    const email = `key.${when.replaceAll(' ', '.')}@example.com`
    const body = { email, phone: '0412345678', consent: true, ...columns }
    const now = () => new Date('2026-11-23T01:00:00.000Z')
    const deps = storeDeps(open(), { now, firstCall, consentKind })
    expect(await submitRows({ body, keyName: '23456789' }, deps)).toMatchObject({ ok: true })
    const row = await open()
      .db.selectFrom('enquiries')
      .select(['consent_calls', 'consent_texts', 'phone', 'consent_until'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ consent_calls: calls, consent_texts: null, phone })
    // Theirs holds for three months too.
    if (calls) expect(row.consent_until).toBe('2027-01-23T00:00:00.000Z')
  })

  test('a client whose row has a number alone, and no consent to use it, has nobody to answer', async () => {
    const body = { phone: '0412345678', consent: true }
    const deps = storeDeps(open(), { firstCall, consentKind })
    expect(await submitRows({ body, keyName: '23456789' }, deps)).toMatchObject({ code: '23514' })
  })

  test('who rang us may be rung about that, and not texted', async () => {
    const added = {
      submission: '018f0000-0000-7000-8000-00000000aaaa',
      form: channelForm,
      typed: { 'contact-name': 'Rang Us', 'contact-phone': '0412 345 679' },
      consent: 'Please ring me back about panels.',
      callers: 'Wattlewise',
    }
    const operator = { id: await storeOperator(open(), { role: 'owner' }) }
    const result = await addLead(added, operator, storeDeps(open(), { firstCall, consentKind }))
    const row = await rowOf(result as Awaited<ReturnType<typeof submit>>)
    expect(row).toMatchObject({ consent_calls: 'spoken', consent_texts: null })
  })

  test('we speak with them by what they ticked, for three months', async () => {
    const row = await rowOf(await submit(open(), someone('0412 345 678'), { texts: true }))
    const facts = {
      calls: row.consent_calls,
      texts: row.consent_texts,
      until: row.consent_until,
      withdrawnAt: row.withdrawn_at,
    }
    const on = (day: string) => channelsOf(facts, { consentKind, now: new Date(day) })
    expect(on('2027-02-22')).toEqual(['sms', 'email'])
    expect(on('2027-02-24')).toEqual([])
  })
})

import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { isSuppressed } from '#database/privacy/suppressions.ts'
import type { Channel } from '#domain/delivery/channel.ts'
import { listReceivers } from '#domain/delivery/owed.ts'
import { deriveLead } from '#domain/lead/derive-lead.ts'
import { callTimes } from '#domain/promise/call-times.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { au } from '#edition/brand/au.ts'
import { everyAnswer, homeForm } from '../../../tests/answers.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { addEndpoint, receiptOf, submission } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { worldAt } from '../../../tests/world.ts'
import type { DeliverDeps } from '../delivery/deliver-due.ts'
import { resendDelivery } from '../desk/resend-delivery.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { addVisitorNote } from './add-visitor-note.ts'
import { answerCalled } from './answer-called.ts'
import { changeAnswer, changeEmail, changePhone } from './change-answer.ts'
import { chooseCallTime } from './choose-call-time.ts'
import { giveFeedback, stopAsking } from './give-feedback.ts'
import { phoneParser } from './parse-phone.ts'
import { stopHolder } from './stop-holder.ts'
import { insertTogether } from './store-leads.ts'

const secret = 'a secret that is long enough for a test'
// A Thursday, 10 am in Melbourne.
const received = new Date('2026-11-18T23:00:00Z')
const after = (minutes: number) => new Date(received.getTime() + minutes * 60_000)
const day = 1440
let visitors = 0

onEveryDatabase((open) => {
  const deps = (minutes: number) => ({
    ...worldAt(after(minutes), open(), { secret }),
    country: au.country,
    parsePhone: phoneParser(au.country),
  })

  /** A lead of a form with every answer, that was delivered to two webhooks and the office. */
  async function newLead({ isHeld = false } = {}) {
    visitors += 1
    const endpoints = [
      await addEndpoint(open(), `https://one${visitors}.example/hooks`),
      await addEndpoint(open(), `https://two${visitors}.example/hooks`),
    ]
    const answers = everyAnswer(homeForm, {
      'contact-email': `visitor${visitors}@example.com`,
      'contact-phone': `04${String(visitors).padStart(8, '0')}`,
    })
    const channels: Channel[] = ['operator-letter', 'confirmation', 'webhook', 'hosted-table']
    const derived = deriveLead(
      { ...submission(), form: homeForm, answers, signs: isHeld ? { website: 'x' } : {} },
      {
        now: received,
        id: uuidv7(),
        reference: `WW-${String(visitors).padStart(8, '0')}`,
        receivers: listReceivers({ channels, endpoints }, uuidv7),
        country: au.country,
        calling: au.calling,
        parsePhone: phoneParser(au.country),
        fingerprint: () => uuidv7(),
        addressKey: (address) => address,
      },
    )
    await insertTogether(open(), [{ ...derived, receipt: receiptOf(derived.row) }], undefined)
    const { id } = derived.row
    await deliver(1, id)
    const row = async () => {
      const stored = await getLeadRow(open().db, id)
      if (!stored) throw new Error('erased')
      return stored
    }
    return { id, endpoints, row }
  }

  /** What goes out about this lead. */
  async function deliver(minutes: number, lead: string) {
    const sent: string[] = []
    const deliverDeps: DeliverDeps = {
      database: open(),
      secret,
      calling: au.calling,
      send: async (delivery) => {
        const { channel, event, endpoint } = delivery
        if (delivery.lead === lead) sent.push([event, channel, endpoint].filter(Boolean).join(' '))
        return { delivered: true, answer: '200' }
      },
      now: () => after(minutes),
      random: () => 0.5,
      claimSeconds: 120,
    }
    for (const channel of ['operator-letter', 'owner-letter', 'webhook', 'hosted-table'] as const)
      await deliverAll(channel, deliverDeps)
    return sent.toSorted()
  }

  const allHear = ([one = '', two = '']: string[]) =>
    [
      'lead.changed hosted-table',
      'lead.changed operator-letter',
      `lead.changed webhook ${one}`,
      `lead.changed webhook ${two}`,
    ].toSorted()

  const history = async (lead: string) => {
    const entries = await open()
      .db.selectFrom('audit')
      .select(['kind', 'operator', 'detail'])
      .where('lead', '=', lead)
      .orderBy('id')
      .execute()
    return entries.map(({ kind }) => kind)
  }

  const calendar = callingCalendar(au.calling, {
    postcode: au.country.postcodeExample,
    nation: null,
  })
  const [, tomorrow, , saturday] = callTimes(after(10), calendar)
  if (!tomorrow || !saturday) throw new Error('no times to choose')

  describe('a time that suits the visitor', () => {
    test('moves the call and its promise, and notifies everyone who has the lead', async () => {
      const { id, endpoints, row } = await newLead()
      const choice = { time: saturday.id, contactBy: 'sms' } as const
      expect(await chooseCallTime(id, choice, deps(10))).toBe('changed')
      expect(await row()).toMatchObject({
        chosen_from: saturday.from.toISOString(),
        chosen_until: saturday.until.toISOString(),
        callable_from: saturday.from.toISOString(),
        promised_by: saturday.until.toISOString(),
        contact_by: 'sms',
        calendar_sequence: 1,
        version: 2,
      })
      expect(await deliver(11, id)).toEqual(allHear(endpoints))
      expect(await history(id)).toEqual(['lead.time-chosen'])
    })

    test('chosen twice at once is one choice', async () => {
      const { id, endpoints, row } = await newLead()
      const choice = { time: tomorrow.id, contactBy: null }
      const results = await Promise.all([1, 2, 3].map(() => chooseCallTime(id, choice, deps(10))))
      expect(results.toSorted()).toEqual(['changed', 'unchanged', 'unchanged'])
      expect(await row()).toMatchObject({ calendar_sequence: 1, version: 2 })
      expect(await deliver(11, id)).toEqual(allHear(endpoints))
    })

    test('left again, the call is promised as it was at first', async () => {
      const { id, row } = await newLead()
      const before = await row()
      await chooseCallTime(id, { time: saturday.id, contactBy: null }, deps(10))
      await chooseCallTime(id, { time: '', contactBy: null }, deps(11))
      const { promised_by, callable_from } = before
      expect(await row()).toMatchObject({
        ...{ promised_by, callable_from, chosen_from: null, chosen_until: null },
        calendar_sequence: 2,
      })
    })

    test('a way to be reached that was never ticked can’t be chosen', async () => {
      const { id, row } = await newLead()
      const choice = { time: saturday.id, contactBy: 'sms' } as const
      const world = { ...deps(10), consentKind: 'channels' } as const
      expect(await chooseCallTime(id, choice, world)).toMatchObject({ code: 'invalid' })
      expect(await row()).toMatchObject({ contact_by: null, chosen_from: null })
    })

    test('does not bring back a promise that is over', async () => {
      const { id, row } = await newLead()
      await chooseCallTime(id, { time: saturday.id, contactBy: null }, deps(10))
      await chooseCallTime(id, { time: '', contactBy: null }, deps(2 * day))
      expect(await row()).toMatchObject({ chosen_from: saturday.from.toISOString() })
    })

    test('that has nearly passed, or was never offered, is rejected', async () => {
      const { id, row } = await newLead()
      for (const time of ['2026-11-22-morning', tomorrow.id]) {
        const result = await chooseCallTime(id, { time, contactBy: null }, deps(4 * day))
        expect(result).toMatchObject({ ok: false, code: 'invalid' })
      }
      expect(await row()).toMatchObject({ chosen_from: null, version: 1 })
    })

    test('can’t be chosen once we have spoken with them, or they have withdrawn', async () => {
      const spoken = await newLead()
      await answerCalled(spoken.id, 'called', deps(20))
      const withdrawn = await newLead()
      await withdrawLead(withdrawn.id, deps(20))
      for (const { id } of [spoken, withdrawn])
        expect(await chooseCallTime(id, { time: saturday.id, contactBy: null }, deps(30))).toBe(
          'unchanged',
        )
    })
  })

  describe('a correction', () => {
    test('of the phone number keeps the one before, and sends a notice', async () => {
      const { id, endpoints, row } = await newLead()
      const before = await row()
      expect(await changePhone(id, '0412 345 678', deps(10))).toBe('changed')
      expect(await changePhone(id, ' 0412  345 678 ', deps(11))).toBe('unchanged')
      expect(await row()).toMatchObject({ phone: '0412 345 678', phone_e164: '+61412345678' })
      expect(JSON.parse((await row()).answers)['contact-phone']).toBe('0412 345 678')
      const corrections = await open()
        .db.selectFrom('corrections')
        .select(['by', 'field', 'before', 'after'])
        .where('lead', '=', id)
        .execute()
      expect(corrections).toEqual([
        { by: 'visitor', field: 'phone', before: before.phone, after: '0412 345 678' },
      ])
      expect(await deliver(12, id)).toEqual(allHear(endpoints))
    })

    test('that is no phone number is rejected', async () => {
      const { id, row } = await newLead()
      expect(await changePhone(id, 'call me', deps(10))).toMatchObject({ code: 'invalid' })
      expect((await row()).version).toBe(1)
    })

    test('of the email address keeps the one before, and the link goes to the new one alone', async () => {
      const { id, endpoints, row } = await newLead()
      const before = await row()
      const world = { ...deps(10), secret: 'not very secret' }
      expect(await changeEmail(id, 'Sam.New@example.com', world)).toBe('changed')
      expect(await changeEmail(id, 'Sam.New@example.com', world)).toBe('unchanged')
      expect(await row()).toMatchObject({
        email: 'Sam.New@example.com',
        email_key: 'sam.new@example.com',
      })
      const corrections = await open()
        .db.selectFrom('corrections')
        .select(['by', 'field', 'before', 'after'])
        .where('lead', '=', id)
        .execute()
      expect(corrections).toEqual([
        { by: 'visitor', field: 'email', before: before.email, after: 'Sam.New@example.com' },
      ])
      expect(await history(id)).toEqual(['lead.corrected'])
      const letters = (await listDeliveries(open().db, id)).filter(
        ({ event }) => event === 'lead.link',
      )
      expect(letters.map(({ channel }) => channel)).toEqual(['visitor-letter'])
      expect(await deliver(12, id)).toEqual(allHear(endpoints))
    })

    test('of the email address is rejected where it is none, and the fourth time in a day', async () => {
      const { id, row } = await newLead()
      const at = (seconds: number) => ({ ...deps(seconds), secret: 'not very secret' })
      for (const none of ['', 'sam', 'sam@nowhere'])
        expect(await changeEmail(id, none, at(10))).toMatchObject({ code: 'invalid' })
      for (const name of ['one', 'two', 'three'])
        expect(await changeEmail(id, `${name}@example.com`, at(20))).toBe('changed')
      expect(await changeEmail(id, 'four@example.com', at(30))).toMatchObject({ code: 'invalid' })
      expect(await row()).toMatchObject({ email: 'three@example.com', version: 4 })
      expect(await changeEmail(id, 'four@example.com', at(30 + day))).toBe('changed')
    })

    test('of the place moves the lead to its region and its public holidays', async () => {
      const { id, row } = await newLead()
      const location = homeForm.steps
        .flatMap(({ questions }) => questions)
        .find(({ name }) => name === 'location' || name === 'postcode')
      if (!location) throw new Error('the home form asks for no place')
      const answer = location.kind === 'postcode' ? '3220' : 'Geelong 3220'
      expect(await changeAnswer(id, { question: location.name, answer }, deps(10))).toBe('changed')
      expect(await row()).toMatchObject({ postcode: '3220', region: 'regional' })
    })

    test('of an answer that may not be changed is rejected', async () => {
      const { id } = await newLead()
      const change = { question: 'contact-email', answer: 'other@example.com' }
      expect(await changeAnswer(id, change, deps(10))).toMatchObject({ code: 'invalid' })
    })

    test('several at once are sent in one message each, with the final answers', async () => {
      const { id, endpoints } = await newLead()
      await changePhone(id, '0412 345 678', deps(10))
      await addVisitorNote(id, 'The dog is friendly', deps(10))
      await chooseCallTime(id, { time: saturday.id, contactBy: null }, deps(10))
      expect(await deliver(11, id)).toEqual(allHear(endpoints))
    })
  })

  test('a note is written once, however often it is sent', async () => {
    const { id } = await newLead()
    const results = await Promise.all([1, 2].map(() => addVisitorNote(id, 'Ring twice', deps(10))))
    expect(results.toSorted()).toEqual(['changed', 'unchanged'])
    expect(await addVisitorNote(id, ' \n', deps(11))).toMatchObject({ code: 'invalid' })
    expect(await addVisitorNote(id, 'x'.repeat(2001), deps(11))).toMatchObject({ code: 'invalid' })
    expect(await history(id)).toEqual(['lead.noted'])
  })

  describe('one receiver that is stopped', () => {
    const holderOf = async (lead: string, receiver: string) => {
      const { id } = await open()
        .db.selectFrom('disclosures')
        .select('id')
        .where('lead', '=', lead)
        .where('receiver', '=', receiver)
        .executeTakeFirstOrThrow()
      return id
    }

    test('alone is notified; it gets no later changes', async () => {
      const { id, endpoints } = await newLead()
      const [one = '', two = ''] = endpoints
      const holder = await holderOf(id, one)
      const results = await Promise.all([1, 2].map(() => stopHolder(id, holder, deps(10))))
      expect(results.toSorted()).toEqual(['changed', 'unchanged'])
      expect(await deliver(11, id)).toEqual([`lead.withdrawn webhook ${one}`])

      await changePhone(id, '0412 345 678', deps(12))
      expect(await deliver(13, id)).toEqual([
        'lead.changed hosted-table',
        'lead.changed operator-letter',
        `lead.changed webhook ${two}`,
      ])
      await withdrawLead(id, deps(14))
      expect(await deliver(15, id)).toEqual([
        'lead.withdrawn hosted-table',
        'lead.withdrawn operator-letter',
        `lead.withdrawn webhook ${two}`,
      ])
    })

    test('is not sent the lead again, even if an operator asks for it', async () => {
      const { id, endpoints } = await newLead()
      const [one = '', two = ''] = endpoints
      await stopHolder(id, await holderOf(id, one), deps(10))
      await deliver(11, id)
      const sent = await listDeliveries(open().db, id)
      const again = (endpoint: string) => {
        const first = sent.find((row) => row.endpoint === endpoint && row.event === 'lead.created')
        return resendDelivery(
          { lead: id, delivery: first?.id ?? '' },
          { id: 'priya', role: 'agent' },
          deps(12),
        )
      }
      expect(await again(one)).toMatchObject({ ok: false, code: 'refused' })
      expect(await again(two)).toEqual({ ok: true })
    })

    test('does not get a change that was on its way', async () => {
      const { id, endpoints } = await newLead()
      const [one = ''] = endpoints
      await changePhone(id, '0412 345 678', deps(10))
      await stopHolder(id, await holderOf(id, one), deps(10))
      expect(await deliver(11, id)).not.toContain(`lead.changed webhook ${one}`)
    })

    test('gets the notice, even if the visitor withdraws before it was sent', async () => {
      const { id, endpoints } = await newLead()
      const [one = '', two = ''] = endpoints
      await stopHolder(id, await holderOf(id, one), deps(10))
      await withdrawLead(id, deps(10))
      expect(await deliver(11, id)).toEqual(
        [
          'lead.withdrawn hosted-table',
          'lead.withdrawn operator-letter',
          `lead.withdrawn webhook ${one}`,
          `lead.withdrawn webhook ${two}`,
        ].toSorted(),
      )
    })

    test('is never the office, nor a receiver of another lead', async () => {
      const { id } = await newLead()
      const other = await newLead()
      const [one = ''] = other.endpoints
      expect(await stopHolder(id, await holderOf(id, 'office'), deps(10))).toBe('unchanged')
      expect(await stopHolder(id, await holderOf(other.id, one), deps(10))).toBe('unchanged')
      expect(await stopHolder(id, 'nonsense', deps(10))).toBe('unchanged')
      expect(await deliver(11, id)).toEqual([])
    })
  })

  test('when its visitor changes a lead that is held back, only our office hears of it', async () => {
    const { id } = await newLead({ isHeld: true })
    expect(await changePhone(id, '0412 345 678', deps(10))).toBe('changed')
    expect(await deliver(11, id)).toEqual(['lead.changed operator-letter'])
  })

  test('a receiver that is being sent the lead right now hears of the change after it', async () => {
    const { id, endpoints } = await newLead()
    const [one = ''] = endpoints
    await open()
      .db.updateTable('deliveries')
      .set({ delivered_at: null, claimed_until: after(12).toISOString() })
      .where('lead', '=', id)
      .where('endpoint', '=', one)
      .execute()
    await open().db.deleteFrom('disclosures').where('receiver', '=', one).execute()
    await changePhone(id, '0412 345 678', deps(10))
    expect(await deliver(11, id)).not.toContain(`lead.changed webhook ${one}`)
    expect(await deliver(13, id)).toContain(`lead.changed webhook ${one}`)
  })

  describe('asked whether we called, the visitor', () => {
    test('says yes, and the clock stops', async () => {
      const { id, row } = await newLead()
      await Promise.all([1, 2].map(() => answerCalled(id, 'called', deps(2 * day))))
      expect(await row()).toMatchObject({
        state: 'contacted',
        contacted_at: after(2 * day).toISOString(),
      })
      const contacts = await open()
        .db.selectFrom('contacts')
        .selectAll()
        .where('lead', '=', id)
        .execute()
      expect(contacts).toMatchObject([{ by: 'visitor', outcome: 'reached' }])
    })

    test('says yes twice, one after the other, and it counts once', async () => {
      const { id, row } = await newLead()
      expect(await answerCalled(id, 'called', deps(2 * day))).toBe('changed')
      const { version } = await row()
      expect(await answerCalled(id, 'called', deps(2 * day + 1))).toBe('unchanged')
      expect((await row()).version).toBe(version)
    })

    test('says yes, then no, then yes again, and each counts', async () => {
      const { id } = await newLead()
      for (const [minutes, answer] of (['called', 'not-called', 'called'] as const).entries())
        expect(await answerCalled(id, answer, deps(2 * day + minutes))).toBe('changed')
    })

    test('says no, and owners are notified at once, once', async () => {
      const { id, row } = await newLead()
      await Promise.all([1, 2, 3].map(() => answerCalled(id, 'not-called', deps(2 * day))))
      expect(await deliver(2 * day + 1, id)).toEqual(['lead.not-called owner-letter'])
      expect(await row()).toMatchObject({ state: 'new', contacted_at: null })
    })

    test('cannot say no before the time is over', async () => {
      const { id } = await newLead()
      expect(await answerCalled(id, 'not-called', deps(10))).toBe('unchanged')
      expect(await deliver(11, id)).toEqual([])
    })

    test('says no although the desk says yes, and owners are notified', async () => {
      const { id } = await newLead()
      await open()
        .db.updateTable('enquiries')
        .set({ state: 'contacted', contacted_at: after(60).toISOString() })
        .where('id', '=', id)
        .execute()
      expect(await answerCalled(id, 'not-called', deps(day))).toBe('changed')
      expect(await deliver(day + 1, id)).toEqual(['lead.not-called owner-letter'])
    })

    test('missed the call, chooses another time, and may say no again after that', async () => {
      const { id } = await newLead()
      expect(await answerCalled(id, 'missed', deps(2 * day))).toBe('changed')
      const [time] = callTimes(after(2 * day), calendar)
      if (!time) throw new Error('no time')
      await chooseCallTime(id, { time: time.id, contactBy: null }, deps(2 * day))
      const over = (time.until.getTime() - received.getTime()) / 60_000 + 1
      expect(await answerCalled(id, 'not-called', deps(over))).toBe('changed')
    })

    test('can ask not to be asked', async () => {
      const { id, row } = await newLead()
      const results = await Promise.all([1, 2].map(() => stopAsking(id, deps(10))))
      expect(results.toSorted()).toEqual(['changed', 'unchanged'])
      const { email, phone_e164, created_at } = await row()
      const asked = {
        hashes: suppressionHashes({ email, phone: phone_e164 }, secret),
        enquiredAt: created_at,
      }
      expect(await isSuppressed(open().db, { ...asked, scopes: ['feedback'] })).toBe(true)
      expect(await isSuppressed(open().db, { ...asked, scopes: ['all'] })).toBe(false)
    })
  })

  describe('feedback', () => {
    test('is stored once, after the call, with what was chosen', async () => {
      const { id } = await newLead()
      expect(await giveFeedback(id, { clear: 'yes' }, deps(10))).toBe('unchanged')
      await answerCalled(id, 'called', deps(20))
      const typed = { clear: 'partly', pressed: 'never heard of', words: ' Fine. ', token: 'x' }
      const results = await Promise.all([1, 2].map(() => giveFeedback(id, typed, deps(30))))
      expect(results.toSorted()).toEqual(['changed', 'unchanged'])
      const stored = await open()
        .db.selectFrom('feedback')
        .select(['answers', 'installer'])
        .where('lead', '=', id)
        .execute()
      expect(stored.map(({ answers }) => JSON.parse(answers))).toEqual([
        { clear: 'partly', words: 'Fine.' },
      ])
    })

    test('without any answer is rejected', async () => {
      const { id } = await newLead()
      await answerCalled(id, 'called', deps(20))
      expect(await giveFeedback(id, { clear: '' }, deps(30))).toMatchObject({ code: 'invalid' })
    })
  })

  describe('a withdrawal', () => {
    const person = async (lead: Awaited<ReturnType<typeof newLead>>) => {
      const { email, phone_e164 } = await lead.row()
      return { email, phone: phone_e164 }
    }
    const stopped = (who: { email: string; phone: string }, enquiredAt = received) =>
      isSuppressed(open().db, {
        hashes: suppressionHashes(who, secret),
        scopes: ['all'],
        enquiredAt: enquiredAt.toISOString(),
      })

    test('is remembered by keyed hashes alone, until they enquire again', async () => {
      const lead = await newLead()
      const who = await person(lead)
      await withdrawLead(lead.id, deps(10))
      expect(await stopped(who)).toBe(true)
      expect(await stopped(who, after(11))).toBe(false)
      const rows = await open().db.selectFrom('suppressions').selectAll().execute()
      for (const text of Object.values(who)) expect(JSON.stringify(rows)).not.toContain(text)
    })

    test('of a visitor who typed another person’s number does not stop letters to that person', async () => {
      const lead = await newLead()
      const who = await person(lead)
      await withdrawLead(lead.id, deps(10))
      expect(await stopped({ ...who, email: 'neighbour@example.com' })).toBe(false)
      expect(await stopped({ ...who, phone: '+61400999999' })).toBe(false)
    })
  })

  test('nothing can be done to a lead that never was', async () => {
    const id = uuidv7()
    expect(await changePhone(id, '0412 345 678', deps(1))).toBe('unknown')
    expect(await chooseCallTime(id, { time: '', contactBy: null }, deps(1))).toBe('unknown')
    expect(await answerCalled(id, 'called', deps(1))).toBe('unknown')
    expect(await stopHolder(id, uuidv7(), deps(1))).toBe('unknown')
  })

  test('every change is in the list of deliveries that the desk shows', async () => {
    const { id } = await newLead()
    await changePhone(id, '0412 345 678', deps(10))
    const events = (await listDeliveries(open().db, id)).map(({ event }) => event)
    expect(events.filter((event) => event === 'lead.changed')).toHaveLength(4)
  })
})

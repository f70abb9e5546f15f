import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSender, type Sender } from '#channels/send.ts'
import { getOpenEndpoint } from '#database/delivery/endpoints.ts'
import { listAudience, saveWeeklyLetter } from '#database/delivery/recipients.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { getInstallerWebhook, setWebhookSecret } from '#database/installer/installer-acts.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { type Channel, channelNames, channels } from '#domain/delivery/channel.ts'
import { type DeliveryEvent, deliveryEvents, messages, rulesOf } from '#domain/delivery/messages.ts'
import type { Installer } from '#domain/installer/installer.ts'
import type { DeskOutcome } from '#domain/lead/state.ts'
import { au } from '#edition/brand/au.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import { generateEndpointSecret } from '#operations/delivery/change-endpoint.ts'
import { oweAlarms } from '#operations/delivery/owe-alarms.ts'
import { oweWeeklyLetter } from '#operations/delivery/weekly-letter.ts'
import { askVisitors } from '#operations/desk/ask-visitors.ts'
import { assignLead } from '#operations/desk/assign-lead.ts'
import { oweMorningLetter, oweNotices } from '#operations/desk/owe-notices.ts'
import { recordCall } from '#operations/desk/record-call.ts'
import { sendDeskLetter } from '#operations/desk/send-desk-letter.ts'
import { addVisitorNote } from '#operations/enquiry/add-visitor-note.ts'
import { answerCalled } from '#operations/enquiry/answer-called.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { resendLink } from '#operations/enquiry/resend-link.ts'
import { storeLead } from '#operations/enquiry/store-leads.ts'
import { storeProbe } from '#operations/enquiry/store-probe.ts'
import { resendTerms } from '#operations/installer/act-on-installer.ts'
import { oweInstallerNotices } from '#operations/installer/owe-installer-notices.ts'
import { resendInstallerLink } from '#operations/installer/resend-installer-link.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { decideReturn } from '#operations/offer/decide-return.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { oweStatements } from '#operations/offer/owe-statements.ts'
import { returnLead } from '#operations/offer/return-lead.ts'
import { eraseOwnEnquiry } from '#operations/privacy/erase-person.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import { onEveryDatabase } from './databases.ts'
import { deliverAll } from './deliver-all.ts'
import { openTestDesk, type TestDesk } from './desk.ts'
import { enquiryOf } from './enquiry.ts'
import { submission } from './leads.ts'
import { storeOperator } from './operators.ts'
import { siteOfProps } from './own-page.ts'
import { type Listening, listenHttp } from './servers.ts'
import { listenSmtp } from './smtp.ts'
import { storeInstaller } from './stored-installers.ts'

const siteUrl = 'https://w.example'

// Thursday, 2:24 pm in Melbourne.
const thursday = new Date('2026-11-19T03:24:00.000Z')
const later = (hours: number, from = thursday) => new Date(from.getTime() + hours * 3_600_000)
const friday = later(20)
const monday = new Date('2026-11-22T23:30:00.000Z')
const december = new Date('2026-11-30T23:30:00.000Z')

/** Whoever reads a message, and what of it matters. Of a letter the subject is its first line. */
type Reading = { to: Reader; says: readonly string[] }
type Reader = 'visitor' | 'office' | 'owners' | 'team' | 'agent' | 'installer' | 'system' | 'probe'

/** What each event tells on each of its channels. A new one has to be added here. */
const readings: {
  [E in DeliveryEvent]: Record<(typeof messages)[E]['by'][number], Reading>
} = {
  'lead.created': {
    'operator-letter': { to: 'office', says: ['Visitor Number', '@example.com'] },
    confirmation: { to: 'visitor', says: ['Your reference', 'See your enquiry'] },
    webhook: { to: 'system', says: ['"type":"lead.created"', 'Visitor'] },
    'hosted-table': { to: 'system', says: ['"first_name":"Visitor"'] },
  },
  'lead.changed': {
    'operator-letter': { to: 'office', says: ['The side gate sticks.'] },
    webhook: { to: 'system', says: ['"type":"lead.changed"', 'The side gate sticks.'] },
    'hosted-table': { to: 'system', says: ['"form_type":"changed"', 'The side gate sticks.'] },
  },
  'lead.withdrawn': {
    webhook: { to: 'system', says: ['"type":"lead.withdrawn"', '"consent":false'] },
    'hosted-table': { to: 'system', says: ['"form_type":"withdrawn"'] },
  },
  'lead.erased': {
    webhook: { to: 'system', says: ['"type":"lead.erased"', '"erased_at"'] },
    'hosted-table': { to: 'system', says: ['"form_type":"erased"'] },
  },
  'lead.assigned': { 'operator-letter': { to: 'agent', says: ['yours', 'Open this lead'] } },
  'lead.not-called': { 'owner-letter': { to: 'owners', says: ['Nobody called: WW-'] } },
  'lead.link': { 'visitor-letter': { to: 'visitor', says: ['See your enquiry'] } },
  'promise.half-time': {
    'operator-letter': { to: 'office', says: ['Half of the time is gone'] },
  },
  'promise.three-quarters': {
    'operator-letter': { to: 'team', says: ['Three quarters of the time are gone'] },
  },
  'promise.nine-tenths': {
    'owner-letter': { to: 'owners', says: ['Nine tenths of the time are gone'] },
  },
  'promise.new-time': { 'visitor-letter': { to: 'visitor', says: ['A new time for your call'] } },
  'promise.did-they-call': {
    'visitor-letter': { to: 'visitor', says: ['Did we call?', 'No, nobody called'] },
  },
  'call.could-not-reach': {
    'visitor-letter': { to: 'visitor', says: ['We couldn’t reach you', 'Choose a time'] },
  },
  'call.wrong-number': { 'visitor-letter': { to: 'visitor', says: ['number'] } },
  'desk.letter': {
    'visitor-letter': { to: 'visitor', says: ['About your roof', 'Which way does it face?'] },
  },
  'offer.made': {
    'installer-letter': { to: 'installer', says: ['$60.00'] },
    'installer-webhook': { to: 'system', says: ['"type":"offer.made"', '"fee_cents":6000'] },
  },
  'offer.accepted': {
    'installer-letter': { to: 'installer', says: ['Visitor Number'] },
    'installer-webhook': { to: 'system', says: ['"type":"offer.accepted"', 'Visitor'] },
    'visitor-letter': {
      to: 'visitor',
      says: ['Your installer is Bright Ladder Electrical', 'They’ll call from'],
    },
  },
  'offer.changed': {
    'installer-letter': { to: 'installer', says: ['The side gate sticks.'] },
    'installer-webhook': {
      to: 'system',
      says: ['"type":"offer.changed"', 'The side gate sticks.'],
    },
  },
  'offer.cancelled': {
    'installer-letter': { to: 'installer', says: ['don’t call'] },
    'installer-webhook': { to: 'system', says: ['"type":"offer.cancelled"', '"may_call":false'] },
  },
  'offer.credited': {
    'installer-letter': { to: 'installer', says: ['$66.00 is credited'] },
    'installer-webhook': { to: 'system', says: ['"type":"offer.credited"'] },
  },
  'offer.return-rejected': {
    'installer-letter': { to: 'installer', says: ['You fit roofs of this size.'] },
    'installer-webhook': { to: 'system', says: ['"type":"offer.return-rejected"'] },
  },
  'offer.did-they-call': {
    'visitor-letter': {
      to: 'visitor',
      says: ['Did anybody call you?', 'Yes, somebody called', 'No, nobody called'],
    },
  },
  'installer.terms': { 'installer-letter': { to: 'installer', says: ['Read the terms'] } },
  'installer.link': { 'installer-letter': { to: 'installer', says: ['Open your page'] } },
  'installer.expiring': {
    'installer-letter': { to: 'installer', says: ['ends on Thursday 10 December'] },
    'owner-letter': { to: 'owners', says: ['Ends Soon Solar', 'Thursday 10 December'] },
  },
  'installer.statement': {
    'installer-letter': {
      to: 'installer',
      says: ['Your statement for November 2026: $66.00', '&month=2026-11'],
    },
  },
  'leads.late': { 'owner-letter': { to: 'owners', says: ['WW-'] } },
  'desk.weekly': { 'owner-letter': { to: 'owners', says: ['week'] } },
  'letters.failing': {
    webhook: { to: 'system', says: ['"type":"letters.failing"', '"waiting":'] },
  },
  'account.changed': { 'operator-letter': { to: 'agent', says: ['password'] } },
  'enquiry.probe': { confirmation: { to: 'probe', says: ['Your reference'] } },
}

const addresses: Record<Exclude<Reader, 'visitor' | 'system'>, RegExp> = {
  office: /^office@desk\.example$/,
  owners: /^owner@desk\.example$/,
  team: /^owner@desk\.example,agent@desk\.example$/,
  agent: /^agent@desk\.example$/,
  installer: /^installer\d+@example\.com$/,
  probe: /^sender\d+@example\.com$/,
}

type Arrived = { to: string; text: string; html: string }

onEveryDatabase((database) => {
  let now = thursday
  let desk: TestDesk
  let sender: Sender
  let lettersFail = false
  const [owner, agent] = [
    { id: '', role: 'owner' as const },
    { id: '', role: 'agent' as const },
  ]
  /** What came to mailboxes, to receivers of webhooks and to the hosted table, by the delivery's id. */
  const arrived = new Map<string, Arrived>()
  const opened: { close(): Promise<void> }[] = []
  let smtp: Awaited<ReturnType<typeof listenSmtp>>
  let receiver: Listening

  beforeAll(async () => {
    smtp = await listenSmtp()
    receiver = await listenHttp(async (request, response) => {
      const { 'webhook-id': webhook, 'idempotency-key': row } = request.headers
      arrived.set(String(webhook ?? row), { to: '', text: await textOf(request), html: '' })
      response.writeHead(201).end()
    })
    opened.push(smtp, receiver)
    const { db } = database()
    sender = openSender({
      ...{ brand: au, siteUrl, dataDirectory: '/nowhere', smtpUrl: smtp.url, log: () => {} },
      now: () => now,
      recipients: (audience) => listAudience(db, audience, ['office@desk.example']),
      withdrawalLink: (id) => linkOf('withdraw', 'withdraw', id),
      pageLink: (id) => linkOf('my-enquiry', 'lead', id),
      offerLink: (id) => linkOf('offer', 'offer', id),
      installerLink: (id) => linkOf('installer', 'installer', id),
      installerWebhook: (id) => getInstallerWebhook(db, id),
      endpoint: (id) => getOpenEndpoint(db, id, now),
      allowPrivateAddresses: true,
      hostedTable: { url: receiver.url, key: 'key', table: 'enquiries' },
    })
    const endpoint = uuidv7()
    const webhook = { id: endpoint, url: receiver.url, secret: generateEndpointSecret() }
    await db
      .insertInto('webhook_endpoints')
      .values({ ...webhook, created_at: thursday.toISOString() })
      .execute()
    const { send } = sender
    desk = openTestDesk(
      database(),
      {
        ...{ siteUrl, now: () => now },
        receivers: async () => ({ channels: sender.channels, endpoints: [endpoint] }),
        send: async (delivery, ...rest) =>
          lettersFail && delivery.channel === 'operator-letter'
            ? { delivered: false, answer: '451 Try again later' }
            : send(delivery, ...rest),
      },
      { site: siteOfProps(siteUrl) },
    )
    for (const one of [owner, agent]) {
      one.id = await storeOperator(database(), { role: one.role })
      await db
        .updateTable('operators')
        .set({ email: `${one.role}@desk.example`, notify_by_email: 1 })
        .where('id', '=', one.id)
        .execute()
    }
  })
  afterAll(async () => {
    for (const one of opened) await one.close()
  })

  const linkOf = (path: string, kind: Parameters<typeof linkToken>[0], id: string) =>
    `${siteUrl}/${path}?token=${linkToken(kind, id, { secret: desk.services.secret, now })}`

  let people = 0
  /** Somebody who has sent the form, and everything that was owed with it has arrived. */
  async function enquire() {
    people += 1
    const enquiry = enquiryOf(people)
    const response = await desk.app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'w.example', origin: siteUrl },
      body: JSON.stringify(enquiry),
    })
    expect(response.status).toBe(201)
    const email = enquiry.answers['contact-email'] ?? ''
    const lead = await database()
      .db.selectFrom('enquiries')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { email, lead: lead.id, promisedBy: new Date(lead.promised_by ?? '') }
  }

  async function addInstaller(changes: Partial<Installer> = {}) {
    people += 1
    const email = `installer${people}@example.com`
    const person = { name: 'Con Vlahos', email, phone: '0491 570 156', getsOffers: true }
    const installer = await storeInstaller(database(), {
      ...{ id: uuidv7(), people: [person], webhook: receiver.url },
      ...changes,
    })
    await setWebhookSecret(database().db, installer, generateEndpointSecret())
    return { installer, mailbox: email }
  }

  /** A lead that is offered to one installer of its own. */
  async function offered() {
    const sent = await enquire()
    await deliver()
    await database().db.updateTable('installers').set({ paused_until: '2030-01-01' }).execute()
    const added = await addInstaller()
    await offerLead(sent.lead, desk.services)
    const [offer] = await listOffersOfLead(database().db, sent.lead)
    if (!offer) throw new Error('nobody suits')
    return { ...sent, ...added, offer: offer.id }
  }

  async function accepted() {
    const one = await offered()
    expect(await acceptLead(one.offer, desk.services)).toMatchObject({ ok: true })
    return one
  }

  const versionOf = async (lead: string) => (await getLeadRow(database().db, lead))?.version ?? 0

  async function call(lead: string, outcome: DeskOutcome, sendEmail = false) {
    const version = await versionOf(lead)
    const recorded = await recordCall(
      { lead, id: uuidv7(), version, outcome, sendEmail },
      owner,
      desk.services,
    )
    expect(recorded).toMatchObject({ ok: true })
  }

  /** Makes an event happen. Returns what it is about: nothing where it is about nobody alone. */
  const situations: Record<
    DeliveryEvent,
    () => Promise<{ email?: string; lead?: string; installer?: string }>
  > = {
    'lead.created': enquire,
    'lead.changed': async () => {
      const sent = await enquire()
      await deliver()
      await addVisitorNote(sent.lead, 'The side gate sticks.', desk.services)
      return sent
    },
    'lead.withdrawn': async () => {
      const sent = await enquire()
      await deliver()
      await withdrawLead(sent.lead, desk.services)
      return sent
    },
    'lead.erased': async () => {
      const sent = await enquire()
      await deliver()
      await eraseOwnEnquiry(sent.lead, desk.services)
      return sent
    },
    'lead.assigned': async () => {
      const sent = await enquire()
      const version = await versionOf(sent.lead)
      const assigned = { lead: sent.lead, version, to: agent.id }
      expect(await assignLead(assigned, owner, desk.services)).toMatchObject({ ok: true })
      return sent
    },
    'lead.not-called': async () => {
      const sent = await enquire()
      now = later(1, sent.promisedBy)
      expect(await answerCalled(sent.lead, 'not-called', desk.services)).toBe('changed')
      return sent
    },
    'lead.link': async () => {
      const sent = await enquire()
      await resendLink(sent.email, desk.services)
      return sent
    },
    'promise.half-time': promiseRunsOut,
    'promise.three-quarters': promiseRunsOut,
    'promise.nine-tenths': promiseRunsOut,
    'promise.new-time': promiseRunsOut,
    'promise.did-they-call': async () => {
      const sent = await enquire()
      now = later(20, sent.promisedBy)
      await askVisitors(desk.services)
      return sent
    },
    'call.could-not-reach': async () => {
      const sent = await enquire()
      for (const day of [0, 1, 4, 5, 6]) {
        now = later(20 + 24 * day)
        await call(sent.lead, 'no-answer')
      }
      return sent
    },
    'call.wrong-number': async () => {
      const sent = await enquire()
      now = friday
      await call(sent.lead, 'wrong-number', true)
      return sent
    },
    'desk.letter': async () => {
      const sent = await enquire()
      const letter = { subject: 'About your roof', body: 'Which way does it face?' }
      const id = uuidv7()
      const version = await versionOf(sent.lead)
      const written = { id, lead: sent.lead, version, ...letter }
      expect(await sendDeskLetter(written, owner, desk.services)).toMatchObject({ ok: true })
      return sent
    },
    'offer.made': offered,
    'offer.accepted': accepted,
    'offer.changed': async () => {
      const one = await accepted()
      await deliver()
      await addVisitorNote(one.lead, 'The side gate sticks.', desk.services)
      return one
    },
    'offer.cancelled': async () => {
      const one = await accepted()
      await withdrawLead(one.lead, desk.services)
      return one
    },
    'offer.credited': async () => {
      const one = await accepted()
      await returnLead({ offer: one.offer, because: 'by-mistake' }, desk.services)
      return one
    },
    'offer.return-rejected': async () => {
      const one = await accepted()
      await returnLead({ offer: one.offer, because: 'not-our-work' }, desk.services)
      await decideReturn(
        { offer: one.offer, decision: 'rejected', because: 'You fit roofs of this size.' },
        { ...desk.services, by: owner.id },
      )
      return one
    },
    'offer.did-they-call': async () => {
      const one = await accepted()
      now = later(25)
      expect(
        await returnLead({ offer: one.offer, because: 'never-reached' }, desk.services),
      ).toMatchObject({ decision: 'visitor' })
      return one
    },
    'installer.terms': async () => {
      const one = await addInstaller({ terms: undefined })
      await resendTerms(one.installer, { ...desk.services, by: owner.id })
      return one
    },
    'installer.link': async () => {
      const one = await addInstaller()
      await resendInstallerLink(one.mailbox, desk.services)
      return one
    },
    'installer.expiring': async () => {
      const one = await addInstaller({
        tradingName: 'Ends Soon Solar',
        seller: { number: 'NT-0418', expiresOn: '2026-12-10' },
      })
      await oweInstallerNotices(desk.services)
      return one
    },
    'installer.statement': async () => {
      const one = await accepted()
      now = december
      await oweStatements(desk.services)
      return one
    },
    'leads.late': async () => {
      await enquire()
      now = monday
      await oweMorningLetter(desk.services)
      return {}
    },
    'desk.weekly': async () => {
      await saveWeeklyLetter(database().db, true)
      now = monday
      await oweWeeklyLetter(desk.services)
      return {}
    },
    'letters.failing': async () => {
      lettersFail = true
      await enquire()
      for (const hours of [1, 2, 3, 4, 5]) {
        now = later(hours)
        await deliver()
      }
      await oweAlarms(desk.services)
      return {}
    },
    'account.changed': async () => {
      await writeAudit({ kind: 'password changed' }, { ...desk.services, by: agent.id })
      return {}
    },
    'enquiry.probe': async () => {
      const insert = storeProbe(uuidv7())
      await storeLead(submission(), undefined, { ...desk.services, insert })
      return {}
    },
  }

  async function promiseRunsOut() {
    const sent = await enquire()
    await deliver()
    now = later(-1 / 6, sent.promisedBy)
    await oweNotices(desk.services)
    return sent
  }

  /** Makes everything that is due, a minute later: nothing can be undone then. */
  async function deliver(): Promise<void> {
    now = later(1 / 60, now)
    for (const channel of channelNames)
      await deliverAll(channel, { ...desk.services, random: () => 0 })
    for (const { headers, to, text, html } of smtp.received.splice(0)) {
      const [, id = ''] = /<([\w-]+)@/.exec(Object.fromEntries(headers)['message-id'] ?? '') ?? []
      const subject = decodeWords(Object.fromEntries(headers).subject ?? '')
      arrived.set(id, { to: to.join(), text: `${subject}\n${text}`, html })
    }
  }

  /** The deliveries of an event about these, or about nobody, that came to be owed in this test. */
  async function owed(event: DeliveryEvent, about: { lead?: string; installer?: string }) {
    const rows = await database()
      .db.selectFrom('deliveries')
      .select(['id', 'channel', 'lead', 'installer', 'delivered_at', 'stopped_at'])
      .where('event', '=', event)
      .execute()
    return rows.filter(({ lead, installer }) =>
      lead !== null ? lead === about.lead : installer === null || installer === about.installer,
    )
  }

  test.each(deliveryEvents)(
    '%s arrives at everybody who is owed it, and can be read',
    async (event) => {
      now = thursday
      lettersFail = false
      const about = await situations[event]()
      await deliver()
      const deliveries = await owed(event, about)
      const expected = readings[event] as Partial<Record<Channel, Reading>>
      expect(new Set(deliveries.map(({ channel }) => channel))).toEqual(new Set(messages[event].by))
      for (const { id, channel } of deliveries) {
        const message = arrived.get(id)
        const reading = expected[channel]
        if (!message || !reading) throw new Error(`${event} never arrived by ${channel}`)
        if (process.env.LETTERS_TO && message.html)
          writeFileSync(join(process.env.LETTERS_TO, `${event}-${channel}.html`), message.html)
        const words = message.text.replace(/\s+/g, ' ')
        for (const phrase of reading.says) expect(words).toContain(phrase)
        expect(`${message.text} ${message.html}`).not.toMatch(
          /undefined|\bNaN\b|\[object|Invalid Date|\{\w+\}/,
        )
        if (!rulesOf(event).namesPerson || channels[channel].recipient === 'visitor')
          expect(words + message.html).not.toMatch(
            /Visitor Number|visitor\d+@|(\b0|\+61)40[\d ]{7}/,
          )
        if (reading.to === 'system') continue
        expect(message.to).toMatch(
          reading.to === 'visitor' ? new RegExp(`^${about.email}$`) : addresses[reading.to],
        )
        // What a probe sent is no lead, so there is no page of it.
        if (reading.to !== 'probe') await expectLinksToOpen(message)
      }
    },
  )

  test('nothing else was owed by anything above', async () => {
    const pairs = await database()
      .db.selectFrom('deliveries')
      .select(['event', 'channel'])
      .distinct()
      .execute()
    for (const { event, channel } of pairs)
      expect({ event, channels: rulesOf(event).by }).toEqual({
        event,
        channels: expect.arrayContaining([channel]),
      })
  })

  /** Everything that leads to a page of our own opens, in the text and in the HTML. */
  async function expectLinksToOpen({ text, html }: Arrived): Promise<void> {
    const links = [...ownLinks(text), ...ownLinks(html.replaceAll('&amp;', '&'))]
    for (const link of new Set(links)) {
      if (!link.includes('token=')) continue
      const response = await desk.app.request(link.slice(siteUrl.length))
      expect({ link, status: response.status }).toEqual({ link, status: 200 })
    }
  }
})

function ownLinks(text: string): string[] {
  return Array.from(text.matchAll(/https:\/\/w\.example\/[^\s<>"]+/g), ([link]) => link)
}

/** A header whose words are encoded. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString(),
    )
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

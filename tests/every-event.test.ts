import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSender, type Sender } from '#channels/send.ts'
import { getOpenEndpoint } from '#database/delivery/endpoints.ts'
import { listAudience, saveWeeklyLetter } from '#database/delivery/recipients.ts'
import { listReaders } from '#database/delivery/regular-letters.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { listRequests } from '#database/installer/changes.ts'
import { getInstallerWebhook, setWebhookSecret } from '#database/installer/installer-acts.ts'
import { getTextReceiver } from '#database/installer/text-receivers.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { type Channel, channelNames, channels } from '#domain/delivery/channel.ts'
import { type DeliveryEvent, deliveryEvents, messages, rulesOf } from '#domain/delivery/messages.ts'
import type { Installer } from '#domain/installer/installer.ts'
import type { DeskOutcome } from '#domain/lead/state.ts'
import type { Way } from '#domain/offer/offer.ts'
import { au } from '#edition/brand/au.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import { generateEndpointSecret } from '#operations/delivery/change-endpoint.ts'
import { enqueueAlarms } from '#operations/delivery/enqueue-alarms.ts'
import { enqueueWeeklyLetter } from '#operations/delivery/weekly-letter.ts'
import { answerComplaint } from '#operations/desk/answer-complaint.ts'
import { askVisitors } from '#operations/desk/ask-visitors.ts'
import { assignLead } from '#operations/desk/assign-lead.ts'
import { enqueueMorningLetter, enqueueNotices } from '#operations/desk/enqueue-notices.ts'
import { recordCall } from '#operations/desk/record-call.ts'
import { sendDeskLetter } from '#operations/desk/send-desk-letter.ts'
import { addVisitorNote } from '#operations/enquiry/add-visitor-note.ts'
import { answerCalled } from '#operations/enquiry/answer-called.ts'
import { chooseWay } from '#operations/enquiry/choose-way.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { mobileParser } from '#operations/enquiry/parse-phone.ts'
import { resendLink } from '#operations/enquiry/resend-link.ts'
import { storeLead } from '#operations/enquiry/store-leads.ts'
import { storeProbe } from '#operations/enquiry/store-probe.ts'
import { askWithProof } from '#operations/firm/ask-desk.ts'
import { decideRequest } from '#operations/firm/decide-request.ts'
import { resendTerms } from '#operations/installer/act-on-installer.ts'
import { enqueueInstallerNotices } from '#operations/installer/enqueue-installer-notices.ts'
import { resendInstallerLink } from '#operations/installer/resend-installer-link.ts'
import { sendRehearsal } from '#operations/installer/start-installer.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { decideReturn } from '#operations/offer/decide-return.ts'
import { enqueueReturnNotices } from '#operations/offer/enqueue-return-notices.ts'
import { enqueueStatements } from '#operations/offer/enqueue-statements.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { priceOffer } from '#operations/offer/price-offer.ts'
import { recordOutcome } from '#operations/offer/record-outcome.ts'
import { returnLead } from '#operations/offer/return-lead.ts'
import { sayNo } from '#operations/offer/say-no.ts'
import { watchOwedCalls } from '#operations/offer/watch-owed-calls.ts'
import { eraseOwnEnquiry } from '#operations/privacy/erase-person.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import { type Document, holdEventsToDocument } from './contract.ts'
import { onEveryDatabase } from './databases.ts'
import { deliverAll } from './deliver-all.ts'
import { openTestDesk, type TestDesk } from './desk.ts'
import { enquiryOf } from './enquiry.ts'
import { submission } from './leads.ts'
import { storeOperator } from './operators.ts'
import { siteOfProps } from './own-page.ts'
import { priceFrom } from './priced.ts'
import { onePixel } from './proof-files.ts'
import { type Listening, listenHttp } from './servers.ts'
import { listenSmtp } from './smtp.ts'
import { storeInstaller, storeOffer } from './stored-installers.ts'

const siteUrl = 'https://w.example'

// Thursday, 2:24 pm in Melbourne.
const thursday = new Date('2026-11-19T03:24:00.000Z')
const later = (hours: number, from = thursday) => new Date(from.getTime() + hours * 3_600_000)
const friday = later(20)
const monday = new Date('2026-11-22T23:30:00.000Z')
const december = new Date('2026-11-30T23:30:00.000Z')

/** The reader of a message, and what of it matters. A letter's first line is its subject. */
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
    'operator-letter': { to: 'office', says: ['Taken back: WW-', 'don’t call'] },
    webhook: { to: 'system', says: ['"type":"lead.withdrawn"', '"consent":false'] },
    'hosted-table': { to: 'system', says: ['"form_type":"withdrawn"'] },
  },
  'lead.erased': {
    webhook: { to: 'system', says: ['"type":"lead.erased"', '"erased_at"'] },
    'hosted-table': { to: 'system', says: ['"form_type":"erased"'] },
  },
  'lead.assigned': { 'operator-letter': { to: 'agent', says: ['yours', 'Open this lead'] } },
  'lead.prices': {
    'visitor-letter': {
      to: 'visitor',
      says: [
        'One installer has given you a price',
        'It’s for the system',
        '$6,000 to $7,200',
        'Our own estimate',
      ],
    },
  },
  'lead.not-called': { 'owner-letter': { to: 'owners', says: ['Nobody called: WW-'] } },
  'lead.link': { 'visitor-letter': { to: 'visitor', says: ['See your enquiry'] } },
  'promise.half-time': {
    'operator-letter': { to: 'office', says: ['Half gone: WW-', 'Nobody has it, no try yet.'] },
  },
  'promise.three-quarters': {
    'operator-letter': { to: 'team', says: ['A quarter left: WW-', 'Nobody has it'] },
  },
  'promise.nine-tenths': {
    'owner-letter': { to: 'owners', says: ['Nearly over: WW-', 'Nobody has it'] },
  },
  'promise.broken-again': {
    'owner-letter': { to: 'owners', says: ['A second promise is broken', 'Open this lead'] },
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
  'complaint.outcome': {
    'visitor-letter': {
      to: 'visitor',
      says: ['The outcome of your complaint', 'It won’t happen again.', 'complain to'],
    },
  },
  'offer.made': {
    'installer-letter': { to: 'installer', says: ['$60.00'] },
    'installer-webhook': { to: 'system', says: ['"type":"offer.made"', '"fee_cents":6000'] },
    'installer-text': { to: 'system', says: ['$60', 'if you accept', 'Stop: w.example'] },
  },
  'offer.passed': {
    'installer-letter': { to: 'installer', says: ['They chose somebody else', 'too dear'] },
    'installer-webhook': { to: 'system', says: ['"type":"offer.passed"', '"because":"too-dear"'] },
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
  'offer.half-time': {
    'installer-letter': {
      to: 'installer',
      says: ['Visitor is waiting for your call', 'Half of the time is over', 'Open and call'],
    },
    'installer-webhook': { to: 'system', says: ['"type":"offer.half-time"', '"call_by":"2026'] },
    'installer-text': { to: 'system', says: ['Visitor', 'is waiting for your call'] },
  },
  'offer.three-quarters': {
    'installer-letter': {
      to: 'installer',
      says: ['left to call Visitor', 'goes to the next installer', 'Hand it on'],
    },
    'installer-webhook': { to: 'system', says: ['"type":"offer.three-quarters"'] },
    'installer-text': { to: 'system', says: ['Call Visitor', 'goes to the next installer'] },
  },
  'offer.tried': {
    'visitor-letter': {
      to: 'visitor',
      says: ['Bright Ladder Electrical tried to call you', 'try again by 8 pm today'],
    },
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
  'offer.return-half-time': {
    'owner-letter': { to: 'owners', says: ['Half gone: the return of WW-', '/console/returns'] },
  },
  'offer.return-three-quarters': {
    'owner-letter': {
      to: 'owners',
      says: ['A quarter left: the return of WW-', 'We said that we’d decide by'],
    },
  },
  'installer.terms': { 'installer-letter': { to: 'installer', says: ['Read the terms'] } },
  'installer.rehearsal': {
    'installer-letter': { to: 'installer', says: ['Open the rehearsal'] },
  },
  'installer.link': { 'installer-letter': { to: 'installer', says: ['Open your page'] } },
  'installer.expiring': {
    'installer-letter': { to: 'installer', says: ['ends on Thursday 10 December'] },
    'owner-letter': { to: 'owners', says: ['Ends Soon Solar', 'Thursday 10 December'] },
  },
  'installer.decided': {
    'installer-letter': { to: 'installer', says: ['Confirmed: approval as a seller', '2028'] },
  },
  'installer.late': {
    'owner-letter': { to: 'owners', says: ['three calls not made in time', 'Con Vlahos'] },
  },
  'installer.statement': {
    'installer-letter': {
      to: 'installer',
      says: ['Your statement for November 2026: $66.00', '/installer/figures?month=2026-11'],
    },
  },
  'leads.late': { 'owner-letter': { to: 'owners', says: ['WW-', 'Nobody has it'] } },
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

/** What an event is about: nothing where it is about nobody alone. */
type About = { email?: string; lead?: string; installer?: string; operator?: string }

type Arrived = { to: string; text: string; html: string; headers: Record<string, string> }

onEveryDatabase((database) => {
  let now = thursday
  let desk: TestDesk
  let sender: Sender
  let lettersFail = false
  const [owner, agent] = [
    { id: '', role: 'owner' as const },
    { id: '', role: 'agent' as const },
  ]
  /** What is wrong with a message by the API's document. */
  let problemsWith: ReturnType<typeof holdEventsToDocument>
  /** What came to mailboxes, to receivers of webhooks and to the hosted table, by the delivery's id. */
  const arrived = new Map<string, Arrived>()
  const opened: { close(): Promise<void> }[] = []
  let smtp: Awaited<ReturnType<typeof listenSmtp>>
  let receiver: Listening

  beforeAll(async () => {
    smtp = await listenSmtp()
    receiver = await listenHttp(async (request, response) => {
      const { 'webhook-id': webhook, 'idempotency-key': row } = request.headers
      arrived.set(String(webhook ?? row), {
        to: '',
        text: await textOf(request),
        html: '',
        headers: request.headers as Record<string, string>,
      })
      response.writeHead(201).end()
    })
    opened.push(smtp, receiver)
    const { db } = database()
    sender = openSender({
      ...{ brand: au, siteUrl, dataDirectory: '/nowhere', smtpUrl: smtp.url },
      now: () => now,
      recipients: (audience) => listAudience(db, audience, ['office@desk.example']),
      withdrawalLink: (id) => linkOf('withdraw', 'withdraw', id),
      pageLink: (id) => linkOf('my-enquiry', 'lead', id),
      offerLink: (id) => linkOf('offer', 'offer', id),
      readersOf: (letter, addresses) => listReaders(db, letter, addresses),
      unsubscribeLink: (letter, id) =>
        `${linkOf('unsubscribe', `end ${letter}`, id)}&letter=${letter}`,
      installerWebhook: (id) => getInstallerWebhook(db, id),
      endpoint: (id) => getOpenEndpoint(db, id, now),
      allowPrivateAddresses: true,
      texts: { url: receiver.url, key: 'key', sender: 'Wattlewise' },
      textReceiver: (delivery) =>
        getTextReceiver(db, delivery, {
          parseMobile: mobileParser(au.country),
          today: '2026-11-20',
        }),
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
    const document = await (await desk.app.request('/v1/openapi.json')).json()
    problemsWith = holdEventsToDocument(document as Document)
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
  /** A visitor who has sent the form, and everything that was queued with it has arrived. */
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
    const person = {
      ...{ name: 'Con Vlahos', email, phone: '0491 570 156' },
      ...{ getsOffers: true, getsTexts: true },
    }
    const installer = await storeInstaller(database(), {
      ...{ id: uuidv7(), people: [person], webhook: receiver.url },
      ...changes,
    })
    await setWebhookSecret(database().db, installer, generateEndpointSecret())
    return { installer, mailbox: email }
  }

  /** Their price is named to a visitor who sees prices first. */
  async function priced() {
    const one = await offered('prices')
    expect(await priceOffer(one.offer, priceFrom(6000, now), desk.services)).toMatchObject({
      ok: true,
    })
    return one
  }

  /** A lead that is offered to one installer of its own. */
  async function offered(way: Way = 'call') {
    const sent = await enquire()
    await deliver()
    expect(await chooseWay(sent.lead, way, desk.services)).toBe('changed')
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

  /** Makes an event happen, and returns what it is about. */
  const situations: Record<DeliveryEvent, () => Promise<About>> = {
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
    'lead.prices': priced,
    'promise.half-time': promiseRunsOut,
    'promise.three-quarters': promiseRunsOut,
    'promise.nine-tenths': promiseRunsOut,
    'promise.new-time': promiseRunsOut,
    'promise.broken-again': async () => {
      const sent = await promiseRunsOut()
      now = new Date((await getLeadRow(database().db, sent.lead))?.new_promise_by ?? '')
      await watchOwedCalls(desk.services)
      return sent
    },
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
    'complaint.outcome': async () => {
      const sent = await enquire()
      await desk.services.database.db
        .updateTable('enquiries')
        .set({ state: 'complaint', form_slug: 'complaint' })
        .where('id', '=', sent.lead)
        .execute()
      const version = await versionOf(sent.lead)
      const outcome = { id: uuidv7(), lead: sent.lead, version, body: 'It won’t happen again.' }
      expect(await answerComplaint(outcome, owner, desk.services)).toMatchObject({ ok: true })
      return sent
    },
    'offer.made': () => offered(),
    'offer.accepted': accepted,
    'offer.passed': async () => {
      const one = await priced()
      const no = { lead: one.lead, offer: one.offer, because: 'too-dear' } as const
      expect(await sayNo(no, desk.services)).toMatchObject({ ok: true })
      return one
    },
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
    'offer.half-time': () => acceptedAndWatched(20),
    'offer.three-quarters': () => acceptedAndWatched(22),
    'offer.tried': () => acceptedAndWatched(24.1, 'no-answer'),
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
    'offer.return-half-time': () => returnedAndWaiting(later(25)),
    'offer.return-three-quarters': () => returnedAndWaiting(monday),
    'installer.terms': async () => {
      const one = await addInstaller({ terms: undefined })
      await resendTerms(one.installer, { ...desk.services, by: owner.id })
      return one
    },
    'installer.rehearsal': async () => {
      const one = await addInstaller({ start: { begunAt: now.toISOString() } })
      await sendRehearsal(one.installer, { ...desk.services, by: owner.id })
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
      await enqueueInstallerNotices(desk.services)
      return one
    },
    'installer.decided': async () => {
      const one = await addInstaller()
      const request = { kind: 'seller', number: 'NT-0418', expiresOn: '2028-06-30' } as const
      await askWithProof(one.installer, { request, file: onePixel }, desk.services)
      const [asked] = await listRequests(database().db)
      const decision = { id: asked?.id ?? '', decision: 'confirmed', sentence: '' } as const
      await decideRequest(decision, { ...desk.services, by: owner.id })
      return one
    },
    'installer.late': async () => {
      const one = await accepted()
      for (const returned_at of [thursday.toISOString(), later(1).toISOString()]) {
        const { lead } = await enquire()
        const before = { answered_at: returned_at, returned_because: 'not-in-time' } as const
        const offer = { lead, installer: one.installer, returned_at, ...before }
        await storeOffer(database(), { ...offer, state: 'credited' })
      }
      now = later(24.1)
      await watchOwedCalls(desk.services)
      return one
    },
    'installer.statement': async () => {
      const one = await accepted()
      now = december
      await enqueueStatements(desk.services)
      return one
    },
    'leads.late': async () => {
      await enquire()
      now = monday
      await enqueueMorningLetter(desk.services)
      return {}
    },
    'desk.weekly': async () => {
      await saveWeeklyLetter(database().db, true)
      now = monday
      await enqueueWeeklyLetter(desk.services)
      return {}
    },
    'letters.failing': async () => {
      lettersFail = true
      await enquire()
      for (const hours of [1, 2, 3, 4, 5]) {
        now = later(hours)
        await deliver()
      }
      await enqueueAlarms(desk.services)
      return {}
    },
    'account.changed': async () => {
      await writeAudit({ kind: 'password changed' }, { ...desk.services, by: agent.id })
      // Other events wrote to owners about what they changed.
      return { operator: agent.id }
    },
    'enquiry.probe': async () => {
      const insert = storeProbe(uuidv7())
      await storeLead(submission(), undefined, { ...desk.services, insert })
      return {}
    },
  }

  /** Accepted on Thursday, 2:24 pm, with what was recorded of a call, and looked at so many hours later. */
  async function acceptedAndWatched(hours: number, call?: 'no-answer') {
    const one = await accepted()
    await deliver()
    if (call)
      await recordOutcome({ offer: one.offer, step: { kind: 'called', call } }, desk.services)
    now = later(hours)
    await watchOwedCalls(desk.services)
    return one
  }

  /** Returned on Thursday, 2:24 pm, and undecided at this moment. */
  async function returnedAndWaiting(moment: Date) {
    const one = await accepted()
    await returnLead({ offer: one.offer, because: 'not-our-work' }, desk.services)
    now = moment
    await enqueueReturnNotices(desk.services)
    return one
  }

  async function promiseRunsOut() {
    const sent = await enquire()
    await deliver()
    now = later(-1 / 6, sent.promisedBy)
    await enqueueNotices(desk.services)
    return sent
  }

  /** Makes everything that is due, a minute later: nothing can be undone then. */
  async function deliver(): Promise<void> {
    now = later(1 / 60, now)
    for (const channel of channelNames)
      await deliverAll(channel, { ...desk.services, random: () => 0 })
    for (const letter of smtp.received.splice(0)) {
      const { to, text, html } = letter
      const headers = Object.fromEntries(letter.headers)
      const [, id = ''] = /<([\w-]+)@/.exec(headers['message-id'] ?? '') ?? []
      const subject = decodeWords(headers.subject ?? '')
      // What each reader can end is a mail to each.
      const others = arrived.has(id) ? [arrived.get(id)?.to] : []
      const all = [...others, ...to].join()
      arrived.set(id, { to: all, text: `${subject}\n${text}`, html, headers })
    }
  }

  /** The deliveries of an event about these, or about nobody, that were queued in this test. */
  async function owed(event: DeliveryEvent, about: About) {
    const rows = await database()
      .db.selectFrom('deliveries')
      .select(['id', 'channel', 'lead', 'installer', 'operator', 'delivered_at', 'stopped_at'])
      .where('event', '=', event)
      .execute()
    return rows.filter(({ lead, installer, operator }) => {
      if (about.operator !== undefined) return operator === about.operator
      return lead !== null
        ? lead === about.lead
        : installer === null || installer === about.installer
    })
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
        if (/webhook$/.test(channel))
          expect(
            problemsWith(event, { headers: message.headers, body: JSON.parse(message.text) }),
          ).toEqual([])
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
        expectAnswersToArrive(event, message, about)
        expectToBeEnded(event, message, reading.to)
        // What a probe sent is no lead, so there is no page of it.
        if (reading.to !== 'probe') await expectLinksToOpen(message)
      }
    },
  )

  test('one enquiry’s letters to one reader are one thread, and no others are', async () => {
    const rows = await database()
      .db.selectFrom('deliveries')
      .select(['id', 'event', 'channel', 'lead', 'installer'])
      .where('lead', 'is not', null)
      .execute()
    const readers = new Map<string, Set<string>>()
    for (const { id, event, channel, lead, installer } of rows) {
      const { headers } = arrived.get(id) ?? {}
      if (!headers?.['message-id']) continue
      const { references: thread = '' } = headers
      expect({ event, inReplyTo: headers['in-reply-to'] }).toEqual({ event, inReplyTo: thread })
      expect(thread).toMatch(/^<[\da-f-]{36}@w\.example>$/)
      expect(thread).not.toContain(lead)
      const reader = `${lead} ${installer ?? channels[channel].recipient}`
      readers.set(thread, (readers.get(thread) ?? new Set()).add(reader))
    }
    const perThread = [...readers.values()].map(({ size }) => size)
    expect(new Set(perThread)).toEqual(new Set([1]))
    expect(new Set([...readers.values()].flatMap((one) => [...one])).size).toBe(readers.size)
  })

  test('a reader who unsubscribes from a letter gets it no more, and the others still do', async () => {
    const threeQuarters = async () => {
      now = thursday
      const about = await promiseRunsOut()
      await deliver()
      const [letter] = await owed('promise.three-quarters', about)
      return arrived.get(letter?.id ?? '')
    }
    const before = await threeQuarters()
    expect(before?.to).toMatch(addresses.team)
    // Of the mails of this letter the agent's came last.
    const address = before?.headers['list-unsubscribe']?.slice(1, -1) ?? ''
    const pressed = await desk.app.request(address.slice(siteUrl.length), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect((await threeQuarters())?.to).toMatch(addresses.owners)
  })

  test('nothing else was queued by anything above', async () => {
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

  /** Answers go to the visitor, to the operator who wrote the letter, or to our own mailbox. */
  function expectAnswersToArrive(event: DeliveryEvent, { to, headers }: Arrived, about: About) {
    const answered =
      event === 'desk.letter' || event === 'complaint.outcome'
        ? 'owner@desk.example'
        : event === 'lead.created' && to !== about.email
          ? about.email
          : au.email
    expect({ event, replyTo: headers['reply-to'] }).toEqual({ event, replyTo: answered })
  }

  /** Every known reader can unsubscribe from recurring letters, and no other letter offers it. */
  function expectToBeEnded(event: DeliveryEvent, { headers }: Arrived, to: Reader) {
    const { regular } = rulesOf(event)
    const isKnown = ['owners', 'team', 'agent', 'installer', 'visitor'].includes(to)
    const { 'list-unsubscribe': address, 'list-unsubscribe-post': post } = headers
    expect({ event, address, post }).toEqual(
      regular && isKnown
        ? {
            event,
            address: expect.stringMatching(
              new RegExp(`^<${siteUrl}/unsubscribe\\?token=[\\w-]+&letter=${regular}>$`),
            ),
            post: 'List-Unsubscribe=One-Click',
          }
        : { event },
    )
  }

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

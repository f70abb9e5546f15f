import type { IncomingMessage } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { offerLetters } from '#channels/letters/offer/offer-letters.ts'
import { renderText } from '#channels/letters/text.ts'
import { openSender } from '#channels/send.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { getInstallerWebhook } from '#database/installer/installer-acts.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { getOffer, insertOffer } from '#database/offer/offers.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery, Send } from '#domain/delivery/delivery.ts'
import type { OfferEvent } from '#domain/delivery/messages.ts'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { offeredLabel } from '#domain/lead/question-uses.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { battery } from '#edition/forms/battery.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { markAccepted } from '../../../tests/accepted.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { listenHttp } from '../../../tests/servers.ts'
import { listenSmtp } from '../../../tests/smtp.ts'
import { noSubscriptions } from '../../../tests/subscriptions.ts'
import { deliverDue } from '../delivery/deliver-due.ts'
import { resendDelivery } from '../desk/resend-delivery.ts'
import { addVisitorNote } from '../enquiry/add-visitor-note.ts'
import { loadStartingLevels, storeInstaller } from '../installer/save-installer.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const secret = 'secret'
const forms = Array.from(formsOf(au).values())
const links = {
  offerLink: () => 'https://w.example/offer?token=abc',
}

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

onEveryDatabase((database) => {
  let abns = 30_000_000_000

  async function newInstaller(webhook?: string): Promise<string> {
    abns += 1
    const { id: _, terms: __, closedAt: ___, ...rest } = installerWith()
    const { db } = database()
    const level = await loadStartingLevels(db, { at: now, timeZone: au.timeZone })
    return storeInstaller(db, { ...rest, abn: String(abns), webhook }, { at: now, level })
  }

  async function newLead(changes: Partial<NewLeadRow> = {}): Promise<string> {
    const row = lead({ created_at: now.toISOString(), ...changes })
    await insertLead(row, storeDeps(database()))
    return row.id
  }

  async function offerTo(installer: string, lead: string, minutes = 60): Promise<string> {
    const id = uuidv7()
    await insertOffer(database().db, {
      ...{ id, lead, installer, fee_cents: 6800 },
      offered_at: now.toISOString(),
      expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
    })
    await enqueueForInstaller(database().db, {
      installer,
      event: 'offer.made',
      offer: id,
      lead,
      now,
    })
    return id
  }

  const deps = (send: Send, at = now) => ({
    ...{ database: database(), send, secret, calling: au.calling, claimSeconds: 120 },
    now: () => at,
    random: () => 0,
  })

  async function deliver(channel: Delivery['channel'], send: Send, at = now): Promise<void> {
    await Promise.all(await deliverDue({ channel, limit: 200 }, deps(send, at)))
  }

  /** What goes out on a channel. */
  async function contents(channel: Delivery['channel'], at = now): Promise<DeliveryContent[]> {
    const sent: DeliveryContent[] = []
    const send: Send = async (_, content) => {
      sent.push(content)
      return { delivered: true, answer: '250' }
    }
    await deliver(channel, send, at)
    return sent
  }

  const webhookSender = () =>
    openSender({
      installerWebhook: (one: string) => getInstallerWebhook(database().db, one),
      offerLink: (one: string) => `https://w.example/offer?token=${one}`,
      ...{ brand: au, siteUrl: 'https://w.example', allowPrivateAddresses: true, now: () => now },
      dataDirectory: '/nowhere',
    } as unknown as Parameters<typeof openSender>[0]).send

  const offersAmong = (sent: DeliveryContent[]) =>
    sent.flatMap((content) => (content.kind === 'offer' ? [content.offer] : []))

  const owe = (event: OfferEvent, offer: string, lead: string, installer: string) =>
    enqueueForInstaller(database().db, { installer, event, offer, lead, now })

  const outcomesOf = async (lead: string) =>
    (await listDeliveries(database().db, lead)).flatMap((row) =>
      row.installer
        ? [[row.event, row.delivered_at ? 'sent' : row.stopped_at ? 'stopped' : '']]
        : [],
    )

  async function accept(offer: string): Promise<void> {
    const { db } = database()
    await markAccepted(db, offer, now)
    const { lead, installer } = (await getOffer(db, offer)) ?? { lead: '', installer: '' }
    await owe('offer.accepted', offer, lead, installer)
  }

  test('before acceptance no letter and no webhook holds anything but the listed answers', async () => {
    const smtp = await listenSmtp()
    const posted: string[] = []
    const receiver = await listenHttp(async (request, response) => {
      posted.push(await textOf(request))
      response.writeHead(200).end()
    })
    opened.push(smtp, receiver)
    const { send } = openSender({
      ...{ brand: au, siteUrl: 'https://w.example', dataDirectory: '/nowhere', smtpUrl: smtp.url },
      now: () => now,
      recipients: async () => [],
      withdrawalLink: (id) => id,
      pageLink: (id) => id,
      ...links,
      ...noSubscriptions,
      installerWebhook: (id) => getInstallerWebhook(database().db, id),
      endpoint: async () => undefined,
      allowPrivateAddresses: true,
      hostedTable: undefined,
      ...{ texts: undefined, textReceiver: async () => undefined },
    })
    const installer = await newInstaller(receiver.url)
    await contents('installer-letter')
    await offerTo(
      installer,
      await newLead({ ...findableLead(battery), reference_number: 'WW-FINDABLE' }),
    )
    await deliver('installer-letter', send)
    for (const form of forms) await offerTo(installer, await newLead(findableLead(form)))
    await deliver('installer-webhook', send)
    const offers = offersAmong(await contents('installer-letter'))
    // Headers, text and HTML of one as it is received, and the text of each.
    const received = smtp.received.flatMap(({ headers, text, html }) => [
      `${headers.map(String).join('\n')}\n${text}`,
      html,
    ])
    const letters = offers.map((offer) => {
      const letter = offerLetters['offer.made'](
        { offer },
        {
          ...{ brand: au, now, offerLink: links.offerLink(), firmLink: '' },
        },
      )
      return `${letter.subject}\n${letter.preview}\n${renderText(letter, au)}`.replace(/\s+/g, ' ')
    })
    expect([received.length, letters.length, posted.length]).toEqual([2, 18, 19])
    const all = [...received, ...letters, ...posted]
    for (const form of forms)
      for (const { name } of questionsOf(form)) {
        const answer = `Findable ${form.slug} ${name}.`
        const isListed = offeredLabel(form.slug, name) !== null
        expect([answer, letters.some((one) => one.includes(answer))]).toEqual([answer, isListed])
        if (!isListed) expect(all.filter((one) => one.includes(answer))).toEqual([])
      }
    for (const one of all) {
      expect(one).not.toMatch(/Column|typed-|findable@|0499 111 222|499111222|WW-FINDABLE/)
      expect(one).toContain('3073')
      expect(one).toContain('Reservoir')
    }
  })

  test('an offer that was answered, has lapsed or was taken back is not sent any more', async () => {
    const installer = await newInstaller()
    await contents('installer-letter')
    const [answered, lapsed, withdrawn, suppressed] = [
      await newLead(),
      await newLead(),
      await newLead(),
      await newLead({ email: 'quiet@example.com' }),
    ]
    await accept(await offerTo(installer, answered))
    await offerTo(installer, lapsed, 0)
    const open = await offerTo(installer, withdrawn)
    await offerTo(installer, suppressed)
    await database()
      .db.updateTable('enquiries')
      .set({ withdrawn_at: now.toISOString(), state: 'withdrawn' })
      .where('id', '=', withdrawn)
      .execute()
    const { email, phone_e164 } = await database()
      .db.selectFrom('enquiries')
      .select(['email', 'phone_e164'])
      .where('id', '=', suppressed)
      .executeTakeFirstOrThrow()
    const hashes = suppressionHashes({ email, phone: phone_e164 }, secret)
    await suppress(database().db, { hashes, scope: 'all', now: new Date(now.getTime() + 1) })
    const sent = offersAmong(await contents('installer-letter'))
    expect(sent.filter(({ id }) => id === open)).toEqual([])
    for (const lead of [lapsed, withdrawn, suppressed])
      expect(await outcomesOf(lead)).toContainEqual(['offer.made', 'stopped'])
    expect(await outcomesOf(answered)).toEqual([
      ['offer.made', 'stopped'],
      ['offer.accepted', 'sent'],
    ])
  })

  test('no installer gets details once the visitor withdrew, and both are notified that it is over', async () => {
    const installer = await newInstaller()
    const id = await newLead()
    const offer = await offerTo(installer, id)
    await accept(offer)
    await withdrawLead(id, { database: database(), secret, calling: au.calling, now: () => now })
    await owe('offer.changed', offer, id, installer)
    await owe('offer.cancelled', offer, id, installer)
    const sent = offersAmong(await contents('installer-letter')).filter((one) => one.id === offer)
    expect(sent.map(({ details, ended }) => [details, ended])).toEqual([[undefined, 'withdrawn']])
    expect(await outcomesOf(id)).toContainEqual(['offer.cancelled', 'sent'])
    expect((await contents('visitor-letter')).filter(({ kind }) => kind === 'offer')).toEqual([])
  })

  test('installers who accepted are notified of the visitor’s changes, once for several', async () => {
    const installer = await newInstaller()
    const id = await newLead()
    const offer = await offerTo(installer, id)
    await offerTo(await newInstaller(), id)
    await accept(offer)
    await contents('installer-letter')
    for (const text of ['The gate is on the lane', 'The dog is friendly'])
      await addVisitorNote(id, text, { ...storeDeps(database()), now: () => now })
    const aMinuteLater = new Date(now.getTime() + 60_000)
    const sent = offersAmong(await contents('installer-letter', aMinuteLater))
    expect(sent.map((one) => one.id)).toEqual([offer])
    expect(sent[0]?.details?.changes.notes).toHaveLength(2)
    expect(await outcomesOf(id)).toContainEqual(['offer.changed', 'sent'])
  })

  test('of an erased lead only that it is over goes out, with nothing of the person', async () => {
    const installer = await newInstaller()
    const id = await newLead({ first_name: 'Marian' })
    const offer = await offerTo(installer, id)
    await accept(offer)
    await owe('offer.changed', offer, id, installer)
    await owe('offer.cancelled', offer, id, installer)
    await database()
      .db.updateTable('enquiries')
      .set({ erased_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    const deleted: string[] = []
    const sent: DeliveryContent[] = []
    const send: Send = async (_, content) => {
      sent.push(content)
      return { delivered: true, answer: '250 for con@brightladder.example' }
    }
    await Promise.all(
      await deliverDue(
        { channel: 'installer-letter', limit: 200 },
        { ...deps(send), deleteLetters: async (ids) => void deleted.push(...ids) },
      ),
    )
    const own = offersAmong(sent).filter((one) => one.id === offer)
    expect(own).toHaveLength(1)
    expect(JSON.stringify(own)).not.toContain('Marian')
    const rows = await listDeliveries(database().db, id)
    const cancelled = rows.find(({ event }) => event === 'offer.cancelled')
    expect(deleted).not.toContain(cancelled?.id)
  })

  test('the visitor’s letter about their installer has the offer, and an offer sent again keeps it', async () => {
    const installer = await newInstaller()
    const id = await newLead({ email: 'visitor@example.com' })
    const offer = await offerTo(installer, id)
    expect(await outcomesOf(id)).toEqual([['offer.made', '']])
    await contents('installer-letter')
    const [row] = await listDeliveries(database().db, id).then((rows) =>
      rows.filter(({ event }) => event === 'offer.made'),
    )
    const resend = { lead: id, delivery: row?.id ?? '' }
    const operator = { id: 'ruth', role: 'owner' } as const
    expect(
      await resendDelivery(resend, operator, {
        database: database(),
        calling: au.calling,
        now: () => now,
      }),
    ).toMatchObject({ ok: true })
    expect(offersAmong(await contents('installer-letter')).map((one) => one.id)).toContain(offer)
    await accept(offer)
    await insertVisitorLetter(database().db, {
      ...{
        id: uuidv7(),
        lead: id,
        emailKey: 'visitor@example.com',
        event: 'offer.accepted',
        offer,
      },
      dedupeKey: `offer.accepted visitor-letter ${offer}`,
      now,
    })
    const letters = offersAmong(await contents('visitor-letter'))
    expect(letters.filter((one) => one.id === offer)).toMatchObject([
      { installer: { tradingName: 'Bright Ladder Electrical' }, details: { id } },
    ])
  })

  test('a webhook tells the second who is offered a lead its own turn, not the time that the visitor chose', async () => {
    const bodies: object[] = []
    const receiver = await listenHttp(async (request, response) => {
      bodies.push(JSON.parse(await textOf(request)))
      response.writeHead(204).end()
    })
    opened.push(receiver)
    const id = await newLead()
    const chosen = { from: '2026-11-20T05:00:00.000Z', until: '2026-11-20T07:00:00.000Z' }
    await database()
      .db.updateTable('enquiries')
      .set({ chosen_from: chosen.from, chosen_until: chosen.until, callable_from: chosen.from })
      .where('id', '=', id)
      .execute()
    await accept(await offerTo(await newInstaller(), id))
    await offerTo(await newInstaller(receiver.url), id)
    await deliver('installer-webhook', webhookSender())
    // Monday, a day after six on Friday and a Sunday.
    const call = { from: null, until: null }
    expect(bodies).toMatchObject([{ data: { call, calls_from: '2026-11-22T22:00:00.000Z' } }])
  })

  test('a webhook is signed by the secret of its installer, and has the details once it accepted', async () => {
    const bodies: object[] = []
    const receiver = await listenHttp(async (request, response) => {
      const { secret = '' } = (await getInstallerWebhook(database().db, installer)) ?? {}
      const headers = request.headers as Record<string, string>
      bodies.push(new Webhook(secret).verify(await textOf(request), headers) as object)
      response.writeHead(204).end()
    })
    opened.push(receiver)
    const installer = await newInstaller(receiver.url)
    const id = await newLead({ first_name: 'Marian', phone: '0499 111 222' })
    const offer = await offerTo(installer, id)
    await accept(offer)
    const send = webhookSender()
    await deliver('installer-webhook', send)
    await database()
      .db.updateTable('enquiries')
      .set({ withdrawn_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    await owe('offer.cancelled', offer, id, installer)
    await deliver('installer-webhook', send)
    expect(bodies).toMatchObject([
      { type: 'offer.accepted', data: { offer, first_name: 'Marian', fee_cents: 6800 } },
      { type: 'offer.cancelled', data: { offer, may_call: false } },
    ])
    expect(JSON.stringify(bodies[1])).not.toMatch(/Marian|0499/)
  })
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A lead of a form whose every column and answer can be found again; the form's name shows what an offer may contain. */
function findableLead(form: EnquiryForm): Partial<NewLeadRow> {
  const findable = (name: string) => `Findable ${form.slug} ${name}.`
  const steps = form.steps.map(({ questions }) => ({
    questions: questions.map((question) =>
      question.kind === 'choice'
        ? { ...question, choices: [{ value: 'picked', label: findable(question.name) }] }
        : question,
    ),
  }))
  const columns = Object.fromEntries(
    leadColumns.map((column) => [column, `Column ${form.slug} ${column}`]),
  ) as LeadColumns
  return {
    ...columns,
    service: form.service ?? '',
    postcode: '3073',
    region: 'northern',
    email: `findable@${form.slug}.example`,
    phone: '0499 111 222',
    phone_e164: '+61499111222',
    reference_number: `WW-FINDABLE-${form.slug}`,
    page: `/typed-${form.slug}`,
    form_slug: form.slug,
    form_shown: JSON.stringify({ ...form, steps }),
    answers: JSON.stringify(
      Object.fromEntries(
        questionsOf(form).map(({ name, kind }) => [
          name,
          kind === 'choice' ? 'picked' : findable(name),
        ]),
      ),
    ),
  }
}

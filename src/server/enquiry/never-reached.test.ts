import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSender } from '#channels/send.ts'
import { listBalances } from '#database/offer/ledger.ts'
import { getOffer, listOffersOfLead } from '#database/offer/offers.ts'
import { channelNames } from '#domain/delivery/channel.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { answerCalled } from '#operations/enquiry/answer-called.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { becomeOwner, openTestDesk, type TestDesk } from '../../../tests/desk.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { offerToken } from '../../../tests/offer-links.ts'
import { parseOwnPage, siteOfProps } from '../../../tests/own-page.ts'
import { listenSmtp } from '../../../tests/smtp.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { noSubscriptions } from '../../../tests/subscriptions.ts'

const siteUrl = 'http://localhost:3000'

// Thursday, 2:24 pm in Melbourne.
const thursday = new Date('2026-11-19T03:24:00.000Z')
const hours = (count: number) => new Date(thursday.getTime() + count * 3_600_000)

onEveryDatabase((database) => {
  let now = thursday
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let smtp: Awaited<ReturnType<typeof listenSmtp>>

  beforeAll(async () => {
    smtp = await listenSmtp()
    const linkOf = (path: string, kind: 'lead' | 'withdraw' | 'offer' | 'installer') => {
      return (id: string) =>
        `${siteUrl}/${path}?token=${linkToken(kind, id, { secret: desk.services.secret, now })}`
    }
    const { send } = openSender({
      ...{ brand: au, siteUrl, dataDirectory: '/nowhere', smtpUrl: smtp.url, log: () => {} },
      ...{ now: () => now, recipients: async () => ['office@desk.example'] },
      withdrawalLink: linkOf('withdraw', 'withdraw'),
      pageLink: linkOf('my-enquiry', 'lead'),
      offerLink: linkOf('offer', 'offer'),
      ...noSubscriptions,
      ...{ installerWebhook: async () => undefined, endpoint: async () => undefined },
      ...{ allowPrivateAddresses: true, hostedTable: undefined },
      ...{ texts: undefined, textReceiver: async () => undefined },
    })
    const site = siteOfProps(siteUrl)
    desk = openTestDesk(database(), { send, siteUrl, now: () => now }, { site })
    owner = await becomeOwner(desk)
  })
  afterAll(() => smtp.close())

  async function deliver(): Promise<void> {
    for (const channel of channelNames)
      await deliverAll(channel, { ...desk.services, random: () => 0 })
  }

  /** The last letter to an address whose subject begins so, as text, without its line breaks. */
  async function letterTo(address: string, subject: string): Promise<string | undefined> {
    await deliver()
    const letter = smtp.received.findLast(
      ({ to, text }) => to.includes(address) && text.replace(/\s+/g, ' ').includes(subject),
    )
    return letter?.text.replace(/\s+/g, ' ')
  }

  let people = 0
  /** A lead that Bright Ladder has accepted, and gives back a day later: it never reached anybody. */
  async function neverReached({
    before = async () => {},
    ...changes
  }: Partial<NewLeadRow> & { before?: (lead: string) => Promise<void> } = {}) {
    people += 1
    now = thursday
    await database().db.updateTable('installers').set({ paused_until: '2030-01-01' }).execute()
    const mailbox = `con${people}@brightladder.example`
    const person = { name: 'Con Vlahos', email: mailbox, phone: '0491 570 156', getsOffers: true }
    const installer = await storeInstaller(database(), { id: uuidv7(), people: [person] })
    const row = lead({
      ...{ service: 'solar-panels', postcode: '3011', created_at: thursday.toISOString() },
      phone: '0491 570 157',
      ...changes,
    })
    await insertLead(row, storeDeps(database()))
    await before(row.id)
    await offerLead(row.id, desk.services)
    const [offer] = await listOffersOfLead(database().db, row.id)
    if (!offer) throw new Error('nobody suits')
    expect(await acceptLead(offer.id, desk.services)).toMatchObject({ ok: true })
    now = hours(25)
    const { secret } = desk.services
    const token = await offerToken(database(), offer.id, { secret, now })
    const returned = await desk.app.request('/offer', {
      method: 'POST',
      body: new URLSearchParams({ token, act: 'return', because: 'never-reached' }),
    })
    expect(returned.status).toBe(303)
    return { email: row.email, lead: row.id, offer: offer.id, installer, mailbox }
  }

  /** The page behind a link of the letter, and what its visitor presses there. */
  async function openLetter(email: string) {
    const letter = await letterTo(email, 'Did anybody call you?')
    const [link = ''] = /http:\S+called=no/.exec(letter ?? '') ?? []
    const token = new URL(link).searchParams.get('token') ?? ''
    const look = async () => {
      const response = await desk.app.request(link.slice(siteUrl.length))
      const props = parseOwnPage(await response.text())
      if (!('enquiry' in props)) throw new Error('the link is lost')
      return props.enquiry
    }
    const press = async (act: string) => {
      const body = new URLSearchParams({ token, act })
      expect((await desk.app.request('/my-enquiry', { method: 'POST', body })).status).toBe(303)
      return look()
    }
    return { look, press }
  }

  const returnAtDesk = async (offer: string) => {
    const { body } = await owner.ask('GET', '/returns')
    return (body.returns as { offer: string; judgement: object; letter: unknown }[]).find(
      (one) => one.offer === offer,
    )
  }
  const owes = async (installer: string) =>
    (await listBalances(database().db, now.toISOString())).find(
      (one) => one.installer === installer,
    )?.amountCents

  test('a no credits the installer at once, and the lead goes on', async () => {
    const { email, lead, offer, installer, mailbox } = await neverReached()
    expect(await owes(installer)).toBe(6000)
    expect(await returnAtDesk(offer)).toMatchObject({ letter: { state: 'waiting' } })
    const { look, press } = await openLetter(email)
    expect(await returnAtDesk(offer)).toMatchObject({
      judgement: { decision: 'visitor' },
      letter: { state: 'delivered' },
    })
    expect(await look()).toMatchObject({
      standing: 'asked',
      neverReachedBy: 'Bright Ladder Electrical',
    })
    const next = await storeInstaller(database())
    expect(await press('not-called')).toMatchObject({ caller: 'sought', neverReachedBy: null })
    expect(await getOffer(database().db, offer)).toMatchObject({
      ...{ state: 'credited', return_because: 'The visitor says that nobody has called.' },
    })
    expect(await owes(installer)).toBe(0)
    expect(await returnAtDesk(offer)).toBeUndefined()
    expect(await letterTo(mailbox, '$66.00 is credited')).toContain('nobody has called')
    const offers = await listOffersOfLead(database().db, lead)
    expect(offers.map((one) => one.installer)).toEqual([installer, next])
  })

  test.each([
    ['called', 'The visitor says that you have spoken.'],
    ['missed', 'The visitor missed your call and still waits for it.'],
  ])('‘%s’ leaves the lead with the installer, who reads why', async (answer, because) => {
    const { email, offer, installer, mailbox } = await neverReached()
    const { press } = await openLetter(email)
    expect(await press(answer)).toMatchObject({ caller: 'installer', neverReachedBy: null })
    expect(await getOffer(database().db, offer)).toMatchObject({
      ...{ state: 'accepted', return_decision: 'rejected', return_because: because },
    })
    expect(await owes(installer)).toBe(6000)
    expect(await letterTo(mailbox, 'Your return was not credited')).toContain(because)
  })

  test('a visitor asked before the promised time is over can answer too', async () => {
    const { email, offer } = await neverReached({ promised_by: hours(90).toISOString() })
    const { look, press } = await openLetter(email)
    expect(await look()).toMatchObject({ standing: 'asked' })
    expect(await press('not-called')).toMatchObject({ standing: 'waiting', caller: 'us' })
    expect(await getOffer(database().db, offer)).toMatchObject({ state: 'credited' })
  })

  test.each(['called', 'not-called'] as const)(
    'a visitor who answered ‘%s’ about an earlier call is asked about this one',
    async (earlier) => {
      const { email, offer } = await neverReached({
        created_at: hours(-48).toISOString(),
        promised_by: hours(-24).toISOString(),
        before: async (lead) => {
          now = hours(-1)
          expect(await answerCalled(lead, earlier, desk.services)).toBe('changed')
          now = thursday
        },
      })
      const { press } = await openLetter(email)
      await press(earlier)
      expect(await getOffer(database().db, offer)).toMatchObject({
        return_decision: earlier === 'called' ? 'rejected' : 'credited',
      })
    },
  )

  test('where nobody can be asked, a person at the desk decides, and reads why', async () => {
    const { lead, offer, email } = await neverReached()
    await withdrawLead(lead, desk.services)
    expect(await letterTo(email, 'Did anybody call you?')).toBeUndefined()
    expect(await returnAtDesk(offer)).toMatchObject({ letter: { state: 'stopped' } })
    const silent = await neverReached({ email: '', email_key: '' })
    expect(await returnAtDesk(silent.offer)).toMatchObject({ letter: null })
  })
})

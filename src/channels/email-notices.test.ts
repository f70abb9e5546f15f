import { afterEach, expect, test } from 'vitest'
import { type DeliveryEvent, deliveryEvents, messages, rulesOf } from '#domain/delivery/messages.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { au } from '#edition/brand/au.ts'
import { leadContent, newDelivery } from '../../tests/outgoing-lead.ts'
import { listenSmtp } from '../../tests/smtp.ts'
import { noSubscriptions } from '../../tests/subscriptions.ts'
import { type EmailSettings, emailChannel } from './email.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const url = 'https://www.wattlewise.example'

async function mail(changes: Partial<EmailSettings> = {}) {
  const smtp = await listenSmtp()
  opened.push(smtp)
  const send = emailChannel({
    brand: au,
    siteUrl: url,
    dataDirectory: '/nowhere',
    recipients: async (audience) => [
      `${JSON.stringify(audience).replaceAll(/\W/g, '')}@desk.example`,
    ],
    now: () => new Date('2026-11-23T04:00:00Z'),
    pageLink: () => `${url}/my-enquiry?token=abc`,
    withdrawalLink: () => `${url}/withdraw?token=abc`,
    offerLink: (offer) => `https://www.wattlewise.example/offer?token=${offer}`,
    ...noSubscriptions,
    smtpUrl: smtp.url,
    ...changes,
  })
  return { smtp, send }
}

const typed = {
  columns: {
    first_name: 'Buy pills at spam.example',
    last_name: 'Zzyzx',
    message: 'A message nobody should be sent',
    phone: '0400 000 001',
    postcode: '3999',
  },
  answered: [{ ask: 'What is your name?', answer: 'Buy pills at spam.example' }],
  page: '/typed-page',
} satisfies Parameters<typeof leadContent>[0]

async function letterTo(
  event: DeliveryEvent,
  channel: 'visitor-letter' | 'operator-letter' | 'owner-letter',
  changes: Partial<Omit<OutgoingLead, 'columns'>> = {},
) {
  const { smtp, send } = await mail()
  const operator = ['promise.half-time', 'lead.assigned', 'lead.withdrawn'].includes(event)
    ? 'ruth'
    : null
  await send(newDelivery(channel, { event, operator }), leadContent({ ...typed, ...changes }))
  const [letter] = smtp.received
  if (!letter) throw new Error('no letter went out')
  return letter
}

const lettersAboutLeads = (['visitor-letter', 'operator-letter', 'owner-letter'] as const).flatMap(
  (channel) =>
    deliveryEvents
      .filter((event) => rulesOf(event).by.includes(channel))
      .filter((event) => !('about' in messages[event]) && !rulesOf(event).namesPerson)
      .map((event) => [event, channel] as const),
)
test.each(lettersAboutLeads)(
  'the letter %s repeats nothing that was typed',
  async (event, channel) => {
    const letter = await letterTo(event, channel, { newPromiseBy: '2026-11-24T02:00:00Z' })
    const whole = [letter.raw, letter.text, letter.html].join('\n')
    for (const word of ['pills', 'Zzyzx', 'nobody should', '0400', '3999', 'typed-page'])
      expect(whole).not.toContain(word)
    expect(Object.fromEntries(letter.headers)['reply-to']).toBe(au.email)
    expect(letter.text).toContain('WW-7K2M9QXA')
    const toDesk =
      channel === 'owner-letter' ? 'owners' : (rulesOf(event).audience ?? 'operatorruth')
    expect(letter.to).toEqual([
      channel === 'visitor-letter' ? 'alex@example.com' : `${toDesk}@desk.example`,
    ])
  },
)

test('a visitor reads the new time beside the old one, and where to change it', async () => {
  const { text, html } = await letterTo('promise.new-time', 'visitor-letter', {
    newPromiseBy: '2026-11-24T02:00:00Z',
  })
  for (const body of [text?.replaceAll(/\s+/g, ' '), html]) {
    expect(body).toContain('by 6 pm today, Monday 23 November')
    expect(body).toContain('by tomorrow, Tuesday 24 November, 1 pm')
    expect(body).toContain(`${url}/my-enquiry?token=abc`)
    expect(body).toContain(`${url}/withdraw?token=abc`)
  }
})

test('a letter that was held up until the promise broke says so', async () => {
  const { text } = await letterTo('promise.new-time', 'visitor-letter', {
    promisedBy: '2026-11-23T03:00:00Z',
    newPromiseBy: '2026-11-24T02:00:00Z',
  })
  expect(text?.replaceAll(/\s+/g, ' ')).toContain(
    'by 2 pm today, Monday 23 November, and we didn’t',
  )
})

test.each([
  ['nobody recorded a call', { contactedAt: null }, 'Did we call?'],
  ['a call was recorded', { contactedAt: '2026-11-23T01:00:00Z' }, 'How did the call go?'],
  ['they asked a question', { kind: 'question' }, 'Did we answer you?'],
] as const)('where %s the visitor is asked so, with two links', async (_, changes, question) => {
  const { text, html } = await letterTo('promise.did-they-call', 'visitor-letter', changes)
  for (const body of [text, html?.replaceAll('&amp;', '&')]) {
    expect(body).toContain(question)
    expect(body).toContain(`${url}/my-enquiry?token=abc&called=yes`)
    expect(body).toContain(`${url}/my-enquiry?token=abc&called=no`)
  }
})

test('owners read each morning how many promises are broken, without a word about the people', async () => {
  const { smtp, send } = await mail()
  const first = [
    { id: 'lead-1', reference: 'WW-AAAA1111', promisedBy: '2026-11-20T05:00:00Z', callers: [] },
  ]
  await send(
    { ...newDelivery('owner-letter', { event: 'leads.late' }), lead: null },
    { kind: 'late leads', total: 3, first },
  )
  const [letter] = smtp.received
  expect(letter?.to).toEqual(['owners@desk.example'])
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain('3 promises are broken')
    expect(body).toContain('WW-AAAA1111')
    expect(body).toContain('And 2 more.')
  }
  expect(letter?.html).toContain(`${url}/console/leads/lead-1`)
})

test('the weekly letter says how the week went, and where to see it', async () => {
  const { smtp, send } = await mail()
  await send(
    { ...newDelivery('owner-letter', { event: 'desk.weekly' }), lead: null },
    {
      kind: 'weekly',
      week: { since: '2026-11-16', until: '2026-11-22' },
      figures: {
        leads: 1204,
        calls: 552,
        tried: 390,
        reached: 306,
        medianMinutes: 42,
        inTime: 283,
        broken: 15,
        won: 22,
        forms: [{ form: 'home', leads: 1, won: 0 }],
      },
    },
  )
  const [letter] = smtp.received
  expect(letter?.to).toEqual(['owners@desk.example'])
  expect(letter?.headers).toContainEqual([
    'subject',
    'Your week at Wattlewise: 1,204 leads, 22 won',
  ])
  for (const body of [letter?.text?.replaceAll(/\s+/g, ' '), letter?.html]) {
    expect(body).toContain('Mon 16 November to Sun 22 November')
    expect(body).toContain('283 of 298 promises were kept.')
    expect(body).toContain('42 min')
    expect(body).toContain('1 lead, 0 won')
  }
  expect(letter?.text).toContain(
    `${url}/console/insights?since=2026-11-16&until=2026-11-22&view=people`,
  )
})

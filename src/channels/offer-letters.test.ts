import { afterEach, expect, test } from 'vitest'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import type { OfferEvent } from '#domain/delivery/messages.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { au } from '#edition/brand/au.ts'
import { outgoingLead } from '../../tests/outgoing-lead.ts'
import {
  acceptedOffer,
  installerContent,
  installerDelivery,
  offerContent,
  outgoingOffer,
} from '../../tests/outgoing-offer.ts'
import { listenSmtp } from '../../tests/smtp.ts'
import { noSubscriptions } from '../../tests/subscriptions.ts'
import { emailChannel } from './email.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const url = 'https://www.wattlewise.example'

async function letterFor(delivery: Delivery, content: DeliveryContent) {
  const smtp = await listenSmtp()
  opened.push(smtp)
  const send = emailChannel({
    brand: au,
    siteUrl: url,
    dataDirectory: '/nowhere',
    recipients: async () => ['owner@desk.example'],
    // Monday, 9:20 am in Melbourne.
    now: () => new Date('2026-11-22T22:20:00.000Z'),
    pageLink: (lead) => `${url}/my-enquiry?token=lead-${lead}`,
    withdrawalLink: () => `${url}/withdraw?token=withdraw`,
    offerLink: (offer) => `${url}/offer?token=offer-${offer}`,
    ...noSubscriptions,
    smtpUrl: smtp.url,
  })
  const outcome = await send(delivery, content)
  const [letter] = smtp.received
  if (!letter) throw new Error(`no letter went out: ${outcome.answer}`)
  const subject = /<title>(.*?)<\/title>/.exec(letter.html)?.[1]?.replaceAll('&amp;', '&')
  const body = letter.text + letter.html
  return { ...letter, subject, body, words: letter.text.replace(/\s+/g, ' ') }
}

const toInstaller = (event: OfferEvent, offer: OutgoingOffer) =>
  letterFor(installerDelivery(event), offerContent(offer))

test('an offer says what, where, until when and for how much, and opening it accepts nothing', async () => {
  const { to, subject, words, html } = await toInstaller('offer.made', outgoingOffer())
  expect(to).toEqual(['minh@hobbsnguyen.example'])
  expect(subject).toBe('A battery in Reservoir, 3073, until 10:02 am today, Monday 23 November')
  for (const phrase of [
    'Yours to accept until 10:02 am today, Monday 23 November.',
    'doesn’t count against your turn',
    'Battery Medium, 10–15 kWh',
    'Monthly bill $200–$300',
    'Call Monday 23 November, 4 to 6 pm: their own choice',
    'Fee $68.00 and $6.80 GST, only if you accept',
    'You’d be the first to call. Two more may accept at most.',
    `Open this offer: ${url}/offer?token=offer-${outgoingOffer().id}`,
    'Opening it accepts nothing.',
    `Pause offers: ${url}/installer/firm/when#pause`,
  ])
    expect(words).toContain(phrase)
  expect(html.match(/background-color:#f6b81a;color/g)).toHaveLength(1)
  expect(words).not.toContain(outgoingOffer().reference)
})

test('an offer without a postcode or a chosen time says so', async () => {
  const { words } = await toInstaller(
    'offer.made',
    outgoingOffer({
      summary: { place: '', postcode: '', service: 'Solar panels', facts: [] },
      call: { ...outgoingOffer().call, from: null, until: null },
      others: { before: 2, now: 2, after: false },
    }),
  )
  expect(words).toContain('Solar panels, no postcode given')
  expect(words).toContain('Call By 6 pm today, Monday 23 November')
  expect(words).toContain('You’d be the third and last to call.')
})

test('an installer second in turn reads its own time, not the one that the visitor chose', async () => {
  const { words } = await toInstaller(
    'offer.made',
    outgoingOffer({
      callsFrom: '2026-11-24T22:00:00.000Z',
      others: { before: 1, now: 1, after: false },
    }),
  )
  expect(words).toContain('Call From Wednesday 25 November, 9 am: somebody else calls first')
  expect(words).not.toContain('4 to 6 pm')
})

test.each([
  ['near Horsham', '3401', 'A battery near Horsham, 3401'],
  ['the 3029 area', '3029', 'A battery in the 3029 area'],
])('an offer from %s says where as people say it', async (place, postcode, name) => {
  const { words } = await toInstaller(
    'offer.made',
    outgoingOffer({ summary: { place, postcode, service: 'A battery', facts: [] } }),
  )
  expect(words).toContain(name)
})

test('acceptance gives name, phone, email, answers and when to call', async () => {
  const { subject, words, html } = await toInstaller('offer.accepted', acceptedOffer())
  expect(subject).toBe('Yours: A battery in Reservoir, 3073 · WW-7K2M9QXA')
  for (const phrase of [
    'Alex van Nguyen',
    'Call on Monday 23 November, 4 to 6 pm: they chose that time.',
    'Phone 0412 345 678',
    'Email alex@example.com',
    'Reference WW-7K2M9QXA',
    'Where would the panels go? On a home',
    'Opening it changes nothing.',
    'until Sunday 21 February 2027',
  ])
    expect(words).toContain(phrase)
  expect(html).toContain('href="tel:+61412345678"')
})

test('nobody is promised the first call once we have spoken with the visitor', async () => {
  const { words } = await toInstaller('offer.made', outgoingOffer({ isReached: true }))
  expect(words).toContain('We’ve spoken with them. Two more may accept at most.')
  expect(words).not.toContain('first to call')
})

test('who waits for the first to call reads from when', async () => {
  const offer = acceptedOffer({
    callsFrom: '2026-11-23T22:12:00.000Z',
    others: { before: 1, now: 1, after: false },
  })
  const { words } = await toInstaller('offer.accepted', offer)
  expect(words).toContain('Call from Tuesday 24 November, 9:12 am: somebody else calls first.')
})

test('who may call after the first reads a time of its own, not the one that is over', async () => {
  const offer = acceptedOffer({
    callsFrom: '2026-11-22T22:00:00.000Z',
    others: { before: 1, now: 1, after: false },
    call: {
      from: '2026-11-20T05:00:00.000Z',
      until: '2026-11-20T07:00:00.000Z',
      callableFrom: '2026-11-20T05:00:00.000Z',
      promisedBy: '2026-11-23T05:00:00.000Z',
    },
  })
  const { words } = await toInstaller('offer.changed', offer)
  expect(words).toContain('Call by 4 pm today, Monday 23 November: we promised them that.')
  expect(words).not.toContain('they chose that time')
})

test('the visitor’s changes are sent with all details', async () => {
  const details = outgoingLead({
    changes: {
      corrections: [
        { at: '2026-11-22T22:15:00.000Z', ask: 'Phone', before: '0412', after: '0499 000 111' },
      ],
      notes: [{ at: '2026-11-22T22:15:00.000Z', text: 'The gate is on the lane' }],
    },
  })
  const { words } = await toInstaller('offer.changed', acceptedOffer({ details }))
  for (const phrase of ['They changed something', '0499 000 111', 'The gate is on the lane'])
    expect(words).toContain(phrase)
})

test('who asks again comes with the earlier enquiry, and the letter says what is new', async () => {
  const again = {
    at: '2026-11-22T23:15:00.000Z',
    service: 'Panels and a battery',
    callBy: '2026-11-23T23:00:00.000Z',
    seesPrices: false,
    changed: [{ ask: 'Your bill?', before: '$200–$300', after: 'Over $300' }],
  }
  const { subject, words } = await toInstaller(
    'offer.changed',
    acceptedOffer({ askedAgain: [again] }),
  )
  expect(subject).toContain('They asked again')
  for (const phrase of [
    'another enquiry: panels and a battery',
    'costs nothing',
    'We promised them a call by tomorrow, Tuesday 24 November, 10 am',
    'Over $300 (before: $200–$300)',
  ])
    expect(words).toContain(phrase)
  const prices = { ...again, callBy: null, seesPrices: true }
  const letter = await toInstaller('offer.changed', acceptedOffer({ askedAgain: [prices] }))
  expect(letter.words).toContain('please don’t call about it before their yes')
  expect(letter.words).not.toContain('You have spoken')
})

test.each([
  ['withdrawn', 'They took their enquiry back.'],
  ['erased', 'They took their enquiry back.'],
  ['stopped', 'They asked that you stop.'],
] as const)('an enquiry that was %s is told without a name', async (ended, sentence) => {
  const offer = acceptedOffer({ state: 'cancelled', ended, details: undefined })
  const { subject, words, body } = await toInstaller('offer.cancelled', offer)
  expect(subject).toBe('Please don’t call any more: WW-7K2M9QXA')
  expect(words).toContain(sentence)
  expect(words).toContain('delete what you have of it')
  for (const personal of ['Alex', 'van Nguyen', '0412 345', 'alex@example', 'Reservoir', '3073'])
    expect(body).not.toContain(personal)
})

test.each([
  [
    'credited',
    'You had recorded no call, so $68.00 and $6.80 GST will be credited within minutes. We write to you then.',
  ],
  [
    'returnable',
    'You had tried and not reached them, so you can return it on its page until Thursday 26 November, 10 am. A person decides within two working days.',
  ],
  ['stays', 'You had spoken with them, so the fee stays.'],
] as const)(
  'the letter about what was taken back says what becomes of the fee: %s',
  async (fee, says) => {
    const { html, words } = await toInstaller(
      'offer.cancelled',
      outgoingOffer({
        state: 'cancelled',
        ended: 'withdrawn',
        acceptedAt: '2026-11-22T22:10:00.000Z',
        takenBack: { at: '2026-11-22T23:00:00.000Z', fee, returnUntil: '2026-11-25T23:00:00.000Z' },
      }),
    )
    expect(words).toContain(says)
    expect(html).not.toContain('within 72 hours of accepting')
  },
)

test('an open offer whose consent is over says so', async () => {
  const { words } = await toInstaller(
    'offer.cancelled',
    outgoingOffer({ state: 'cancelled', ended: 'consent' }),
  )
  expect(words).toContain('the time that they agreed to be called in is over')
})

test('goodwill states the amount, the reason and the operator, and that the enquiry stays', async () => {
  const { words, subject } = await toInstaller(
    'offer.credited',
    outgoingOffer({
      state: 'accepted',
      acceptedAt: '2026-11-22T22:10:00.000Z',
      goodwill: {
        amountCents: 2000,
        gstCents: 200,
        sentence: 'You drove there for nothing.',
        by: 'Ruth Mensah',
      },
    }),
  )
  expect(subject).toMatch(/^Credited: /)
  for (const part of [
    '$22.00 is credited',
    'You drove there for nothing.',
    'Ruth Mensah',
    'stays yours',
  ])
    expect(words).toContain(part)
})

test('no letter names a call time in the past', async () => {
  const call = {
    from: '2026-08-20T22:00:00.000Z',
    until: '2026-08-21T00:00:00.000Z',
    callableFrom: '2026-08-20T22:00:00.000Z',
    promisedBy: '2026-08-21T00:00:00.000Z',
  }
  const accepted = { state: 'accepted', acceptedAt: '2026-11-22T22:10:00.000Z' } as const
  for (const letter of [
    await toInstaller('offer.made', outgoingOffer({ call })),
    await toInstaller('offer.accepted', outgoingOffer({ ...accepted, call })),
  ]) {
    expect(letter.words).not.toContain('August')
    expect(letter.words).toContain('the promised time is over')
  }
})

test('an offer that was taken back before anybody accepted names nothing', async () => {
  const offer = outgoingOffer({ state: 'cancelled', ended: 'stopped' })
  const { words } = await toInstaller('offer.cancelled', offer)
  expect(words).toContain('isn’t open any more')
  expect(words).not.toContain(offer.reference)
})

test('a decided return says what comes off, or why not', async () => {
  const returned = (decision: 'credited' | 'rejected') => ({
    because: 'number-wrong',
    decideBy: '2026-11-26T05:20:00.000Z',
    decision,
    explanation: 'We called the number ourselves, and it’s the wrong one.',
  })
  const credited = await toInstaller(
    'offer.credited',
    acceptedOffer({ state: 'credited', details: undefined, return: returned('credited') }),
  )
  for (const phrase of ['$74.80 is credited', 'The number is wrong.', 'What we found We called'])
    expect(credited.words).toContain(phrase)
  const rejected = await toInstaller(
    'offer.return-rejected',
    acceptedOffer({ return: returned('rejected') }),
  )
  expect(rejected.words).toContain('Your return was not credited')
  expect(rejected.words).not.toContain('Alex')
})

test('an installer reads its terms, its link, what ends and what it owes', async () => {
  const toThem = (notice: Parameters<typeof installerContent>[0]) =>
    letterFor(installerDelivery(`installer.${notice.kind}`), installerContent(notice))
  const terms = await toThem({ kind: 'terms', again: false })
  expect(terms.words).toContain('Opening the page accepts nothing')
  expect((await toThem({ kind: 'terms', again: true })).words).toContain('Our terms have changed')
  expect((await toThem({ kind: 'link' })).words).toContain(`Open your page: ${url}/installer`)
  const rehearsal = await toThem({ kind: 'rehearsal' })
  expect(rehearsal.words).toContain('Nothing in it is real, nothing is charged')
  expect(rehearsal.words).toContain(`${url}/installer/rehearsal`)
  const ends = [{ category: 'batteries', person: 'Con', number: 'S44' } as const]
  const expiring = await toThem({ kind: 'expiring', endsOn: '2026-11-30', days: 14, ends })
  expect(expiring.words).toContain('Your accreditation ends on Monday 30 November')
  expect(expiring.words).toContain('Batteries Con, S44')
  const none = { amountCents: 0, gstCents: 0 }
  const statement = await toThem({
    kind: 'statement',
    statement: {
      month: '2026-10',
      opening: none,
      fees: { amountCents: 81_600, gstCents: 8160, count: 12 },
      credits: { amountCents: -6800, gstCents: -680, count: 1 },
      payments: none,
      closing: { amountCents: 74_800, gstCents: 7480 },
    },
  })
  expect(statement.subject).toBe('Your statement for October 2026: $822.80')
  for (const phrase of [
    'Accepted $816.00 and $81.60 GST (12)',
    'Credited −$68.00 and −$6.80 GST (1)',
    'Owed now $822.80, GST included',
  ])
    expect(statement.words).toContain(phrase)
})

test('owners read whose accreditation ends', async () => {
  const ends = [{ category: undefined, person: undefined, number: 'NT-0418' }]
  const { to, words } = await letterFor(
    installerDelivery('installer.expiring', 'owner-letter'),
    installerContent({ kind: 'expiring', endsOn: '2026-11-20', days: 0, ends }),
  )
  expect(to).toEqual(['owner@desk.example'])
  expect(words).toContain('Hobbs & Nguyen Solar: accreditation ended on Friday 20 November')
  expect(words).toContain(`${url}/console/installers/`)
})

test('the visitor reads who calls, when, from which number, why them, and how to stop it', async () => {
  const offer = acceptedOffer()
  const { to, subject, words, body } = await letterFor(
    { ...installerDelivery('offer.accepted', 'visitor-letter') },
    offerContent(offer),
  )
  expect(to).toEqual(['alex@example.com'])
  expect(subject).toBe('Your installer is Hobbs & Nguyen Solar · WW-7K2M9QXA')
  for (const phrase of [
    'Minh Nguyen will call you on Monday 23 November, 4 to 6 pm.',
    'They’ll call from 0491 570 157',
    '51 004 000 321',
    'They work where you are, fit batteries and are accredited for batteries until 30 June 2027.',
    'what they pay us never decides it',
    'No other installer has them.',
    'stop this one',
    'Opening the page changes nothing.',
    `Withdraw my consent: ${url}/withdraw?token=withdraw`,
  ])
    expect(words).toContain(phrase)
  for (const typed of ['Alex', '3073', '3011', 'Reservoir', '0412 345'])
    expect(body).not.toContain(typed)
})

test('visitor and installer read the same way and time, and of no time that can’t be changed', async () => {
  const offer = acceptedOffer()
  const { details, call } = offer
  if (!details) throw new Error('no details')
  const texted = {
    ...offer,
    callsFrom: call.from,
    details: { ...details, wish: { ...details.wish, contactBy: 'sms' as const } },
  }
  const toVisitor = await letterFor(
    installerDelivery('offer.accepted', 'visitor-letter'),
    offerContent(texted),
  )
  for (const phrase of [
    'Minh Nguyen will text you first, on Monday 23 November, 4 to 6 pm.',
    'They’ll text from 0491 570 157',
    'On your page you can stop this one',
  ])
    expect(toVisitor.words).toContain(phrase)
  const { words } = await toInstaller('offer.accepted', texted)
  expect(words).toContain('Text first, then call, on Monday 23 November, 4 to 6 pm')
})

test('the visitor of a second installer reads that it waits, and who else has it', async () => {
  const { words } = await letterFor(
    installerDelivery('offer.accepted', 'visitor-letter'),
    offerContent(
      acceptedOffer({
        callsFrom: '2026-11-23T22:12:00.000Z',
        others: { before: 1, now: 1, after: false },
      }),
    ),
  )
  expect(words).toContain('Another installer is Hobbs & Nguyen Solar')
  expect(words).toContain('after the first one; on your page you can let them call sooner')
  expect(words).toContain('So has one other installer: your page names everybody.')
})

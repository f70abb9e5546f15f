import { type OfferPrice, offeredBands } from '#domain/offer/price.ts'
import type { InstallerPage } from '#site/installer/installer-page.ts'
import type {
  AcceptedLead,
  Offer,
  Pricing,
  QueueItem,
  Recorded,
  TakenBack,
} from '#site/offer/offer-page.ts'

const now = '2026-11-23T09:20:00+11:00'

const coburg: QueueItem = {
  link: '/offer?token=coburg',
  kind: 'offer',
  name: null,
  service: 'Solar panels',
  place: 'Coburg',
  postcode: '3058',
  detail: 'Monthly bill: $300–$400',
  feeCents: 5200,
  since: '2026-11-23T08:51:00+11:00',
  by: '2026-11-23T09:51:00+11:00',
  from: null,
  isWaiting: false,
}

/** An offer of a battery on a Monday morning, with 42 minutes left. */
export const offered: Offer = {
  token: 'a-token.of-letters',
  tradingName: 'Hobbs & Nguyen Solar',
  now,
  standing: 'offered',
  summary: {
    place: 'Reservoir',
    postcode: '3073',
    service: 'Panels and a battery',
    facts: [
      { label: 'Property', value: 'A home' },
      { label: 'Battery', value: 'Medium, about 10 kWh' },
      { label: 'Panels now', value: 'No, but planning to' },
      { label: 'Monthly bill', value: '$200–$300' },
    ],
  },
  fee: { amountCents: 6800, gstCents: 680 },
  offeredAt: '2026-11-23T09:02:00+11:00',
  expiresAt: '2026-11-23T10:02:00+11:00',
  answeredAt: null,
  call: {
    from: null,
    window: { from: '2026-11-23T16:00:00+11:00', until: '2026-11-23T18:00:00+11:00' },
    by: '2026-11-23T18:00:00+11:00',
  },
  asksTerms: false,
  places: { before: 0, most: 3, isReached: false },
  cap: { period: 'day', accepted: 1, cap: 5 },
  hasGoneOn: false,
  pricing: null,
  accepted: null,
  recorded: null,
  declinedBecause: null,
  returnedBecause: null,
  decideBy: null,
  takenBack: null,
  late: null,
  goodwill: null,
  open: [],
}

const marian: AcceptedLead = {
  name: 'Marian Costa-Featherstonehaugh',
  phone: { label: '0491 570 156', link: '+61491570156' },
  email: 'marian.costa-featherstonehaugh@a-long-mail-provider.example',
  contactBy: null,
  answers: [
    ...(offered.summary?.facts ?? []),
    { label: 'How important is backup power during outages?', value: 'Somewhat important' },
    { label: 'What is your message?', value: 'The roof is new.\nPlease ask about the shed too.' },
  ],
  askedAgain: [],
  notes: ['The side gate sticks, please knock.'],
  acceptedAt: '2026-11-23T09:20:00+11:00',
  callsFrom: '2026-11-23T09:20:00+11:00',
  consentUntil: '2027-02-20T09:20:00+11:00',
  calls: [],
  outcome: null,
  outcomeAt: null,
  quote: null,
  owed: {
    by: '2026-11-23T18:00:00+11:00',
    keptUntil: '2026-11-23T20:00:00+11:00',
    hasTried: false,
  },
  returnUntil: '2026-11-26T09:20:00+11:00',
  reopenUntil: null,
  mayReturn: true,
  isFresh: false,
  hasReceipt: true,
  isRejected: false,
}

const accepted: Offer = {
  ...offered,
  standing: 'accepted',
  now: '2026-11-23T16:06:00+11:00',
  answeredAt: marian.acceptedAt,
  accepted: marian,
}

const withLead = (changes: Partial<AcceptedLead>, more: Partial<Offer> = {}): Offer => ({
  ...accepted,
  ...more,
  accepted: { ...marian, ...changes },
})

const spoken = { outcome: 'reached', outcomeAt: '2026-11-23T16:10:00+11:00' } as const
const quoted = {
  outcome: 'quoted',
  outcomeAt: '2026-11-24T11:00:00+11:00',
  quote: { amountCents: 1_460_000, panelKilowatts: 6.6, batteryKilowattHours: 10 },
} as const

const over = (standing: Offer['standing'], changes: Partial<Offer> = {}): Offer => ({
  ...offered,
  standing,
  now: '2026-11-23T10:14:00+11:00',
  open: [{ ...coburg, by: '2026-11-23T11:05:00+11:00' }],
  ...changes,
})

const takenBack = (fee: TakenBack['fee'], changes: Partial<Offer> = {}): Offer =>
  over('ended', {
    summary: null,
    answeredAt: marian.acceptedAt,
    takenBack: {
      at: '2026-11-23T10:02:00+11:00',
      fee,
      returnUntil: '2026-11-26T10:02:00+11:00',
    },
    ...changes,
  })

const consentOver = (outcome: Recorded['outcome'], changes: Partial<Offer> = {}): Offer => ({
  ...offered,
  standing: 'consent-over',
  now: '2027-02-21T09:20:00+11:00',
  summary: offered.summary && { ...offered.summary, facts: [] },
  answeredAt: marian.acceptedAt,
  recorded: {
    consentUntil: marian.consentUntil,
    outcome,
    outcomeAt: outcome && '2026-11-24T11:00:00+11:00',
    quote: null,
  },
  ...changes,
})

const pricing: Pricing = {
  system: {
    kw: 6.6,
    panels: 15,
    batteryKwh: 10,
    band: { lowCents: 1_128_000, highCents: 1_648_000 },
  },
  bands: offeredBands({ lowCents: 1_128_000, highCents: 1_648_000 }),
  weeks: ['2026-11-30', '2026-12-07', '2026-12-21', '2027-01-18'],
  price: null,
  over: null,
  because: null,
  middle: null,
  agreed: null,
}
const toPrice: Offer = {
  ...offered,
  expiresAt: '2026-11-24T17:00:00+11:00',
  cap: null,
  pricing,
}
const withPrice = (changes: Partial<OfferPrice> = {}): Pricing => ({
  ...pricing,
  price: {
    ...{ lowCents: 1_360_000, highCents: 1_630_000, earliestWeek: '2026-12-07', words: '' },
    pricedAt: '2026-11-23T09:31:00+11:00',
    standsUntil: '2026-12-07T09:31:00+11:00',
    ...changes,
  },
})
const priced: Offer = {
  ...toPrice,
  standing: 'priced',
  expiresAt: '2026-12-07T09:31:00+11:00',
  pricing: withPrice(),
}
const saidNo = { by: 'no', at: '2026-11-23T18:04:00+11:00' } as const
const badBand = { act: 'send-price', typed: '', message: 'Enter the lower end first.' } as const

/** One of every state of an offer, and what else changes what is read. */
export const offers: Record<string, Offer> = {
  offered,
  'terms first': { ...offered, asksTerms: true },
  'offered over night': {
    ...offered,
    now: '2026-11-23T19:30:00+11:00',
    offeredAt: '2026-11-23T19:15:00+11:00',
    expiresAt: '2026-11-24T09:45:00+11:00',
    call: { from: null, window: null, by: '2026-11-24T16:00:00+11:00' },
    fee: { amountCents: 6850, gstCents: 685 },
    places: { before: 1, most: 3, isReached: false },
    summary: { place: '', postcode: '', service: 'Solar panels', facts: [] },
    cap: null,
  },
  'offered second': {
    ...offered,
    call: { from: '2026-11-25T09:00:00+11:00', window: null, by: '2026-11-26T09:00:00+11:00' },
    places: { before: 1, most: 3, isReached: false },
  },
  'no room': {
    ...offered,
    cap: { period: 'day', accepted: 5, cap: 5 },
    problem: { act: 'accept', message: 'You have had your 5 leads for today.', typed: '' },
  },
  'offered late': {
    ...offered,
    call: { from: null, window: null, by: '2026-11-20T16:00:00+11:00' },
  },
  accepted: withLead({ isFresh: true }, { now: '2026-11-23T09:21:00+11:00', done: 'accept' }),
  'to call': withLead({ contactBy: 'sms' }),
  'no answer yet': withLead({
    outcome: 'tried',
    calls: [{ at: '2026-11-23T16:02:00+11:00', outcome: 'no-answer' }],
  }),
  'call overdue': withLead({}, { now: '2026-11-23T18:20:00+11:00' }),
  'somebody else first': withLead({ callsFrom: '2026-11-24T09:20:00+11:00' }),
  spoken: withLead(spoken, { done: 'called' }),
  'asked again': withLead({
    ...spoken,
    askedAgain: [
      {
        at: '2026-11-23T16:30:00+11:00',
        service: 'Panels and a battery',
        callBy: '2026-11-24T16:30:00+11:00',
        seesPrices: false,
        changed: [
          { ask: 'How high is your bill?', before: '$200–$300', after: 'Over $300' },
          { ask: 'What is on your roof?', before: '', after: 'Tiles' },
        ],
      },
    ],
  }),
  'goodwill given': withLead(spoken, {
    goodwill: {
      amountCents: 2000,
      gstCents: 200,
      sentence: 'You drove to Preston for nothing.',
      by: 'Ruth Mensah',
    },
  }),
  'quote, sizes': withLead(spoken, {
    step: 'quote',
    sizes: { kilowatts: 'six', kilowattHours: '' },
    problem: { act: 'sizes', message: 'Enter sizes as numbers, like 6.6 or 10', typed: '' },
  }),
  'quote, price': withLead(spoken, {
    step: 'price',
    sizes: { kilowatts: '6.6', kilowattHours: '10' },
    problem: { act: 'quoted', message: 'Enter the price in dollars, like 14,600', typed: 'a lot' },
  }),
  'why nothing came of it': withLead(spoken, { step: 'lost' }),
  'what is wrong with it': withLead({}, { step: 'return' }),
  quoted: withLead({ ...quoted, returnUntil: null }, { now: '2026-11-27T09:00:00+11:00' }),
  won: withLead(
    { ...quoted, outcome: 'won', returnUntil: null, isRejected: true },
    { now: '2026-11-30T09:00:00+11:00', done: 'won' },
  ),
  lost: withLead({ ...quoted, outcome: 'lost', reopenUntil: '2026-12-01T11:00:00+11:00' }),
  'consent over': consentOver(null),
  'consent over, and lost since': consentOver('lost', {
    problem: {
      act: 'won',
      message: 'You recorded this as not interested at 1:20 pm. Nothing was changed.',
      typed: '',
    },
  }),
  'consent over, why nothing came of it': consentOver('reached', { step: 'lost' }),
  'to price': toPrice,
  'to price, terms first': { ...toPrice, asksTerms: true },
  'to price, with a number in the line': {
    ...toPrice,
    problem: {
      ...badBand,
      field: 'words',
      message: 'Leave phone numbers out: they see yours when they say yes.',
    },
    typedPrice: { band: '1140000-1360000', week: '2026-12-07', words: 'Call 0491 570 157' },
  },
  'to price, another band': {
    ...toPrice,
    step: 'own-price',
    problem: { ...badBand, field: 'low' },
    typedPrice: { low: '14,000', high: '12,000', week: '2026-12-07', words: '', kilowatts: '6.6' },
  },
  'price sent': { ...priced, done: 'send-price' },
  'price for another system': {
    ...priced,
    pricing: withPrice({
      words: 'Your roof takes more than that.',
      system: { kw: 10.12, panels: 23, batteryKwh: 13.5 },
    }),
  },
  'price to change': { ...priced, step: 'change-price' },
  'price chosen': withLead(
    {},
    {
      pricing: {
        ...withPrice(),
        agreed: { channels: ['phone', 'email'], at: '2026-11-23T09:20:00+11:00' },
      },
    },
  ),
  'not chosen': over('passed', {
    now: '2026-11-23T18:10:00+11:00',
    pricing: { ...withPrice(), over: saidNo, middle: { cents: 1_420_000, firms: 7 } },
  }),
  'not chosen, too dear': over('passed', {
    now: '2026-11-23T18:10:00+11:00',
    pricing: { ...withPrice(), over: saidNo, because: 'too-dear' },
    open: [],
  }),
  'price over': over('passed', {
    pricing: { ...withPrice(), over: { by: 'time', at: '2026-12-07T09:31:00+11:00' } },
  }),
  declined: over('declined', { answeredAt: '2026-11-23T09:31:00+11:00', hasGoneOn: true }),
  'declined and said why': over('declined', {
    answeredAt: '2026-11-23T09:31:00+11:00',
    declinedBecause: 'too-far',
    done: 'explain-decline',
    open: [],
  }),
  lapsed: over('lapsed'),
  finished: over('finished'),
  taken: over('taken', {
    problem: {
      act: 'accept',
      message: 'Somebody else was faster. It doesn’t count against your turn.',
      typed: '',
    },
  }),
  'ended before': over('ended', { summary: null }),
  'ended after, long ago': over('ended', { summary: null, answeredAt: marian.acceptedAt }),
  'ended after, no try': takenBack('credited'),
  'ended after a try': takenBack('returnable'),
  'ended after a try, returned here': takenBack('returnable', { step: 'return' }),
  'ended after they spoke': takenBack('stays'),
  'ended after, too late to return': takenBack('late'),
  'ended after, turned down': takenBack('decided'),
  returned: over('returned', {
    answeredAt: marian.acceptedAt,
    returnedBecause: 'never-reached',
    decideBy: '2026-11-25T10:14:00+11:00',
    done: 'return',
  }),
  credited: over('credited', { answeredAt: marian.acceptedAt, returnedBecause: 'number-dead' }),
}

const call = (changes: Partial<QueueItem>): QueueItem => ({
  ...coburg,
  link: `/offer?${new URLSearchParams({ token: changes.name ?? '' })}`,
  kind: 'call',
  since: '2026-11-22T18:00:00+11:00',
  ...changes,
})

/** An installer's page on a Monday morning, with calls to make. */
const busy: InstallerPage = {
  token: 'a-token.of-letters',
  tradingName: 'Hobbs & Nguyen Solar',
  now: '2026-11-23T09:24:00+11:00',
  asksTerms: false,
  queue: [
    call({
      name: 'Theo Laskaris',
      place: 'Thornbury',
      postcode: '3071',
      detail: 'System: 6.6 kW',
      by: '2026-11-23T11:00:00+11:00',
    }),
    call({
      name: 'Marian Costa-Featherstonehaugh',
      place: 'Reservoir',
      postcode: '3073',
      service: 'A battery',
      detail: 'Battery: Medium, about 10 kWh',
      from: '2026-11-23T16:00:00+11:00',
      by: '2026-11-23T18:00:00+11:00',
    }),
    call({ name: 'Ruth Abela', place: '', postcode: '', by: '2026-11-23T09:00:00+11:00' }),
    call({ name: 'Jill Tran', isWaiting: true, by: '2026-11-24T18:00:00+11:00' }),
    coburg,
    {
      ...coburg,
      link: '/offer?token=preston',
      place: 'Preston',
      postcode: '3072',
      by: '2026-11-24T09:17:00+11:00',
    },
  ],
  month: {
    name: 'November',
    offered: 19,
    accepted: 14,
    calledInTime: 12,
    due: 12,
    lines: [
      { kind: 'fee', count: 9, service: 'batteries', eachCents: 6800, cents: 61_200 },
      { kind: 'fee', count: 1, service: 'panels', eachCents: 5200, cents: 5200 },
      { kind: 'credit', count: 1, service: '', eachCents: -6800, cents: -6800 },
    ],
    gstCents: 5960,
    totalCents: 65_560,
    isOver: false,
    account: { openingCents: 0, paidCents: 0, closingCents: 65_560 },
    others: [
      { name: 'October 2026', link: '/installer?token=a&month=2026-10#month' },
      { name: 'September 2026', link: '/installer?token=a&month=2026-09#month' },
    ],
    invoice: null,
    buyer: { name: 'Hobbs & Nguyen Solar', vatNumber: null },
    csv: '/installer/statement?token=a&month=2026-11',
  },
  caps: [
    { period: 'day', accepted: 5, cap: 5 },
    { period: 'week', accepted: 2, cap: 15 },
    { period: 'month', accepted: 0, cap: 40 },
  ],
  pausedUntil: null,
  notices: [
    { what: 'seller', person: '', category: null, endsOn: '2027-01-12', days: 50 },
    {
      what: 'accreditation',
      person: 'Con Vlahos',
      category: 'batteries',
      endsOn: '2026-11-20',
      days: -3,
    },
  ],
  past: [
    {
      link: '/offer?token=marian',
      at: '2026-11-23T09:20:00+11:00',
      name: 'Marian Costa-Featherstonehaugh',
      service: 'A battery',
      place: 'Reservoir',
      postcode: '3073',
      result: 'to call',
      quotedCents: null,
      feeCents: 6800,
      isCredited: false,
    },
    {
      link: '/offer?token=weera',
      at: '2026-11-19T09:20:00+11:00',
      name: 'D. Weerasinghe',
      service: 'A battery',
      place: 'Preston',
      postcode: '3072',
      result: 'quoted',
      quotedCents: 1_460_000,
      feeCents: 6800,
      isCredited: false,
    },
    {
      link: null,
      at: '2026-11-18T09:20:00+11:00',
      name: null,
      service: 'Solar',
      place: '',
      postcode: '',
      result: 'credited',
      quotedCents: null,
      feeCents: 6800,
      isCredited: true,
    },
  ],
}

const idle: InstallerPage = {
  ...busy,
  queue: [],
  caps: [],
  notices: [],
  past: [],
  month: { ...busy.month, offered: 0, accepted: 0, calledInTime: 0, due: 0, lines: [] },
}

/** One of every state of an installer's page. */
export const installers: Record<string, InstallerPage> = {
  busy,
  'nothing yet': idle,
  'a month that is over': {
    ...busy,
    month: {
      ...busy.month,
      name: 'October 2026',
      isOver: true,
      account: { openingCents: 11_220, paidCents: -11_220, closingCents: 65_560 },
      others: [
        { name: 'November 2026', link: '/installer?token=a&month=2026-11#month' },
        { name: 'September 2026', link: '/installer?token=a&month=2026-09#month' },
      ],
    },
  },
  'terms first': { ...idle, asksTerms: true },
  'terms accepted': { ...idle, done: 'accept-terms' },
  paused: { ...idle, pausedUntil: '2026-11-30', done: 'pause' },
  'paused until they say': { ...idle, pausedUntil: 'resumed' },
}

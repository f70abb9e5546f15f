import type { Holder, MyEnquiry, OwnSuccess } from '#site/my-enquiry/my-enquiry.ts'
import type { PricedFirm } from '#site/my-enquiry/prices.ts'

/** An enquiry of Saturday afternoon, to be called on Monday, as its page shows it on the same day. */
export const waiting: MyEnquiry = {
  token: 'a-token.of-letters',
  reference: 'WW-62C1KN91',
  kind: 'quotes',
  now: '2026-11-21T17:41:00+11:00',
  receivedAt: '2026-11-21T17:40:00+11:00',
  standing: 'waiting',
  promise: {
    promisedBy: '2026-11-23T17:00:00+11:00',
    newPromiseBy: null,
    chosen: null,
    contactBy: null,
  },
  contactedAt: null,
  quotedAt: null,
  finishedAt: null,
  withdrawnAt: null,
  outside: null,
  across: null,
  times: [
    { id: '2026-11-23-morning', ...hours('2026-11-23', '09', '12') },
    { id: '2026-11-23-after-four', ...hours('2026-11-23', '16', '18') },
    { id: '2026-11-24-morning', ...hours('2026-11-24', '09', '12') },
    { id: '2026-11-28-saturday', ...hours('2026-11-28', '09', '13') },
  ],
  caller: 'us',
  asked: 0,
  way: null,
  prices: null,
  spokenWith: null,
  spokenBy: null,
  saysCalled: null,
  neverReachedBy: null,
  holders: [
    {
      id: 'us',
      kind: 'us',
      name: 'Wattlewise',
      since: '2026-11-21T17:40:00+11:00',
      stoppedAt: null,
      canStop: false,
    },
    {
      id: 'hook',
      kind: 'webhook',
      name: 'Northside Solar Collective',
      since: '2026-11-21T17:40:00+11:00',
      stoppedAt: null,
      canStop: true,
    },
  ],
  phoneEnding: '156',
  boxes: null,
  channels: ['phone', 'sms', 'email'],
  hasEmail: true,
  maskedEmail: 'a…@e…',
  answers: [
    {
      question: 'property-type',
      ask: 'What kind of property?',
      answer: 'Home',
      value: 'home',
      choices: [
        { value: 'home', label: 'Home' },
        { value: 'business', label: 'Business' },
      ],
      isText: false,
    },
    {
      question: 'monthly-bill',
      ask: 'What is your monthly electricity bill?',
      answer: '$200–$300',
      value: '200-300',
      choices: [
        { value: '100-200', label: '$100–$200' },
        { value: '200-300', label: '$200–$300' },
        { value: '300-400', label: '$300–$400' },
      ],
      isText: false,
    },
    {
      question: 'location',
      ask: 'What is your postcode or suburb?',
      answer: 'Reservoir',
      value: 'Reservoir',
      choices: [],
      isText: true,
    },
    {
      question: 'contact-email',
      ask: 'What is your email address?',
      answer: 'm…@example.com',
      value: '',
      choices: [],
      isText: false,
    },
  ],
  notes: [],
  house: { property: 'home', panels: 10, battery: true },
  receipts: [{ id: '019390a0-0000-7000-8000-000000000001', kind: 'enquiry', installer: null }],
  feedback: 'not asked',
}

const monday = { now: '2026-11-23T17:30:00+11:00', times: [] }
const spoken: MyEnquiry = {
  ...waiting,
  ...monday,
  standing: 'spoken',
  contactedAt: '2026-11-23T16:12:00+11:00',
  feedback: 'ask',
}
const chosen = {
  ...waiting.promise,
  chosen: { id: '2026-11-23-after-four', ...hours('2026-11-23', '16', '18') },
}

const hobbs: Holder = {
  id: 'hobbs',
  kind: 'installer',
  name: 'Hobbs & Nguyen Solar',
  since: '2026-11-23T09:20:00+11:00',
  stoppedAt: null,
  canStop: true,
  installer: {
    identity: 'ABN 51 004 000 321',
    person: 'Minh Nguyen',
    phone: '0491 570 157',
    callsFrom: null,
    hasSpoken: false,
    reasons: [
      'Covers 3073',
      'Known for long warranties, which was asked for',
      'Accredited for batteries until 30 June 2027',
      'Fits batteries of 5 to 20 kWh; this is about 10',
    ],
    facts: [],
    suited: 3,
  },
}
const ladder: Holder = {
  ...hobbs,
  id: 'ladder',
  name: 'Bright Ladder Electrical of the Northern Suburbs',
  since: '2026-11-23T09:41:00+11:00',
  installer: {
    ...{ identity: 'ABN 98 765 432 100', person: '', phone: '0491 570 156', suited: 0 },
    hasSpoken: false,
    callsFrom: '2026-11-24T09:41:00+11:00',
    reasons: ['Covers 3073'],
    facts: [],
  },
}
const [us] = waiting.holders
const accepted: MyEnquiry = {
  ...waiting,
  now: '2026-11-23T09:50:00+11:00',
  promise: chosen,
  times: waiting.times.slice(1),
  caller: 'installer',
  holders: us ? [us, hobbs] : [hobbs],
}
const emailFirst: MyEnquiry = {
  ...accepted,
  promise: { ...accepted.promise, contactBy: 'email' },
}
const acceptedByTwo = { ...accepted, holders: [...accepted.holders, ladder], asked: 1 }

const specimen: PricedFirm = {
  offer: 'specimen',
  name: 'Specimen Solar',
  identity: 'ABN 51 004 000 321',
  price: {
    lowCents: 1_240_000,
    highCents: 1_390_000,
    earliestWeek: '2026-11-30',
    words: 'We fit in Reservoir every week, and the roof stays dry meanwhile.',
    pricedAt: '2026-11-23T11:20:00+11:00',
    standsUntil: '2026-12-07T11:20:00+11:00',
  },
  reasons: ['Covers 3073', 'Known for long warranties, which was asked for'],
  facts: [],
  accredited: {
    categories: ['batteries', 'design', 'installation'],
    until: '2027-06-30',
    checkedOn: null,
  },
  fee: { amountCents: 6800, gstCents: 680 },
  answer: 'open',
  answeredAt: null,
  because: null,
  again: null,
}
const sample: PricedFirm = {
  ...specimen,
  offer: 'sample',
  name: 'Sample Electrical of the Northern Suburbs',
  identity: 'ABN 98 765 432 100',
  price: {
    ...specimen.price,
    lowCents: 1_190_000,
    highCents: 1_460_000,
    earliestWeek: '2026-12-14',
    words: '',
  },
  reasons: ['Covers 3073'],
  accredited: specimen.accredited && { ...specimen.accredited, checkedOn: '2026-11-20' },
}
const pattern: PricedFirm = {
  ...specimen,
  offer: 'pattern',
  name: 'Pattern Roofing & Solar',
  price: { ...specimen.price, lowCents: 1_530_000, highCents: 1_710_000, words: '' },
  reasons: [],
}
const other: PricedFirm = {
  ...pattern,
  price: { ...pattern.price, system: { kw: 10.12, panels: 23, batteryKwh: 0 } },
}
const answered = (answer: PricedFirm['answer'], changes: Partial<PricedFirm> = {}) => ({
  answer,
  answeredAt: '2026-11-23T18:04:00+11:00',
  ...changes,
})

/** Prices first: no installer has named one yet. */
const pricesAsked: MyEnquiry = {
  ...waiting,
  now: '2026-11-23T18:10:00+11:00',
  times: [],
  caller: 'sought',
  asked: 2,
  holders: us ? [us] : [],
  way: { chosen: 'prices', mayChoose: true },
  prices: {
    system: {
      kw: 4.4,
      panels: 10,
      batteryKwh: 10,
      band: { lowCents: 1_120_000, highCents: 1_640_000 },
    },
    place: 'Reservoir, 3073',
    by: '2026-11-25T17:00:00+11:00',
    firms: [],
  },
}
const priced = (firms: readonly PricedFirm[], changes: Partial<MyEnquiry> = {}): MyEnquiry => ({
  ...pricesAsked,
  prices: pricesAsked.prices && { ...pricesAsked.prices, firms },
  ...changes,
})
const saidYes: Partial<MyEnquiry> = {
  caller: 'installer',
  asked: 0,
  holders: [...(us ? [us] : []), { ...hobbs, id: 'specimen', name: specimen.name, canStop: false }],
  promise: {
    ...waiting.promise,
    promisedBy: '2026-11-24T18:00:00+11:00',
    chosen: { id: '2026-11-24-after-four', ...hours('2026-11-24', '16', '18') },
  },
  way: { chosen: 'prices', mayChoose: false },
  times: waiting.times.slice(2),
}

/** One of every state, and what else changes what is read. */
export const myEnquiries: Record<string, MyEnquiry> = {
  waiting,
  chosen: {
    ...waiting,
    now: '2026-11-23T09:20:00+11:00',
    promise: chosen,
    notes: [
      {
        at: '2026-11-22T10:05:00+11:00',
        text: 'The dog barks, but he is kind.\nRing the side bell.',
      },
    ],
    done: 'choose-time',
  },
  'from a postcode that two states share': {
    ...waiting,
    across: 'Barooga and Lalalty in New South Wales',
  },
  'from another state': { ...waiting, promise: chosen, outside: 'New South Wales', times: [] },
  'text first': {
    ...waiting,
    promise: { ...chosen, contactBy: 'sms' },
    house: { property: 'business', panels: 16, battery: false },
  },
  late: {
    ...waiting,
    now: '2026-11-23T15:40:00+11:00',
    times: waiting.times.slice(1),
    promise: { ...waiting.promise, newPromiseBy: '2026-11-24T11:00:00+11:00' },
  },
  asked: { ...waiting, now: monday.now, times: waiting.times.slice(2), standing: 'asked' },
  'asked no more': { ...waiting, ...monday, standing: 'asked', done: 'stop-asking' },
  missed: {
    ...waiting,
    now: monday.now,
    standing: 'asked',
    times: waiting.times.slice(2),
    done: 'missed',
  },
  'time gone': {
    ...waiting,
    times: waiting.times.slice(1),
    now: '2026-11-23T11:40:00+11:00',
    promise: chosen,
    problem: {
      act: 'choose-time',
      message: 'That time has nearly passed. Choose another one.',
      typed: '2026-11-23-morning',
    },
  },
  'late for the chosen time': {
    ...waiting,
    times: waiting.times.slice(2),
    now: '2026-11-23T15:40:00+11:00',
    promise: { ...chosen, newPromiseBy: '2026-11-24T11:00:00+11:00' },
  },
  'not called': { ...waiting, ...monday, standing: 'not called' },
  'not called, new time': {
    ...waiting,
    now: monday.now,
    times: waiting.times.slice(2),
    standing: 'not called',
    promise: { ...waiting.promise, newPromiseBy: '2026-11-24T11:00:00+11:00' },
  },
  spoken,
  'spoken and told': { ...spoken, feedback: 'given', done: 'feedback' },
  quoted: {
    ...spoken,
    standing: 'quoted',
    quotedAt: '2026-11-26T11:00:00+11:00',
    now: '2026-11-27T11:00:00+11:00',
    feedback: 'given',
  },
  decided: {
    ...spoken,
    standing: 'decided',
    quotedAt: '2026-11-26T11:00:00+11:00',
    finishedAt: '2026-12-02T11:00:00+11:00',
    now: '2026-12-04T11:00:00+11:00',
    feedback: 'given',
  },
  withdrawn: {
    ...waiting,
    ...monday,
    standing: 'withdrawn',
    withdrawnAt: '2026-11-23T09:12:00+11:00',
    done: 'withdraw',
  },
  stopped: {
    ...waiting,
    holders: waiting.holders.map((holder) =>
      holder.kind === 'us' ? holder : { ...holder, stoppedAt: '2026-11-21T18:02:00+11:00' },
    ),
    done: 'stop-one',
  },
  'installers asked': { ...waiting, caller: 'sought', asked: 2, holders: us ? [us] : [] },
  'accepted by two': acceptedByTwo,
  'accepted, an email first': emailFirst,
  'accepted, an email first, spoken': {
    ...emailFirst,
    now: '2026-11-23T17:30:00+11:00',
    standing: 'spoken',
    contactedAt: '2026-11-23T16:12:00+11:00',
    spokenWith: hobbs.name,
    spokenBy: 'email',
  },
  'accepted, by email only': { ...accepted, channels: ['email'] },
  'one stopped': {
    ...accepted,
    caller: 'sought',
    asked: 1,
    done: 'stop-one',
    holders: [...(us ? [us] : []), { ...hobbs, stoppedAt: '2026-11-23T09:49:00+11:00' }],
  },
  'did they call': {
    ...accepted,
    now: '2026-11-23T18:30:00+11:00',
    times: waiting.times.slice(2),
    standing: 'asked',
  },
  'never reached by an installer': {
    ...accepted,
    now: '2026-11-23T18:30:00+11:00',
    times: waiting.times.slice(2),
    standing: 'asked',
    neverReachedBy: hobbs.name,
  },
  'a call or prices': {
    ...waiting,
    caller: 'sought',
    holders: us ? [us] : [],
    way: { chosen: null, mayChoose: true },
  },
  'after an advertisement': {
    ...waiting,
    holders: us ? [us] : [],
    way: { chosen: null, mayChoose: true, pricesOnly: true },
  },
  'a call chosen': {
    ...waiting,
    caller: 'sought',
    asked: 1,
    holders: us ? [us] : [],
    way: { chosen: 'call', mayChoose: true },
    done: 'choose-way',
  },
  'accepted meanwhile': {
    ...accepted,
    promise: waiting.promise,
    way: { chosen: null, mayChoose: false },
    problem: {
      act: 'choose-way',
      message: 'Hobbs & Nguyen Solar has accepted meanwhile, and calls you as promised.',
      typed: '',
    },
  },
  'prices asked': { ...pricesAsked, done: 'choose-way' },
  'nobody asked for a price': { ...pricesAsked, asked: 0 },
  'no price in two days': { ...pricesAsked, now: '2026-11-25T17:10:00+11:00', asked: 0 },
  'one price': priced([specimen], { asked: 1 }),
  'three prices': priced([specimen, sample, pattern], { asked: 0 }),
  'three prices, one for another system': priced([specimen, sample, other], { asked: 0 }),
  'two prices, and a no': priced([specimen, sample, { ...pattern, ...answered('refused') }], {
    asked: 0,
    done: 'say-no',
  }),
  'yes to one, no to two': priced(
    [
      { ...specimen, ...answered('agreed') },
      { ...sample, ...answered('refused', { because: 'too-dear' }) },
      { ...pattern, ...answered('closed') },
    ],
    { ...saidYes, done: 'say-yes' },
  ),
  'yes to one, two still open': priced(
    [{ ...specimen, ...answered('agreed') }, sample, pattern],
    saidYes,
  ),
  'yes taken back': priced(
    [
      { ...specimen, ...answered('taken-back') },
      { ...sample, ...answered('refused', { because: 'no' }) },
    ],
    { asked: 0, done: 'take-yes-back' },
  ),
  'a price that is over': priced([specimen, sample], {
    asked: 0,
    problem: { act: 'say-yes', message: 'That price has closed meanwhile.', typed: '' },
  }),
  question: {
    ...waiting,
    kind: 'question',
    times: [],
    hasEmail: false,
    maskedEmail: '',
    holders: waiting.holders.slice(0, 1),
  },
  'question asked': { ...waiting, ...monday, kind: 'question', standing: 'asked' },
  'question answered': { ...spoken, kind: 'question', feedback: 'ask' },
  'phone refused': {
    ...waiting,
    house: { property: 'farm', panels: 6, battery: false },
    problem: {
      act: 'change-phone',
      message: 'Enter a phone number we can call, like 0412 345 678',
      typed: '0412',
    },
  },
  'answer refused': {
    ...waiting,
    problem: {
      act: 'change-answer',
      about: 'location',
      message: 'Enter a postcode or suburb in Victoria',
      typed: 'Atlantis',
    },
  },
}

/** What /success shows of an enquiry. */
export function ownSuccess({
  token,
  now,
  promise,
  outside,
  across,
  times,
  house,
  channels,
  caller,
  way,
  boxes,
  phoneEnding,
}: MyEnquiry): OwnSuccess {
  const contact = { channels, phoneEnding, boxes }
  return { token, now, promise, outside, across, times, house, caller, way, ...contact }
}

function hours(day: string, from: string, until: string) {
  return { from: `${day}T${from}:00:00+11:00`, until: `${day}T${until}:00:00+11:00` }
}

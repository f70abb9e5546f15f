import type { Holder, MyEnquiry, OwnSuccess } from '#site/my-enquiry/my-enquiry.ts'

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
  times: [
    { id: '2026-11-23-morning', ...hours('2026-11-23', '09', '12') },
    { id: '2026-11-23-after-four', ...hours('2026-11-23', '16', '18') },
    { id: '2026-11-24-morning', ...hours('2026-11-24', '09', '12') },
    { id: '2026-11-28-saturday', ...hours('2026-11-28', '09', '13') },
  ],
  caller: 'us',
  asked: 0,
  spokenWith: null,
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
  hasEmail: true,
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
    abn: '51 004 000 321',
    person: 'Minh Nguyen',
    phone: '0491 570 157',
    callsFrom: null,
    reasons: [
      'Covers 3073',
      'Known for long warranties, which was asked for',
      'Accredited for batteries until 30 June 2027',
      'Fits batteries of 5 to 20 kWh; this is about 10',
    ],
    suited: 3,
  },
}
const ladder: Holder = {
  ...hobbs,
  id: 'ladder',
  name: 'Bright Ladder Electrical of the Northern Suburbs',
  since: '2026-11-23T09:41:00+11:00',
  installer: {
    ...{ abn: '98 765 432 100', person: '', phone: '0491 570 156', suited: 0 },
    callsFrom: '2026-11-24T09:41:00+11:00',
    reasons: ['Covers 3073'],
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
const acceptedByTwo = { ...accepted, holders: [...accepted.holders, ladder], asked: 1 }

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
  question: {
    ...waiting,
    kind: 'question',
    times: [],
    hasEmail: false,
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
  times,
  house,
  hasEmail,
  caller,
}: MyEnquiry): OwnSuccess {
  return { token, now, promise, outside, times, house, hasEmail, caller }
}

function hours(day: string, from: string, until: string) {
  return { from: `${day}T${from}:00:00+11:00`, until: `${day}T${until}:00:00+11:00` }
}

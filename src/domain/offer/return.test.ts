import { expect, test } from 'vitest'
import {
  evidenceOf,
  feeAfterTakenBack,
  judgeReturn,
  provenReturn,
  type ReturnFacts,
  type ReturnReason,
  returnsFarMore,
  whyNotReturned,
} from './return.ts'

// Accepted on Thursday, 2:24 pm in Melbourne.
const acceptedAt = '2026-11-19T03:24:00.000Z'
const hours = (count: number) => new Date(Date.parse(acceptedAt) + count * 3_600_000).toISOString()

const facts: ReturnFacts = {
  installer: 'bright-ladder',
  acceptedAt,
  withdrawnAt: null,
  takenBackAt: null,
  inArea: true,
  postcodeCorrectedAt: null,
  repeats: null,
  phone: { doubtful: false, correctedAt: null },
  contacts: [],
  numberReturns: [],
  holders: 1,
}

type Call = ReturnFacts['contacts'][number]
const called = (who: string, outcome: Call['outcome'], at = hours(1)): Call => ({
  by: who === 'ruth' ? 'operator' : 'installer',
  who,
  channel: 'phone',
  outcome,
  at,
})
const visitorSays = (outcome: Call['outcome'], at = hours(30)): Call => ({
  by: 'visitor',
  who: null,
  channel: 'phone',
  outcome,
  at,
})

type Case = [
  what: string,
  reason: ReturnReason,
  changes: Partial<ReturnFacts>,
  decision: 'credited' | 'rejected' | 'visitor' | 'operator',
]
const doubtful = { doubtful: true, correctedAt: null }
const corrected = { doubtful: false, correctedAt: hours(2) }
const wrongByRuth = called('ruth', 'wrong-number')

test.each<Case>([
  ['outside the area of that day', 'outside-area', { inArea: false }, 'credited'],
  ['inside the area of that day', 'outside-area', {}, 'operator'],
  ['in an area that nobody recorded', 'outside-area', { inArea: undefined }, 'operator'],
  ['our desk found the number wrong', 'number-wrong', { contacts: [wrongByRuth] }, 'credited'],
  [
    'another installer found it wrong too',
    'number-wrong',
    { contacts: [called('quoll', 'wrong-number')] },
    'credited',
  ],
  [
    'this installer alone found it wrong',
    'number-wrong',
    { contacts: [called('bright-ladder', 'wrong-number')] },
    'operator',
  ],
  [
    'another installer returned it for its number',
    'number-dead',
    { numberReturns: [{ installer: 'quoll', at: hours(1) }] },
    'credited',
  ],
  [
    'another returned it before the number was corrected',
    'number-dead',
    { phone: corrected, numberReturns: [{ installer: 'quoll', at: hours(1) }] },
    'operator',
  ],
  [
    'its own call and its own return are one word',
    'number-wrong',
    {
      contacts: [called('bright-ladder', 'wrong-number')],
      numberReturns: [{ installer: 'bright-ladder', at: hours(1) }],
    },
    'operator',
  ],
  ['the number is in no numbering plan', 'number-dead', { phone: doubtful }, 'credited'],
  ['nothing speaks against the number', 'number-dead', {}, 'operator'],
  [
    'somebody reached them by the number',
    'number-dead',
    { phone: doubtful, contacts: [wrongByRuth, called('quoll', 'reached')] },
    'operator',
  ],
  [
    'the visitor corrected the number since',
    'number-wrong',
    { phone: corrected, contacts: [wrongByRuth] },
    'operator',
  ],
  [
    'the corrected number is wrong too',
    'number-wrong',
    { phone: corrected, contacts: [called('ruth', 'wrong-number', hours(3))] },
    'credited',
  ],
  ['they had the same person lately', 'duplicate', { repeats: '2026-11-02' }, 'credited'],
  ['they had not', 'duplicate', {}, 'operator'],
  ['taken back before', 'withdrawn', { withdrawnAt: hours(-1) }, 'credited'],
  ['taken back after', 'withdrawn', { withdrawnAt: hours(1) }, 'operator'],
  ['taken back, and no try recorded', 'taken-back', { takenBackAt: hours(2) }, 'credited'],
  ['taken back while a return waited', 'not-our-work', { takenBackAt: hours(2) }, 'credited'],
  [
    'taken back after a try in vain',
    'taken-back',
    { takenBackAt: hours(2), contacts: [called('bright-ladder', 'no-answer')] },
    'operator',
  ],
  [
    'taken back, and the visitor says that they had spoken with somebody',
    'taken-back',
    { takenBackAt: hours(40), contacts: [visitorSays('reached')] },
    'operator',
  ],
  [
    'never reached, and they took it back: nobody asks them',
    'never-reached',
    { takenBackAt: hours(30), contacts: [called('bright-ladder', 'no-answer')] },
    'operator',
  ],
  ['by mistake', 'by-mistake', {}, 'credited'],
  ['not their work', 'not-our-work', {}, 'operator'],
  ['the visitor has said nothing', 'never-reached', {}, 'visitor'],
  [
    'the visitor spoke before they accepted',
    'never-reached',
    { contacts: [visitorSays('not-called', hours(-2))] },
    'visitor',
  ],
  ['nobody called', 'never-reached', { contacts: [visitorSays('not-called')] }, 'credited'],
  [
    'nobody called any of three',
    'never-reached',
    { contacts: [visitorSays('not-called')], holders: 3 },
    'credited',
  ],
  ['they have spoken', 'never-reached', { contacts: [visitorSays('reached')] }, 'rejected'],
  ['they missed the call', 'never-reached', { contacts: [visitorSays('no-answer')] }, 'rejected'],
  [
    'one of two has called',
    'never-reached',
    { contacts: [visitorSays('reached')], holders: 2 },
    'operator',
  ],
  [
    'it may have been our desk',
    'never-reached',
    { contacts: [called('ruth', 'no-answer'), visitorSays('no-answer')] },
    'operator',
  ],
  [
    'the latest word counts',
    'never-reached',
    { contacts: [visitorSays('reached', hours(31)), visitorSays('not-called', hours(30))] },
    'rejected',
  ],
])('%s: a return as %s', (_, reason, changes, decision) => {
  expect(judgeReturn(reason, { ...facts, ...changes })).toMatchObject({ decision })
})

test('every judgement says why, and names no person', () => {
  const { because } = judgeReturn('number-wrong', { ...facts, contacts: [wrongByRuth] })
  expect(because).toBe('We called the number ourselves, and it’s the wrong one.')
})

test.each<[what: string, changes: Partial<ReturnFacts>, reason: ReturnReason | undefined]>([
  ['nothing is known', {}, undefined],
  ['our desk found the number wrong', { contacts: [wrongByRuth] }, 'number-wrong'],
  [
    'this installer found a number wrong that is in no plan',
    { phone: doubtful, contacts: [called('bright-ladder', 'wrong-number')] },
    'number-wrong',
  ],
  ['a number may be new', { phone: doubtful }, undefined],
  [
    'another installer alone says that it is wrong',
    { contacts: [called('quoll', 'wrong-number')] },
    undefined,
  ],
  ['they had the same person lately', { repeats: '2026-11-02' }, 'duplicate'],
  ['taken back before', { withdrawnAt: hours(-1) }, 'withdrawn'],
  ['taken back, and no try recorded', { takenBackAt: hours(2) }, 'taken-back'],
  [
    'taken back after a try in vain',
    { takenBackAt: hours(2), contacts: [called('bright-ladder', 'no-answer')] },
    undefined,
  ],
  [
    'two others returned it for its number',
    {
      numberReturns: [
        { installer: 'quoll', at: hours(1) },
        { installer: 'magpie', at: hours(2) },
      ],
    },
    'number-wrong',
  ],
  ['they accepted what the offer showed', { inArea: false }, undefined],
  [
    'the postcode was corrected to one outside',
    { inArea: false, postcodeCorrectedAt: hours(1) },
    'outside-area',
  ],
  [
    'they have reached the visitor',
    {
      inArea: false,
      postcodeCorrectedAt: hours(1),
      contacts: [called('bright-ladder', 'reached')],
    },
    undefined,
  ],
])('what is credited unasked when %s', (_, changes, reason) => {
  expect(provenReturn({ ...facts, ...changes })?.reason).toBe(reason)
})

const own = [called('bright-ladder', 'no-answer', hours(0.1))]

test.each<[reason: ReturnReason, hours: number, contacts: readonly Call[], code?: string]>([
  ['number-wrong', 0, []],
  ['number-wrong', 72, []],
  ['number-wrong', 72.01, [], 'late'],
  ['by-mistake', 0.16, []],
  ['by-mistake', 0.17, [], 'late'],
  ['by-mistake', 0.1, own, 'late'],
  ['never-reached', 23.9, own, 'early'],
  ['never-reached', 24, own],
])('whether a lead can be returned as %s after %d hours', (reason, after, contacts, code) => {
  const rejected = whyNotReturned(reason, { ...facts, contacts }, new Date(hours(after)))
  expect(rejected?.code).toBe(code)
})

test.each<[reason: ReturnReason, hours: number, contacts: readonly Call[], code?: string]>([
  ['taken-back', 80 + 72, own],
  ['number-dead', 80 + 72, own],
  ['taken-back', 80 + 72.01, own, 'late'],
  ['taken-back', 81, [called('bright-ladder', 'reached')], 'late'],
])(
  'whether a lead taken back after 80 hours can be returned as %s after %d',
  (reason, after, contacts, code) => {
    const takenBack = { ...facts, takenBackAt: hours(80), contacts }
    expect(whyNotReturned(reason, takenBack, new Date(hours(after)))?.code).toBe(code)
  },
)

test('a lead that wasn’t taken back isn’t returned as taken back', () => {
  expect(whyNotReturned('taken-back', facts, new Date(hours(1)))?.code).toBe('early')
})

test.each([
  ['no try recorded', [], 'credited'],
  ['tried, and not reached', own, 'returnable'],
  ['our desk tried, not they', [called('ruth', 'no-answer')], 'credited'],
  ['reached', [...own, called('bright-ladder', 'reached')], 'stays'],
] as const)('taken back after accepting: %s', (_, contacts, fee) => {
  expect(feeAfterTakenBack({ ...facts, contacts })).toBe(fee)
})

test.each([
  [{ accepted: 40, returned: 9 }, { accepted: 200, returned: 10 }, true],
  [{ accepted: 40, returned: 4 }, { accepted: 200, returned: 10 }, false],
  [{ accepted: 9, returned: 9 }, { accepted: 200, returned: 10 }, false],
  [{ accepted: 40, returned: 2 }, { accepted: 200, returned: 0 }, false],
  [{ accepted: 40, returned: 3 }, { accepted: 0, returned: 0 }, true],
])('a share of returns far above the others’ is seen', (own, others, seen) => {
  expect(returnsFarMore(own, others)).toBe(seen)
})

test('the operator who decides a return reads the source of each statement: the visitor, our desk or an installer by name', () => {
  const contacts = [
    called('bright-ladder', 'no-answer', hours(1)),
    called('ruth', 'reached', hours(2)),
    visitorSays('not-called', hours(30)),
  ]
  expect(
    evidenceOf({ ...facts, contacts, inArea: undefined }, () => 'Bright Ladder', {
      enquiries: 1,
      contacts: [called('ruth', 'reached', hours(-24))],
    }),
  ).toEqual([
    { at: hours(-24), text: 'Our desk, about another enquiry with this number: reached them' },
    { at: hours(1), text: 'Bright Ladder: no answer' },
    { at: hours(2), text: 'Our desk: reached them' },
    { at: hours(30), text: 'The visitor: says nobody called' },
    { at: null, text: 'This number is in 1 other enquiry' },
  ])
})

import { describe, expect, test } from 'vitest'
import { compareQuotes } from '#estimate/quote/compare-quotes.ts'
import { findingOf, noticesOf } from './finding.ts'
import { questionsOf } from './question-words.ts'

type Typed = Readonly<Record<string, string>>

/** What we say of quotes for a home that pays 180 dollars a month: the verdict, what we took apart, what to ask. */
function judge(typed: readonly Typed[], postcode = '3073') {
  const fields = typed.flatMap((quote, index) =>
    Object.entries(quote).map(([name, text]) => [`${index + 1}-${name}`, text]),
  )
  const draft = { postcode, bill: '180', ...Object.fromEntries(fields) }
  const compared = compareQuotes(draft, '2026-11-26')
  expect(compared.problems).toEqual({})
  const { headline, decide, more } = findingOf(compared)
  return {
    verdict: [headline, decide, ...more],
    notices: noticesOf(compared).map(({ finding, about }) => `${finding} ${about}`),
    questions: compared.quotes.map((one) =>
      questionsOf(one).map(({ ask, why }) => `${ask} ${why}`),
    ),
  }
}

const panels66 = { panels: '15', watts: '440', inverter: '5', installed: '14/12/2026' }
const panels88 = { ...panels66, panels: '20', inverter: '8' }
const addSecond = 'Add a second quote and we’ll count both the same way.'
const askCash = 'Is a loan in this price? Ask for the cash price and the total of all payments.'

describe('five prices from $999 to $25,000', () => {
  test.each<[string, Typed, string[]]>([
    [
      '8.8 kW at $999',
      { ...panels88, price: '999' },
      [
        'Bargain’s $999 is $5,971 too cheap.',
        'Under $6,970, the bottom of the usual range after certificates.',
        'Ask them: What’s left out? The switchboard, the safety certificate, a second visit? Is it $999 in all, or a deposit?',
        addSecond,
      ],
    ],
    [
      '6.6 kW at $2,990',
      { ...panels66, price: '2,990' },
      [
        'Bargain’s $2,990 is $2,680 too cheap.',
        'Under $5,670, the bottom of the usual range after certificates.',
        'Ask them: What’s left out? The switchboard, the safety certificate, a second visit? Is it $2,990 in all, or a deposit?',
        addSecond,
      ],
    ],
    [
      '6.6 kW at $9,800',
      { ...panels66, price: '9,800' },
      [
        'Bargain’s $9,800 is $2,050 too dear.',
        'Over $7,750, the top of the usual range after certificates.',
        `Ask them: ${askCash}`,
        addSecond,
      ],
    ],
    [
      '6.6 kW and 48 kWh at $14,990',
      { ...panels66, battery: '48', price: '14,990' },
      [
        'No verdict on the price: 48 kWh is larger than any we’ve seen prices for.',
        expect.stringMatching(
          /^The prices we know stop at 20 kWh of battery\. Our model’s estimate for this size is \$\d\d,\d{3} to \$\d\d,\d{3}\.$/,
        ) as unknown as string,
        'Everything else on the quote still counts.',
        addSecond,
      ],
    ],
    [
      '8.8 kW at $25,000',
      { ...panels88, price: '25,000' },
      [
        'Bargain’s $25,000 is $15,530 too dear.',
        'Over $9,470, the top of the usual range after certificates.',
        `Ask them: ${askCash}`,
        addSecond,
      ],
    ],
  ])('%s', (_, quote, verdict) => {
    expect(judge([{ from: 'Bargain', ...quote }]).verdict).toEqual(verdict)
  })
})

describe('seven tricks', () => {
  test.each<[string, Typed, string]>([
    [
      'certificates taken off twice',
      { ...panels66, price: '4,900', certificates: '2,964', rebate: '0' },
      'SunCo takes certificates off twice. $2,964 is about double the $1,482 they earn. The price can’t hold. Counted right, the price is $6,382.',
    ],
    [
      'those of an earlier date',
      { ...panels88, installed: '20/1/2027', price: '7,400', certificates: '1,976' },
      'SunCo counts certificates of an earlier date. On the day of installation they earn $1,558. $1,976 was right for an earlier date: you could be asked for the other $418. Counted right, the price is $7,818.',
    ],
    [
      'those of another zone',
      { ...panels66, price: '5,900', certificates: '1,710' },
      'SunCo counts certificates of another zone. At your postcode certificates earn $1,482, not $1,710. Counted right, the price is $6,128.',
    ],
  ])('%s', (_, quote, notice) => {
    expect(judge([{ from: 'SunCo', ...quote }]).notices).toEqual([notice])
  })

  test.each<[string, Typed, string]>([
    [
      'half of it as a deposit',
      { ...panels66, price: '5,900', deposit: '2,950' },
      'Why 50% deposit? A tenth is usual: $590.',
    ],
    [
      'a battery without a name',
      { ...panels66, battery: '10', price: '15,000' },
      'Which battery? Without a model nobody can say it earns certificates.',
    ],
    [
      '13.2 kW on an inverter of 5 kW',
      { ...panels66, panels: '30', price: '11,900' },
      'Does the inverter fit? 5 kW carries up to 6.65 kW; this is 13.2 kW. Ask if its maker allows more.',
    ],
    [
      '21.12 kW on an inverter of 15 kW',
      { ...panels66, panels: '48', inverter: '15', price: '18,900' },
      'Does the inverter fit? 15 kW carries up to 19.95 kW; this is 21.12 kW. Ask if its maker allows more.',
    ],
  ])('%s', (_, quote, question) => {
    expect(judge([{ from: 'SunCo', ...quote }]).questions[0]).toContain(question)
  })
})

test('an honest quote with certificates and the state’s rebate in one line is understood', () => {
  const honest = { from: 'SunCo', ...panels66, price: '4,900', certificates: '2,882' }
  expect(judge([honest])).toEqual({
    verdict: [
      'SunCo’s $6,300 is a usual price.',
      'This size usually costs $5,670 to $7,750 after certificates.',
      addSecond,
    ],
    notices: [
      'They took off $2,882: that’s $1,482 of certificates and the $1,400 state rebate. We’ve counted them apart, so the price before the rebate is $6,300.',
    ],
    questions: [['Are you eligible? If the State says no, you’d pay $6,300.']],
  })
})

const sunCo = {
  from: 'SunCo',
  ...panels66,
  installed: '',
  price: '4,500',
  certificates: '1,350',
  rebate: '1,400',
}
const northside = { from: 'Northside', ...panels66, price: '8,990', certificates: '1,482' }
const dang = {
  from: 'Đặng & Sons',
  panels: '24',
  watts: '475',
  inverter: '5',
  battery: '13.5',
  price: '17,900',
  deposit: '4,000',
}

describe('several quotes', () => {
  test('like ones are ranked by the cash price before the rebate, and another is on its own', () => {
    const { verdict, questions } = judge([sunCo, northside, dang])
    expect(verdict).toEqual([
      'SunCo is the better panel quote.',
      expect.stringMatching(
        /^Same 15 panels as Northside, \$3,090 less, paid back in \d+ years, not \d+\.$/,
      ),
      'Đặng & Sons sells something else: 11.4 kW and a 13.5 kWh battery. It’s shown by itself below.',
    ])
    expect(questions[0]).toEqual([
      'For $132 more off. 15 panels earn $1,482; they took off $1,350.',
      'For the day of installation. From 1 January the discount is $304 less.',
      'Are you eligible? If the State says no, you’d pay $5,900.',
    ])
  })

  test('unlike ones are not ranked', () => {
    expect(judge([sunCo, dang]).verdict).toEqual([
      'These two aren’t the same thing, so neither wins.',
      'SunCo sells 6.6 kW of panels, Đặng & Sons sells 11.4 kW and a 13.5 kWh battery. Ask SunCo what 11.4 kW and a 13.5 kWh battery would cost, or Đặng & Sons for 6.6 kW of panels alone.',
    ])
  })

  test('the cheapest is not the better one while its price is too low', () => {
    const bargain = { from: 'Bargain', ...panels66, price: '2,990', certificates: '1,482' }
    expect(judge([sunCo, bargain]).verdict).toEqual([
      'Bargain’s $2,990 is $2,680 too cheap.',
      'What’s left out? Of the others, SunCo asks the least: $5,900.',
    ])
  })

  test('one that is paid over time is asked for its cash price', () => {
    expect(judge([sunCo, { ...northside, payment: 'over-time' }]).verdict).toContain(
      'Northside is paid over time. Ask for its cash price before you choose.',
    )
  })
})

test('no postcode is mentioned when none was given', () => {
  const north = { from: 'Mallee', ...panels66, price: '5,900', certificates: '1,710' }
  const { notices, questions } = judge([north], '')
  expect(notices).toEqual([])
  expect(questions[0]).toEqual([
    'Where is your home? $1,710 is right in the north of the State, $1,482 in Melbourne and the south. Enter your postcode and we’ll say.',
  ])
})

test('a battery on its own has a usual price, beside the panels that are there', () => {
  const volt = { from: 'Volt', battery: '10', model: 'BYD', price: '9,000', certificates: '2,584' }
  expect(judge([volt]).verdict[0]).toBe('Volt’s $9,000 is a usual price.')
})

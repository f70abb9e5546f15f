import { formatTens } from '#content/format.ts'
import type { GuidePage, Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { panelCount } from '#domain/estimate/shared/roof.ts'
import { officialMedianTo50, panelWatts } from '#estimate/data/prices.ts'
import { approvalDays, businessTax, fitAndInform } from '#estimate/data/rules.ts'
import { yields } from '#estimate/data/sun.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import { sourceLine } from '../source-line.ts'

const kilowatts = 30
/** Of what the panels make. An assumption for a business that is open by day; the rest is counted as nothing. */
const usedOnSite = 0.6
/** Pence, without VAT: examples to calculate with, since no cap and no rate of ours is for businesses. */
const exampleRates = [20, 25, 30]
const [fast, usual, slow] = approvalDays.value
const output = kilowatts * yields.value.midlands.mid
const price = kilowatts * officialMedianTo50.value

export function solarPanelsBusinesses(today: Day): GuidePage {
  return {
    title: 'Solar panels for businesses',
    description:
      'What a roof saves a business: your own rate, tax relief, VAT, network permission and leases, with the sum to change.',
    keywords: [
      'business solar panels',
      'commercial solar',
      'solar annual investment allowance',
      'G99',
    ],
    hero: {
      heading: 'Business solar: a daytime load on a big roof.',
      lead: `At the official median, ${kilowatts} kW costs about ${formatTens(price)} without VAT. If you use three fifths of it and pay 25p a unit, it saves about ${formatTens(saves(25))} a year.`,
      form: 'business',
      picture: 'hero-trade-estate',
    },
    sections: [
      { kind: 'pair', wide: 'left', parts: [sum(today), trades] },
      { kind: 'pair', ground: 'sky', parts: [tax(today), roof] },
      { kind: 'pair', ground: 'deep', parts: [before, questions] },
      {
        kind: 'closing',
        heading: 'Bring a bill and the lease.',
        lead: 'Seven questions. We answer with the sum, and ask installers without your name.',
        button: 'Get my commercial quote',
      },
    ],
  }
}

function sum(today: Day) {
  return {
    kind: 'table',
    id: 'sum',
    heading: 'The sum, at your own rate',
    lead: 'There’s no price cap for businesses, so there’s no rate of ours. Find yours below.',
    caption: `${kilowatts} kW in the Midlands, by what you pay for power`,
    columns: ['Your rate', 'Saves a year', 'Paid back in'],
    rows: exampleRates.map((rate) => [
      `${formatPence(rate)} a kWh`,
      formatTens(saves(rate)),
      `${(price / saves(rate)).toFixed(1)} years`,
    ]),
    verdict: {
      strong: `Multiply ${formatNumber(output * usedOnSite)} kWh by your own unit rate.`,
      text: 'Leave standing and capacity charges out: panels seldom lower them.',
    },
    note: `Before tax and VAT. ${formatNumber(output)} kWh made, three fifths used on site (our assumption), the rest counted as nothing. Official median for 10 to 50 kW: ${formatMoney(officialMedianTo50.value)} a kW in 2024–25. ${sourceLine(officialMedianTo50, today)}`,
  } as const satisfies Section
}

const trades = {
  kind: 'columns',
  id: 'trades',
  heading: 'Use by trade',
  columns: [
    {
      name: 'Workshop, factory, cold store',
      text: 'Machines and compressors run while the sun does. Closed at weekends? Two sevenths of the power goes out.',
    },
    {
      name: 'Shop, office, surgery',
      text: 'Nine to five suits the sun. Size it for a mild weekday in May.',
    },
    {
      name: 'Farm, pub, hotel',
      text: 'Milking and dinners come early and late. Cool, pump and wash at noon.',
    },
  ],
} as const satisfies Section

function tax(today: Day) {
  return {
    kind: 'rows',
    id: 'tax',
    heading: 'Tax and VAT',
    rows: [
      {
        name: 'Annual Investment Allowance:',
        text: 'panels are special-rate plant (HMRC, CA22335). The whole cost comes off profit in the first year, within the £1m allowance.',
      },
      {
        name: 'Above it:',
        text: 'half in the first year. Full expensing isn’t for special-rate plant.',
      },
      {
        name: 'Leased panels:',
        text: 'equipment on a ‘finance lease’ loses the allowance. Ask your accountant before you sign one.',
        source: sourceLine(businessTax, today),
      },
      {
        name: 'VAT:',
        text: '20%, reclaimed if you’re registered. The rates for homes don’t apply.',
      },
    ],
    verdict: {
      strong: 'Ask your accountant first.',
      text: 'This is general information, not tax advice.',
    },
  } as const satisfies Section
}

const panels = panelCount(kilowatts, panelWatts.value)

const roof = {
  kind: 'court',
  id: 'roof',
  heading: 'How much roof',
  lead: 'Half a tennis court takes 30 kW, walkways and roof lights apart.',
  panels,
  caption: `A tennis court, 260 m², and the ${panels} panels for ${kilowatts} kW, to scale.`,
} as const satisfies Section

const before = {
  kind: 'rows',
  id: 'before',
  heading: 'Sort out before the quote',
  rows: [
    {
      name: 'Network:',
      text: `above ${fitAndInform.value.three} kW on three phases it’s G99, which sets the date and may limit export.`,
    },
    {
      name: 'Roof:',
      text: 'its age, what it can carry, asbestos. A structural survey costs less than a mistake.',
    },
    {
      name: 'Lease:',
      text: 'years left, the landlord’s licence, and whose the panels are at the end.',
    },
    { name: 'Landlord:', text: 'a better EPC helps them too, so talk about who pays for what.' },
    { name: 'Insurer:', text: 'tell them before the work, and ask what they want to see.' },
  ],
  more: { label: 'Compare quotes you’ve got', path: '/compare-quotes' },
} as const satisfies Section

const questions = {
  kind: 'questions',
  id: 'questions',
  heading: 'Asked by businesses',
  questions: [
    {
      question: 'Does full expensing cover solar?',
      answer:
        'No. Panels are special-rate plant, which full expensing leaves out. The Annual Investment Allowance covers them instead, up to £1m a year. Three trade guides of June 2026 say so; ask your accountant.',
    },
    {
      question: 'How much VAT do we pay?',
      answer:
        '20%, on goods and work. A business that’s registered reclaims it as on anything else. The lower rates are for homes.',
    },
    {
      question: 'We rent the building. Can we?',
      answer:
        'With the landlord’s licence, and if the lease is longer than the payback. Settle who owns the panels, who insures them and who removes them before anybody climbs up.',
    },
    {
      question: 'What do we get for what we don’t use?',
      answer:
        'The Smart Export Guarantee goes up to 5 MW, and other buyers make offers above that. We count nothing for it in our sum. Ask for the rate in pence, and whether the network limits how much you may send.',
    },
    {
      question: 'How long does it take?',
      answer: `G99 decides. By installers’ guides the fast track takes about ${fast} working days, other applications ${usual} to ${slow}. Fitting comes after it.`,
    },
  ],
} as const satisfies Section

/** Pounds a year at so many pence. */
function saves(rate: number): number {
  return (output * usedOnSite * rate) / 100
}

import type { Day } from '../../shared/day.ts'
import type { Figure } from '../../shared/figure.ts'
import type { Nation } from './places.ts'

/** A scheme of help for homes. */
export type Scheme = {
  name: string
  nations: readonly Nation[]
  /** Whether solar panels are among what it pays for. */
  forSolar: 'yes' | 'no' | 'ask'
  /** No opening of it was found. */
  announced?: true
  /** It has been over since. */
  closed?: Day
}

const publicFiles = 'gov.uk pages through public files'
const everywhere = ['england', 'scotland', 'wales'] as const

export const schemes = {
  localGrant: {
    what: 'Warm Homes: Local Grant: for low incomes (usually £36,000), EPC D to G, owned or privately rented; through councils',
    value: { name: 'Warm Homes: Local Grant', nations: ['england'], forSolar: 'yes' },
    source: publicFiles,
    checked: '2026-07-02',
    confidence: 'seen',
    after: 'recheck',
  },
  loans: {
    what: 'Warm Homes Plan loans: announced on 21 January 2026, no opening found',
    value: { name: 'Warm Homes Plan loans', nations: everywhere, forSolar: 'yes', announced: true },
    source: publicFiles,
    checked: '2026-11-23',
    confidence: 'seen',
    after: 'recheck',
  },
  eco4: {
    what: 'ECO4: for low incomes, through energy suppliers',
    value: { name: 'ECO4', nations: everywhere, forSolar: 'ask' },
    source: publicFiles,
    checked: '2026-09-25',
    validTo: '2026-12-31',
    confidence: 'seen once',
    after: 'close',
  },
  insulation: {
    what: 'Great British Insulation Scheme: never paid for solar',
    value: { name: 'Great British Insulation Scheme', nations: everywhere, forSolar: 'no' },
    source: publicFiles,
    checked: '2026-09-25',
    validTo: '2026-03-31',
    confidence: 'seen',
    after: 'close',
  },
  homeEnergyScotland: {
    what: 'Home Energy Scotland Grant and Loan: heat and efficiency; ordinary panels are not in its table',
    value: { name: 'Home Energy Scotland Grant and Loan', nations: ['scotland'], forSolar: 'no' },
    source: publicFiles,
    checked: '2026-09-25',
    confidence: 'seen once',
    after: 'recheck',
  },
  nest: {
    what: 'Warm Homes Nest: for means-tested benefits or health; solar seen in secondary pages only',
    value: { name: 'Warm Homes Nest', nations: ['wales'], forSolar: 'ask' },
    source: publicFiles,
    checked: '2026-11-22',
    confidence: 'seen once',
    after: 'recheck',
  },
  boilerUpgrade: {
    what: 'Boiler Upgrade Scheme: heat pumps £7,500, £9,000 where oil or LPG is replaced off the gas grid since 21 July 2026; not solar',
    value: { name: 'Boiler Upgrade Scheme', nations: ['england', 'wales'], forSolar: 'no' },
    source: publicFiles,
    checked: '2026-06-09',
    confidence: 'seen',
    after: 'recheck',
  },
  warmHomeDiscount: {
    what: 'Warm Home Discount: £150 off a bill; not solar',
    value: { name: 'Warm Home Discount', nations: everywhere, forSolar: 'no' },
    source: publicFiles,
    checked: '2026-09-25',
    confidence: 'seen',
    after: 'recheck',
  },
} as const satisfies Record<string, Figure<Scheme>>

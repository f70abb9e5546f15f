import type { Figure } from '../../shared/figure.ts'

/** Solar Homes, Solar Victoria. */
export const stateRebate: Figure<{ most: number; mostShareOfPrice: number }> = {
  what: 'Solar Victoria’s panel rebate: at most so many dollars, and such a share of the price',
  value: { most: 1400, mostShareOfPrice: 0.5 },
  source: 'solar.vic.gov.au, Solar Homes Program, through retailers’ pages',
  checked: '2026-09-27',
  confidence: 'seen',
}

/** Since 1 July 2026; it was $210,000, which many pages still say. */
export const stateRebateIncome: Figure<number> = {
  what: 'Combined taxable income must be under, $',
  value: 150_000,
  source: 'Authorised retailers quoting Solar Victoria’s Notice to Market 2026–27',
  checked: '2026-09-27',
  confidence: 'seen',
}

export const stateRebateConditions: Figure<readonly string[]> = {
  what: 'Who can get Solar Victoria’s panel rebate',
  value: [
    'You own the home and live in it, or are building it',
    'Your combined taxable income is under $150,000',
    'The home is worth under $3 million',
    'No panels at the address in ten years, and no Solar Homes rebate for panels or a battery',
    'An authorised retailer, and approval before anything is installed',
  ],
  source: 'solar.vic.gov.au/Apply-for-a-rebate; authorised retailers’ pages',
  checked: '2026-09-27',
  confidence: 'seen',
}

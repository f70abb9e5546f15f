import type { Estimate, Figure } from '../../shared/figure.ts'

/** What we hold a quote against. The calculators reckon with `certificatePrice`, which lies within. */
export const fairCredit: Figure<Estimate> = {
  what: 'What an installer may credit for a certificate without a question, $',
  value: { low: 35, mid: 38, high: 40 },
  source:
    'After an agent’s fees $35 to $36 is a careful figure (sunstak.com.au, 2026); the clearing house’s $40 before GST is a ceiling',
  checked: '2026-09-27',
  confidence: 'seen once',
}

/** Beyond these sizes our prices are a straight line run on, and no verdict is based on them. */
export const pricedSizes: Figure<{ panels: Sizes; battery: Sizes }> = {
  what: 'Sizes that the price indexes cover: kW of panels, usable kWh of battery',
  value: { panels: { from: 3, to: 10 }, battery: { from: 5, to: 20 } },
  source:
    'Solar Choice’s indexes, read from a copy. 3 to 10 kW in Melbourne, December 2025; 5 to 20 kWh, November 2025',
  checked: '2026-11-22',
  confidence: 'seen once',
}

export type Sizes = { from: number; to: number }

export const mostDeposit: Figure<number> = {
  what: 'Most of a price to pay before any work, as a share',
  value: 0.1,
  source: 'New Energy Tech Consumer Code (newenergytech.org.au), as retailers quote it',
  checked: '2026-11-21',
  confidence: 'unverified',
}

export const leastWarrantyYears: Figure<number> = {
  what: 'Years of product warranty that Solar Victoria asks of panels',
  value: 5,
  source: 'Solar Victoria, Notice to Market 2026–27, section 3',
  checked: '2026-06-30',
  confidence: 'seen once',
}

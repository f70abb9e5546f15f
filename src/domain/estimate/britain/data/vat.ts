import type { Day } from '../../shared/day.ts'
import type { Figure } from '../../shared/figure.ts'

/** Rates as shares, each to its last day in London; the last has none. */
export type Schedule = readonly { until?: Day; rate: number }[]

export const electricityVat: Figure<Schedule> = {
  what: 'VAT on electricity at home, as a share',
  value: [{ until: '2026-09-30', rate: 0.05 }, { until: '2027-03-31', rate: 0 }, { rate: 0.05 }],
  source:
    'Two public files of September and October 2026, one checked with Ofgem; the statute was not seen',
  checked: '2026-10-05',
  validTo: '2027-03-31',
  confidence: 'seen',
  after: 'rule',
}

/** Goods bought alone bear 20 per cent, and so do businesses. The time of supply decides, not the order: usually the earliest of work done, invoice and payment. Done and paid is the safe case. */
export const installationVat: Figure<Schedule> = {
  what: 'VAT on supplying and installing panels and batteries in homes, as a share',
  value: [{ until: '2027-03-31', rate: 0 }, { rate: 0.05 }],
  source: 'VAT Notice 708/6; House of Commons Library CBP-8602',
  checked: '2026-09-25',
  validTo: '2027-03-31',
  confidence: 'seen',
  after: 'rule',
}

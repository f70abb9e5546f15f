import type { Estimate, Figure } from '../../shared/figure.ts'

export type Distributor = 'AusNet Services' | 'CitiPower' | 'Jemena' | 'Powercor' | 'United Energy'

const esc =
  'Essential Services Commission, Victorian Default Offer price review 2026–27, in a secondary account'

/** From 1 July 2026 to 30 June 2027, GST included. */
export const flatRates: Figure<Record<Distributor, number>> = {
  what: 'Power on the flat Victorian Default Offer 2026–27, c per kWh',
  value: {
    'AusNet Services': 31.98,
    CitiPower: 25.96,
    Jemena: 27.47,
    Powercor: 28.22,
    'United Energy': 27.35,
  },
  source: `${esc}; two accounts agree`,
  checked: '2026-11-22',
  confidence: 'seen',
}

/** What power costs: the same all day, by the time of day, or nothing around midday. */
export type Tariff = 'flat' | 'time-of-use' | 'free-midday'

export type TimeOfUse = { soak: number; offPeak: number; peak: number }

/** AusNet’s were also seen in a retailer’s standing offer. */
export const timeOfUseRates: Figure<Record<Distributor, TimeOfUse>> = {
  what: 'Power by the time of day on the Victorian Default Offer 2026–27, c per kWh',
  value: {
    'AusNet Services': { soak: 17.59, offPeak: 22.6, peak: 47.64 },
    CitiPower: { soak: 16.59, offPeak: 21.17, peak: 38.31 },
    Jemena: { soak: 17.65, offPeak: 21.76, peak: 37.57 },
    Powercor: { soak: 17.26, offPeak: 22.49, peak: 41.67 },
    'United Energy': { soak: 17.26, offPeak: 22.14, peak: 40.32 },
  },
  source: esc,
  checked: '2026-07-10',
  confidence: 'seen once',
}

/** The default offer caps what a standing offer may cost; market offers are mostly below it, some above by day. */
export const offerSpread: Figure<Estimate> = {
  what: 'A retailer’s rates, as a share of the default offer',
  value: { low: 0.92, mid: 1, high: 1.05 },
  source: 'Our assumption; seven plans of August 2026 lay up to a twentieth above it by day',
  checked: '2026-11-22',
  confidence: 'assumed',
}

export const timeOfUseHours: Figure<{ soak: [number, number]; peak: [number, number] }> = {
  what: 'Hours of the clock on a time-of-use tariff: solar soak and peak',
  value: { soak: [11, 16], peak: [16, 21] },
  source: `${esc}; Powercor’s plan for 2026–31 (solarquotes.com.au)`,
  checked: '2026-11-22',
  confidence: 'seen',
}

/** Plans of the Midday Power Saver; what a retailer asks in the other hours is not regulated. */
export const freeHours: Figure<[number, number]> = {
  what: 'Hours of the clock in which power is free on a free-midday plan',
  value: [11, 14],
  source: 'Midday Power Saver, from 1 October 2026 (energy.vic.gov.au)',
  checked: '2026-11-22',
  confidence: 'seen',
}

/** No Victorian cap on the free kWh was found; the federal scheme elsewhere has one of 24 kWh a day. */
export const freeMiddayMarkup: Figure<number> = {
  what: 'What power costs outside the free hours, as a share of the flat default offer',
  value: 1.03,
  source: 'One plan in AusNet’s area, August 2026: 32.93 c beside 31.98 c flat',
  checked: '2026-11-22',
  confidence: 'seen once',
}

export const dailyCharges: Figure<Record<Distributor, number>> = {
  what: 'Supply charge on the Victorian Default Offer 2026–27, c a day',
  value: {
    'AusNet Services': 128.24,
    CitiPower: 121.14,
    Jemena: 127.13,
    Powercor: 138.05,
    'United Energy': 119.12,
  },
  source: esc,
  checked: '2026-07-10',
  confidence: 'seen once',
}

/** No minimum in Victoria since 1 July 2025, but it cannot be negative. */
export const feedIn: Figure<Estimate> = {
  what: 'Paid for power you export, c per kWh',
  value: { low: 0, mid: 1, high: 3 },
  source:
    'Essential Services Commission: no minimum since 1 July 2025; nothing to 3–5 c is usual (solarquotes.com.au, January 2026)',
  checked: '2026-11-21',
  confidence: 'seen',
}

export const defaultOfferEnds: Figure<string> = {
  what: 'Last day of the default offer that these rates are of',
  value: '2027-06-30',
  source: esc,
  checked: '2026-07-10',
  confidence: 'seen',
}

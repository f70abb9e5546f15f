import type { Estimate, Figure } from '../figure.ts'

export type Distributor = 'AusNet Services' | 'CitiPower' | 'Jemena' | 'Powercor' | 'United Energy'

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
  source:
    'Essential Services Commission, Victorian Default Offer price review 2026–27, in a secondary account',
  checked: '2026-11-21',
  confidence: 'seen once',
}

export type TimeOfUse = { soak: number; offPeak: number; peak: number }

/** We found only AusNet’s. */
export const ausNetTimeOfUse: Figure<TimeOfUse> = {
  what: 'Power by the time of day on AusNet’s default offer 2026–27, c per kWh',
  value: { soak: 17.59, offPeak: 22.6, peak: 47.64 },
  source: 'A retailer’s standing offer for AusNet’s area',
  checked: '2026-11-21',
  confidence: 'seen once',
}

/** Elsewhere AusNet’s three rates are scaled by the flat ones. */
export const timeOfUseHours: Figure<{ soak: [number, number]; peak: [number, number] }> = {
  what: 'Hours of the clock on a time-of-use tariff: solar soak and peak',
  value: { soak: [11, 16], peak: [16, 21] },
  source: 'AusNet’s default offer 2026–27; Powercor’s plan for 2026–31 (solarquotes.com.au)',
  checked: '2026-11-21',
  confidence: 'seen once',
}

export const dailyCharge: Figure<Estimate> = {
  what: 'Supply charge, c a day',
  value: { low: 128.24, mid: 132.54, high: 136.84 },
  source:
    'AusNet’s default time-of-use offer 2026–27 (128.24) and Momentum Energy in Powercor’s area (136.84)',
  checked: '2026-11-21',
  confidence: 'seen once',
}

/** No minimum in Victoria since 1 July 2025, but it cannot be negative. */
export const feedIn: Figure<Estimate> = {
  what: 'Paid for power you export, c per kWh',
  value: { low: 0, mid: 1, high: 3 },
  source:
    'Essential Services Commission: no minimum since 1 July 2025; nothing to about 3–5 c is usual (solarquotes.com.au, January 2026)',
  checked: '2026-11-21',
  confidence: 'seen',
}

/** Who may own the poles and wires. A postcode says only whether it is in or around Melbourne. */
export const distributorsByRegion: Figure<
  Record<'metropolitan' | 'regional', readonly Distributor[]>
> = {
  what: 'Electricity distributors, in and around Melbourne and in regional Victoria',
  value: {
    metropolitan: ['AusNet Services', 'CitiPower', 'Jemena', 'Powercor', 'United Energy'],
    regional: ['AusNet Services', 'Powercor'],
  },
  source: 'From memory, not checked; your bill names yours',
  checked: '2026-11-21',
  confidence: 'unverified',
}

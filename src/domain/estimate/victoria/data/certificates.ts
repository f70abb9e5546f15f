import type { Estimate, Figure } from '../../shared/figure.ts'

/** Panels earn certificates for each year from the one they are installed in to 2030, and for fifteen at most. */
export const deeming: Figure<{ lastYear: number; mostYears: number }> = {
  what: 'Years panels earn certificates for',
  value: { lastYear: 2030, mostYears: 15 },
  source: 'Clean Energy Regulator, cer.gov.au/node/3640: one year less each 1 January',
  checked: '2026-09-27',
  confidence: 'seen',
}

export const largestSmallSystem: Figure<number> = {
  what: 'Largest system that earns certificates, kW',
  value: 100,
  source: 'Small-scale Renewable Energy Scheme rules, in a secondary account',
  checked: '2026-08-09',
  confidence: 'seen once',
}

export type BatteryStep = { from: string; factor: number; tiered: boolean }

/** Steps of the Cheaper Home Batteries Program; the day of installation counts. */
export const batterySteps: Figure<readonly BatteryStep[]> = {
  what: 'Certificates for each usable kWh of a battery, by date of installation',
  value: [
    { from: '2025-07-01', factor: 9.3, tiered: false },
    { from: '2026-01-01', factor: 8.4, tiered: false },
    { from: '2026-05-01', factor: 6.8, tiered: true },
    { from: '2027-01-01', factor: 5.7, tiered: true },
    { from: '2027-07-01', factor: 5.2, tiered: true },
    { from: '2028-01-01', factor: 4.6, tiered: true },
    { from: '2028-07-01', factor: 4.1, tiered: true },
    { from: '2029-01-01', factor: 3.6, tiered: true },
    { from: '2029-07-01', factor: 3.1, tiered: true },
    { from: '2030-01-01', factor: 2.6, tiered: true },
    { from: '2030-07-01', factor: 2.1, tiered: true },
    { from: '2031-01-01', factor: 0, tiered: true },
  ],
  source:
    'aussiesolarguide.com.au, ‘The May 1st rebate cliff’, quoting the department; sunstak.com.au/cheaper-home-batteries-rebate',
  checked: '2026-09-27',
  confidence: 'seen',
}

/** How much of each kilowatt-hour counts, up to so many usable kilowatt-hours; nothing above the last. */
export const batteryTiers: Figure<readonly { upTo: number; share: number }[]> = {
  what: 'Share of a battery that counts, by usable kWh, since 1 May 2026',
  value: [
    { upTo: 14, share: 1 },
    { upTo: 28, share: 0.6 },
    { upTo: 50, share: 0.15 },
  ],
  source: 'aussiesolarguide.com.au, ‘The May 1st rebate cliff’, quoting the department',
  checked: '2026-09-27',
  confidence: 'seen',
}

export const batteryLimits: Figure<{ leastNominal: number; mostNominal: number }> = {
  what: 'Nominal size of a battery that earns certificates, kWh',
  value: { leastNominal: 5, mostNominal: 100 },
  source: 'nationalcarbonbank.squarespace.com/faqs; cybershack.com.au',
  checked: '2026-11-21',
  confidence: 'seen',
}

/** The program’s limits are nominal, and visitors tell what they can use. */
export const usableShare: Figure<{ least: number; most: number }> = {
  what: 'What can be used of a battery’s nominal size',
  value: { least: 0.9, most: 1 },
  source: 'Data sheets: Fox ESS 90 per cent, AlphaESS 95, Tesla 96, Sungrow and BYD 100',
  checked: '2026-09-28',
  confidence: 'seen',
}

export const certificatePrice: Figure<Estimate> = {
  what: 'What an installer credits for a certificate, $',
  value: { low: 36, mid: 38, high: 38.5 },
  source: 'Installers’ price lists of 2026; the clearing house’s $40 before GST is a ceiling',
  checked: '2026-09-27',
  confidence: 'seen',
}

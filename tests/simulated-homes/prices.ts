import { type Random, uniform } from './random.ts'

/** What a system costs in November 2026, AUD incl. GST, installed. */
export interface SystemPrice {
  beforeCertificates: number
  certificates: number
  /** AUD that a certificate is credited at. */
  certificatePrice: number
  afterCertificates: number
}

function priced(random: Random, beforeCertificates: number, certificates: number): SystemPrice {
  // Credited in 2026: FACTS-2 section 7.
  const certificatePrice = uniform(random, 36, 38.5)
  return {
    beforeCertificates,
    certificates,
    certificatePrice,
    afterCertificates: beforeCertificates - certificates * certificatePrice,
  }
}

/** Between the index's standard and premium lines, either side by its worst miss: FACTS-2 section 1. */
export function drawPanelsPrice(random: Random, kw: number, zone: 3 | 4): SystemPrice {
  const standard = 1986 + 903.5 * kw
  const premium = 2599 + 1005.2 * kw
  const before = uniform(random, standard, premium) + uniform(random, -172, 172)
  const deemed = kw * (zone === 3 ? 1.382 : 1.185) * 5
  return priced(random, before, Math.floor(Math.round(deemed * 1e6) / 1e6))
}

/** The November 2025 line, with the band of -20 to +10 % that FACTS-2 gives it; certificates taper from 14 kWh. */
export function drawBatteryPrice(random: Random, usableKwh: number): SystemPrice {
  const before = (2637 + 912.2 * usableKwh) * uniform(random, 0.8, 1.1)
  const counted =
    Math.min(14, usableKwh) +
    0.6 * Math.min(14, Math.max(0, usableKwh - 14)) +
    0.15 * Math.min(22, Math.max(0, usableKwh - 28))
  return priced(random, before, Math.floor(Math.round(counted * 6.8 * 1e6) / 1e6))
}

import type { Network } from './places.ts'
import { pick, type Random, uniform } from './random.ts'

export type TariffKind = 'flat' | 'time of use' | 'free midday'

/** Victorian Default Offer 2026-27, homes, c incl. GST: FACTS-2 section 4. */
const defaultOffer: Record<
  Network,
  { supply: number; flat: number; peak: number; offPeak: number; solarSoak: number }
> = {
  'AusNet Services': { supply: 128.24, flat: 31.98, peak: 47.64, offPeak: 22.6, solarSoak: 17.59 },
  CitiPower: { supply: 121.14, flat: 25.96, peak: 38.31, offPeak: 21.17, solarSoak: 16.59 },
  Jemena: { supply: 127.13, flat: 27.47, peak: 37.57, offPeak: 21.76, solarSoak: 17.65 },
  Powercor: { supply: 138.05, flat: 28.22, peak: 41.67, offPeak: 22.49, solarSoak: 17.26 },
  'United Energy': { supply: 119.12, flat: 27.35, peak: 40.32, offPeak: 22.14, solarSoak: 17.26 },
}

export interface Tariff {
  kind: TariffKind
  /** c a day. */
  supply: number
  /** c/kWh by hour of the local clock. */
  rates: readonly number[]
  /** c/kWh paid for what is sold. */
  feedIn: number
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

export function drawTariff(random: Random, network: Network): Tariff {
  const offer = defaultOffer[network]
  const kind = pick<TariffKind>(random, [
    ['flat', 0.55],
    ['time of use', 0.3],
    ['free midday', 0.15],
  ])
  // Offers on the market lie about the default: seven in the AusNet area had supply of 96 to 116 % of it.
  const market = uniform(random, 0.92, 1.03)
  const supply = offer.supply * uniform(random, 0.96, 1.08)
  // No minimum; 0 to 5 c is usual, the lower the likelier.
  const feedIn = Math.min(uniform(random, 0, 5), uniform(random, 0, 5))
  if (kind === 'flat') return { kind, supply, feedIn, rates: hours.map(() => offer.flat * market) }
  if (kind === 'time of use')
    return {
      kind,
      supply,
      feedIn,
      rates: hours.map((hour) => {
        if (hour >= 16 && hour < 21) return offer.peak * market
        return (hour >= 11 && hour < 16 ? offer.solarSoak : offer.offPeak) * market
      }),
    }
  // The rate outside the free hours isn't ruled; two offers charge 3 and 4 % more than the default.
  const outside = offer.flat * uniform(random, 1, 1.08)
  return {
    kind,
    supply,
    feedIn,
    rates: hours.map((hour) => (hour >= 11 && hour < 14 ? 0 : outside)),
  }
}

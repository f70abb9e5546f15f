import { type Way, ways } from '../offer/offer.ts'
import type { CountedOffer } from './installer-figures.ts'

/** How people fared who saw prices first, beside those who were called. Of leads that were offered in a period. */
export type PriceFigures = {
  /** Who asked for prices, how many of them had one, and how many before the first conversation. */
  asked: number
  priced: number
  beforeCall: number
  /** Half of those who had a price had the first within so many hours of enquiring; null where none had one. */
  medianHours: number | null
  /** How many installers were given a number, for how many sales. */
  ways: { way: Way; leads: number; numbers: number; sales: number }[]
}

export function priceFigures(offers: readonly CountedOffer[]): PriceFigures {
  const leads = [...Map.groupBy(offers, ({ lead }) => lead).values()].flatMap((own) => {
    const [first] = own
    return first ? [leadOf(first, own)] : []
  })
  const asked = leads.filter(({ way }) => way === 'prices')
  const priced = asked.filter(({ pricedAt }) => pricedAt !== null)
  const hours = priced.map(({ pricedAt, enquiredAt }) => hoursBetween(enquiredAt, pricedAt ?? ''))
  return {
    asked: asked.length,
    priced: priced.length,
    beforeCall: priced.filter(({ pricedAt, contactedAt }) => {
      return contactedAt === null || (pricedAt ?? '') < contactedAt
    }).length,
    medianHours: medianOf(hours),
    ways: ways.map((way) => {
      const those = leads.filter((one) => one.way === way)
      return {
        way,
        leads: those.length,
        numbers: those.reduce((sum, { numbers }) => sum + numbers, 0),
        sales: those.filter(({ isWon }) => isWon).length,
      }
    }),
  }
}

function leadOf(first: CountedOffer, own: readonly CountedOffer[]) {
  const way: Way = first.way ?? 'call'
  const moments = own.flatMap(({ priced_at }) => priced_at ?? []).toSorted()
  return {
    way,
    enquiredAt: first.created_at,
    contactedAt: first.contacted_at,
    pricedAt: moments[0] ?? null,
    // Also of those who were stopped later: they had it. Who has it a second time had it before.
    numbers: new Set(
      own.flatMap(({ state, answered_at, installer }) =>
        answered_at && state !== 'declined' ? [installer] : [],
      ),
    ).size,
    isWon: first.leadState === 'won',
  }
}

function hoursBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 3_600_000
}

function medianOf(numbers: readonly number[]): number | null {
  const middle = numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)]
  return middle === undefined ? null : Math.round(middle * 10) / 10
}

import { type FigureSet, setOf, type Term } from '#content/figure-set.ts'
import { daysAfter } from '#domain/calendar.ts'
import { listFigures } from '#domain/estimate/shared/figure-dates.ts'
import * as help from '#estimate/data/help.ts'
import * as places from '#estimate/data/places.ts'
import * as prices from '#estimate/data/prices.ts'
import * as rules from '#estimate/data/rules.ts'
import * as selfUse from '#estimate/data/self-use-table.ts'
import * as sun from '#estimate/data/sun.ts'
import * as tariffs from '#estimate/data/tariffs.ts'
import * as use from '#estimate/data/use.ts'
import * as vat from '#estimate/data/vat.ts'

/** So many days after it was checked, or on the day after its last one, whichever comes first. */
function within(days: number): Term['from'] {
  return (checked, validTo) => {
    const stale = daysAfter(checked, days)
    const past = validTo && daysAfter(validTo, 1)
    return past && past > checked && past < stale ? past : stale
  }
}

/** How long a checked figure may be used. */
export const terms = {
  tariffs: {
    why: 'the price cap changes each quarter, export rates when suppliers like',
    from: within(90),
  },
  help: { why: 'schemes open and close between quarters', from: within(90) },
  prices: { why: 'prices of one half year are none of the next', from: within(182) },
  others: { why: 'a year without a look is enough', from: within(365) },
} satisfies Record<string, Term>

/** Figures of an earlier quarter stay what they were. */
const { earlierCaps, ...current } = tariffs

export const figureSets: readonly FigureSet[] = [
  setOf('Price cap and export rates', listFigures(current), terms.tariffs),
  setOf('Help, nation by nation', listFigures({ ...help }), terms.help),
  setOf('Installed prices', listFigures({ ...prices }), terms.prices),
  setOf(
    'Everything else',
    [{ earlierCaps }, places, rules, selfUse, sun, use, vat].flatMap((one) =>
      listFigures({ ...one }),
    ),
    terms.others,
  ),
]

import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { defaultOfferEnds } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { dayBefore } from '#estimate/money/discount-steps.ts'
import { staircaseLabels, stairOn } from './explaining/staircase.ts'
import { modelDay } from './model-figures.ts'

/** What of a page's words has passed on a day, in sentences. Words are written for the step and the year of `modelDay`. */
export function dayNote(today: Day): string[] {
  return [discountsPassed(today), ratesPassed(today)].filter((sentence) => sentence !== '')
}

function discountsPassed(today: Day): string {
  const written = stairOn(modelDay)
  const now = stairOn(today)
  if (!written || today < written.until) return ''
  const last = formatDay(dayBefore(written.until))
  if (!now)
    return `Discounts on this page are those for an installation by ${last}. Both federal ones have ended since.`
  const { panels, battery } = staircaseLabels
  return `Discounts on this page are those for an installation by ${last}. They’ve come down since: in Melbourne ${panels} get ${formatMoney(now.panels)} today and a ${battery} ${formatMoney(now.battery)}, ${formatMoney(written.both - now.both)} less together. What you work out here counts today’s.`
}

function ratesPassed(today: Day): string {
  return today > defaultOfferEnds.value
    ? `Power rates are those of the default offer that ended on ${formatDay(defaultOfferEnds.value)}; we haven’t entered the new ones yet. Type the rate on your own bill.`
    : ''
}

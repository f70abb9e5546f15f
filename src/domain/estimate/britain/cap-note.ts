import { type Day, formatDay } from '../shared/day.ts'
import { figureOn } from '../shared/figure-days.ts'
import { caps } from './data/tariffs.ts'

/** What every answer says once the price cap we know is over: undefined while it holds. */
export function capNote(today: Day): string | undefined {
  const { state, validTo } = figureOn(caps, today)
  return state === 'past' && validTo
    ? `The price cap that we know ended on ${formatDay(validTo)}. We use its rate until we’ve entered the new one. Type the rate on your bill for a better answer.`
    : undefined
}

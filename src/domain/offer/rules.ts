import type { CallingCalendar, WeekHours } from '../promise/calling-calendar.ts'
import { offerExpiry, type Way } from './offer.ts'

/** How leads are offered, as owners set it. */
export type OfferRules = {
  /** 'propose': an operator sees the suitable installers and offers by hand. 'offer': at once, to the installers in turn. */
  mode: 'propose' | 'offer'
  /** After so many minutes of calling hours an offer lapses. */
  minutes: number
  /** So many offers may be open with an installer for each place that its caps leave. */
  openPerPlace: number
}

const pricingMinutes = 16 * 60

/**
 * When an offer lapses. One to accept has the minutes of the rules, in hours in which its installer works too. To name a price it has
 * sixteen of the desk's hours, whatever its own are: no visitor waits at the phone, and they were promised prices within two working days.
 */
export function answerBy(
  offeredAt: Date,
  way: Way | null,
  {
    rules,
    calendar,
    hours,
  }: { rules: OfferRules; calendar: CallingCalendar; hours: WeekHours | undefined },
): Date {
  return way === 'prices'
    ? offerExpiry(offeredAt, pricingMinutes, calendar)
    : offerExpiry(offeredAt, rules.minutes, calendar, hours)
}

/** So long an offer waits for its visitor to say on our page whether to be called, or to see prices first. */
export const wayWaitMs = 10 * 60_000

export const usualOfferRules: OfferRules = { mode: 'offer', minutes: 60, openPerPlace: 2 }

/** Leads up to this many days old are offered automatically. Older ones have been called, or lost; the desk can still offer them by hand. */
export const offeredDays = 14

/** Less leaves installers no time to look; more and the promise runs out with one installer. */
export const offerMinutes = { least: 15, most: 480 }

/** Not every offer is accepted, so one a place leaves places empty. With more, most offers of a good day are taken back. */
export const offersPerPlace = { least: 1, most: 5 }

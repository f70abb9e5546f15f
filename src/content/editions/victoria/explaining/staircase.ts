import type { ExplanationText } from '#content/explanation-text.ts'
import { formatCount } from '#content/format.ts'
import { monthNames } from '#domain/calendar.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { dayBefore, daysBetween, listDiscountSteps } from '#estimate/money/discount-steps.ts'
import { certificateCredit } from '../certificate-credit.ts'

const staircaseSystem = { kilowatts: 6.6, usableKwh: 10, zone: 4 } as const

/** Guides count a certificate at the middle of what installers credit. */
const price = certificatePrice.value.mid

/** A step in dollars. */
export type Stair = { from: Day; until: Day; panels: number; battery: number; both: number }

const { kilowatts, usableKwh, zone } = staircaseSystem

export const stairs: readonly Stair[] = listDiscountSteps(kilowatts, usableKwh, zone).map(
  ({ from, until, panels, battery }) => ({
    from,
    until,
    panels: panels * price,
    battery: battery * price,
    both: (panels + battery) * price,
  }),
)

/** The step of a day; undefined before the first and after the last. */
export function stairOn(day: Day): Stair | undefined {
  return stairs.find(({ from, until }) => from <= day && day < until)
}

export const staircaseLabels = {
  slider: 'Installed',
  battery: `${usableKwh} kWh battery`,
  batterySteps: 'a step down every half-year',
  panels: `${kilowatts} kW of panels`,
  panelSteps: 'a step down every January',
  both: 'Both',
  gone: 'Gone',
  nothing: 'Nothing',
  fromEnd: `from ${stairs.at(-1)?.until.slice(0, 4)}`,
  numbers: ['Installed', `${usableKwh} kWh battery`, `${kilowatts} kW of panels`, 'Both'],
}

export function staircaseText(today: Day): ExplanationText {
  const now = stairOn(today)
  const next = now && stairOn(now.until)
  const lost = now ? now.both - (next?.both ?? 0) : 0
  return {
    heading: 'Two discounts, stepping down',
    point: now
      ? `From ${formatDay(now.until)} the same panels and battery cost ${formatMoney(lost)} more in Melbourne. Only the day they’re installed counts.`
      : 'Both discounts have ended. These are the steps they came down by.',
    paragraphs: [],
    source: `${formatMoney(price)} a certificate; installers credit ${certificateCredit}. Panels in Melbourne, ${usableKwh} kWh usable. Steps last seen ${formatDay(certificatePrice.checked)}.`,
  }
}

/** '40 days before the next step'. */
export function formatDaysLeft(today: Day): string {
  const now = stairOn(today)
  return now ? `${formatCount(daysBetween(today, now.until), 'day')} before the next step` : ''
}

/** What a step is worth, and how much less than today's. */
export function formatStair(stair: Stair, today: Day): string {
  const { battery, panels, both } = stair
  const now = stairOn(today)
  const less = now ? now.both - both : 0
  const sum = `battery ${formatMoney(battery)} + panels ${formatMoney(panels)} = ${formatMoney(both)}`
  return less > 0 ? `${sum}, ${formatMoney(less)} less than today` : sum
}

/** 'Today to 31 December 2026', 'January to June 2027'. */
export function formatPeriod({ from, until }: Stair, today: Day): string {
  const last = dayBefore(until)
  if (from <= today && today < until) return `Today to ${formatDay(last)}`
  return `${formatDay(from)
    .replace(/^\d+ /, '')
    .replace(` ${last.slice(0, 4)}`, '')} to ${formatDay(last).replace(/^\d+ /, '')}`
}

/** 'Until 31 Dec 2026', 'Jan–Jun 2027'. */
export function formatShortPeriod({ from, until }: Stair, today: Day): string {
  const last = dayBefore(until)
  const month = (day: Day) => (monthNames[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)
  const isNow = from <= today && today < until
  return isNow
    ? `Until ${Number(last.slice(8))} ${month(last)} ${last.slice(0, 4)}`
    : `${month(from)}–${month(last)} ${last.slice(0, 4)}`
}

/** The text for people who can't see the stairs. */
export function describeStairs(today: Day): string {
  const ahead = stairs.filter(({ until }) => today < until)
  const list = ahead.map(
    (stair) =>
      `${formatPeriod(stair, today)}: battery ${formatMoney(stair.battery)}, panels ${formatMoney(stair.panels)}.`,
  )
  return `Two flights of steps that fall to nothing at the end of ${Number(stairs.at(-1)?.until.slice(0, 4)) - 1}. ${list.join(' ')}`
}

import { wallClock } from '#domain/calendar.ts'
import type { Channel } from '#domain/delivery/delivery.ts'
import { daysOf, type Period, type Unit } from '#domain/insight/period.ts'
import type { WayOfComing } from '#domain/lead/source.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The heading of a column: 'Fri 6', '24 Aug' for the week from then, 'Nov 2026'. */
export function columnWords({ since }: Period, unit: Unit): string {
  const { day, month, year, weekday } = partsOf(since)
  if (unit === 'day') return `${weekday} ${day}`
  return unit === 'week' ? `${day} ${month}` : `${month} ${year}`
}

/** '6 to 19 Nov 2026', with months and years only where they differ. */
export function periodWords({ since, until }: Period): string {
  const from = partsOf(since)
  const to = partsOf(until)
  const end = `${to.day} ${to.month} ${to.year}`
  if (since === until) return `${to.weekday} ${end}`
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} to ${end}`
  if (from.month !== to.month) return `${from.day} ${from.month} to ${end}`
  return `${from.day} to ${end}`
}

export function daysWords(period: Period): string {
  return countWords(daysOf(period), 'day')
}

function partsOf(day: string) {
  const [year = '', month, date] = day.split('-')
  const { weekday } = wallClock(Date.parse(`${day}T12:00:00Z`), 'UTC')
  return { day: Number(date), month: months[Number(month) - 1] ?? '', year, weekday }
}

/** '10:24 am', on the brand's clock. */
export function timeWords(moment: string, timeZone: string): string {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** 'Melbourne', of 'Australia/Melbourne'. */
export function placeOf(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}

/** '3 h 13 min'; days, once there are two of them. */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return countWords(Math.round(hours / 24), 'day')
  if (hours === 0) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

export function number(count: number): string {
  return count.toLocaleString('en-AU')
}

/** '1 lead', '1,204 leads'. */
export function countWords(count: number, one: string, more = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : more}`
}

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** 'Fourteen others'. */
export function othersWords(count: number): string {
  const word = small[count] ?? String(count)
  return `${capital(word)} other${count === 1 ? '' : 's'}`
}

/** A form by its slug: 'Battery size'. */
export function formWords(form: string): string {
  return form === 'rest' ? 'Data interface' : capital(form.replaceAll('-', ' '))
}

/** A step by the question it is named for: 'Electricity bill'; 'Phone', of 'contact-phone'. */
export function stepWords(step: string): string {
  return capital(step.replace(/^contact-/, '').replaceAll('-', ' '))
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const sourceWords: Record<WayOfComing, string> = {
  search: 'Search',
  'google-ad': 'Google ad',
  'facebook-ad': 'Facebook ad',
  campaign: 'Campaign',
  article: 'Our articles',
  'other-site': 'Another site',
  direct: 'Direct',
  'data-interface': 'Data interface',
}

/** A receiver, as the sentence and the table name it. */
export function receiverWords(
  channel: Channel,
  endpoint: { label: string; host: string } | null,
): string {
  switch (channel) {
    case 'operator-letter':
      return 'Letters to the office'
    case 'confirmation':
      return 'Confirmations to visitors'
    case 'hosted-table':
      return 'Hosted table'
    case 'webhook':
      return endpoint ? `Webhook ${endpoint.label || endpoint.host}` : 'Webhook, since removed'
  }
}

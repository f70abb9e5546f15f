import { capitalise } from '#domain/letter-case.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import {
  type Clock,
  formatDay,
  formatHours,
  formatMoment,
  formatTime,
} from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import type { Window } from './my-enquiry.ts'

/** The brand's clock at a moment (ISO 8601). */
export function clockAt(now: string): Clock {
  return { now: Date.parse(now), timeZone: brand.timeZone }
}

/** 'Saturday 21 November, 5:40 pm'. */
export function Moment({ at, clock }: { at: string; clock: Clock }) {
  return <time dateTime={at}>{formatMoment(at, clock).replace(/ (?=[ap]m$)/, '\u00a0')}</time>
}

/** 'by Monday 5 pm', as letters and the desk say it. */
export function Deadline({ at, clock, first }: { at: string; clock: Clock; first?: boolean }) {
  const words = formatDeadline(at, clock)
  return <time dateTime={at}>{first ? capitalise(words) : words}</time>
}

/** As short as a heading has it: 'by 5 pm today', 'by Monday, 5 pm'. */
export function ShortDeadline({ at, clock, first }: { at: string; clock: Clock; first?: boolean }) {
  const day = formatDay(at, clock)
  const time = together(formatTime(at, clock.timeZone))
  const words = day === 'Today' ? `by ${time} today` : `by ${inSentence(day)}, ${time}`
  return <time dateTime={at}>{first ? capitalise(words) : words}</time>
}

/** 'today, 4 to 6 pm', 'on Tuesday, 9 am to noon'. */
export function Hours({ window, clock, first }: { window: Window; clock: Clock; first?: boolean }) {
  const day = inSentence(formatDay(window.from, clock))
  const words = `${/^to/.test(day) ? day : `on ${day}`}, ${together(formatHours(window, clock))}`
  return <time dateTime={window.from}>{first ? capitalise(words) : words}</time>
}

const inSentence = (day: string) => day.replace(/^To/, 'to')

/** No line ends between '11' and 'am'. */
export function together(time: string): string {
  return time.replaceAll(' ', '\u00a0')
}

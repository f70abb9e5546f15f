import type { ReactNode } from 'react'
import { dayOf } from '#domain/calendar.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatDeadline, isEndOfDay } from '#domain/promise/format-deadline.ts'
import {
  type Clock,
  formatDate,
  formatDayOf,
  formatHours,
  formatMoment,
  formatTime,
} from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import type { Window } from './link-page.ts'

/** The place of a moment in a sentence. */
type Place = 'first' | 'inside'

/** The brand's clock at a moment (ISO 8601). */
export function clockAt(now: string): Clock {
  return { now: Date.parse(now), timeZone: brand.timeZone }
}

/** The day of a moment where the brand is. */
export function dayAt(moment: string): string {
  return dayOf(new Date(moment), brand.timeZone)
}

export function isPast(moment: string, now: string): boolean {
  return Date.parse(moment) <= Date.parse(now)
}

/** 'Saturday 21 November, 5:40 pm'. */
export function momentOf(at: string, now: string): ReactNode {
  return (
    <time dateTime={at}>{formatMoment(at, clockAt(now)).replace(/ (?=[ap]m$)/, '\u00a0')}</time>
  )
}

/** 'Saturday 21 November', of a day, YYYY-MM-DD. */
export function dateOf(day: string, now: string): ReactNode {
  return <time dateTime={day}>{formatDate(day, dayAt(now))}</time>
}

/** '11 am', in one line. */
export function timeOf(at: string): string {
  return together(formatTime(at, brand.timeZone))
}

/** 'by Monday 5 pm', as letters and the desk say it. */
export function deadlineOf(at: string, now: string, place: Place = 'inside'): ReactNode {
  return inPlace(at, formatDeadline(at, clockAt(now)), place)
}

/** As short as a heading has it: 'by 5 pm today', 'by Monday, 5 pm'. */
export function shortDeadlineOf(at: string, now: string, place: Place = 'inside'): ReactNode {
  if (isEndOfDay(at, brand.timeZone)) return deadlineOf(at, now, place)
  const day = formatDayOf(at, clockAt(now))
  const time = timeOf(at)
  const words = day === 'Today' ? `by ${time} today` : `by ${lowerDay(day)}, ${time}`
  return inPlace(at, words, place)
}

/** 'today, 4 to 6 pm', 'on Tuesday, 9 am to noon'. */
export function hoursOf(window: Window, now: string, place: Place = 'inside'): ReactNode {
  const clock = clockAt(now)
  const words = `${onDay(formatDayOf(window.from, clock))}, ${together(formatHours(window, clock))}`
  return inPlace(window.from, words, place)
}

function inPlace(at: string, words: string, place: Place): ReactNode {
  return <time dateTime={at}>{place === 'first' ? capitalise(words) : words}</time>
}

/** 'today', 'on Monday'. */
export function onDay(day: string): string {
  return /^To/.test(day) ? lowerDay(day) : `on ${day}`
}

/** 'today' of 'Today'; a weekday stays as it is. */
export function lowerDay(day: string): string {
  return day.replace(/^To/, 'to')
}

/** No line ends between '11' and 'am'. */
export function together(time: string): string {
  return time.replaceAll(' ', '\u00a0')
}

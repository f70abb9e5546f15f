import { dayOf } from '#domain/calendar.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import type { CallWish } from '#domain/promise/call-wish.ts'
import { type Clock, formatDate, formatDayOf, formatHours } from '#domain/promise/format-time.ts'

const channelFirst: Record<ContactChannel, string> = {
  phone: '',
  sms: 'text first',
  email: 'email first',
}

const withoutTime: Record<ContactChannel, string> = {
  phone: 'a call',
  sms: 'a text first',
  email: 'an email first',
}

/**
 * What a visitor asked for: 'a call tomorrow, 4 to 6 pm, text first', or undefined where they left it to us. A letter is
 * read on other days too: its day has a date.
 */
export function formatWish(
  wish: CallWish,
  clock: Clock,
  { dated = false } = {},
): string | undefined {
  const { from, contactBy } = wish
  if (!from) return contactBy ? withoutTime[contactBy] : undefined
  const day = dayWords(from, clock, dated)
  const when = day.startsWith('to') ? day : `on ${day}`
  return joinWords(`a call ${when}`, wish, clock)
}

/** The chosen time under a clock: 'tomorrow, 4 to 6 pm'. */
export function formatWishedTime(wish: CallWish, clock: Clock): string | undefined {
  if (!wish.from) return undefined
  return joinWords(dayWords(wish.from, clock, false), { ...wish, contactBy: null }, clock)
}

/** How to begin: 'text first'. Empty for a call. */
export function formatWishedChannel({ contactBy }: CallWish): string {
  return channelFirst[contactBy ?? 'phone']
}

function joinWords(day: string, { from, until, contactBy }: CallWish, clock: Clock): string {
  const hours = from && until ? formatHours({ from, until }, clock) : ''
  return [day, hours, channelFirst[contactBy ?? 'phone']].filter(Boolean).join(', ')
}

function dayWords(moment: string, clock: Clock, dated: boolean): string {
  const day = (at: number | string) => dayOf(new Date(at), clock.timeZone)
  if (dated) return formatDate(day(moment), day(clock.now))
  return formatDayOf(moment, clock).replace(/^To/, 'to')
}

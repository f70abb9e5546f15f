import { brand } from './brand.ts'

const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }

/** A moment as the desk says it: '8:14 am', other days 'Wed 8:14 am', older '2 Nov'. In the brand's time zone. */
export function shortMoment(iso: string, now: Date): string {
  const at = new Date(iso)
  if (dayOf(at) === dayOf(now)) return said(at, clock)
  const days = (now.getTime() - at.getTime()) / 86_400_000
  if (days >= 0 && days < 6) return `${said(at, { weekday: 'short' })} ${said(at, clock)}`
  const sameYear = dayOf(at).slice(-4) === dayOf(now).slice(-4)
  return said(at, { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) })
}

/** For titles, where there is room: the whole date, the time and the zone. */
export function longMoment(iso: string): string {
  return said(new Date(iso), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clock,
    timeZoneName: 'short',
  })
}

function dayOf(at: Date): string {
  return said(at, { day: '2-digit', month: '2-digit', year: 'numeric' })
}

function said(at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(brand.locale, { timeZone: brand.timeZone, ...options }).format(at)
}

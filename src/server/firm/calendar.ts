import type { Context } from 'hono'
import { findFeed, getFeed } from '#database/firm/feeds.ts'
import { getInstaller, type StoredInstaller } from '#database/installer/installers.ts'
import { type InstallerOffer, listInstallerOffers } from '#database/offer/installer-page.ts'
import { minutesAfter } from '#domain/calendar.ts'
import { hasSpoken } from '#domain/offer/outcome.ts'
import { linkToken, readLinkToken } from '#operations/enquiry/link-token.ts'
import { membersOf } from '#operations/firm/members.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { type Appointment, renderCalendarFile } from '../enquiry/calendar-file.ts'
import { download } from '../http/download.ts'
import { headers } from '../http/personal-headers.ts'
import { ownOfferPath } from '../installer/links.ts'
import { isConsentOver, isEnded, ownTime, summaryOf } from '../installer/queue.ts'
import type { Visit } from './session.ts'

const path = '/installer/calendar.ics'
const never = new Date('9999-12-31T00:00:00Z')
const visitMinutes = 60

/** The address of a person's calendar; undefined where they have none, or it was ended with all old links. */
export async function calendarAddress(
  { installer, member }: Visit,
  { database, secret, siteUrl, now }: Services,
): Promise<string | undefined> {
  const feed = await findFeed(database.db, { installer: installer.id, person: member.id })
  if (!feed || feed.link_number !== installer.linkNumber) return undefined
  const token = linkToken('calendar', feed.id, { secret, now: now(), expiresAt: never })
  return `${siteUrl}${path}?${new URLSearchParams({ token })}`
}

/** A person's visits, and calls at a chosen time: a first name and a suburb, and no number. */
export function calendarRoute(services: Services) {
  const { database, secret, now } = services
  return async (c: Context) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    const link = readLinkToken('calendar', c.req.query('token') ?? '', { secret, now: now() })
    const feed = link && (await getFeed(database.reads, link.id))
    const installer = feed && (await getInstaller(database.reads, feed.installer))
    const isGood =
      installer &&
      !installer.closedAt &&
      feed.link_number === installer.linkNumber &&
      membersOf(installer).some(({ id }) => id === feed.person)
    if (!isGood) return c.text('This calendar has ended.', 404)
    const appointments = await appointmentsOf(installer, feed.person, services)
    return download(c, 'calendar.ics', renderCalendarFile(...appointments))
  }
}

async function appointmentsOf(
  installer: StoredInstaller,
  person: string,
  services: Services,
): Promise<Appointment[]> {
  const offers = await listInstallerOffers(services.database.reads, installer.id, 'going on')
  return offers
    .filter(({ state, assigned_to }) => state === 'accepted' && assigned_to === person)
    .filter((offer) => !isEnded(offer) && !isConsentOver(offer, services.now()))
    .flatMap((offer) => appointmentOf(offer, services))
}

function appointmentOf(offer: InstallerOffer, services: Services): Appointment[] {
  const { secret, siteUrl, now } = services
  const { place, service } = summaryOf(offer)
  const window = hasSpoken(offer.outcome) ? null : ownTime(offer)
  const times = offer.visit_at
    ? { what: 'Visit', from: offer.visit_at, until: minutesAfter(offer.visit_at, visitMinutes) }
    : window && { what: 'Call', ...window }
  if (!times) return []
  const who = [offer.first_name, place].filter(Boolean).join(', ')
  return [
    {
      // Calendars are shared: the file names neither the lead nor what opens it.
      id: `${keyedHash(secret, 'calendar', offer.id)}@${new URL(siteUrl).hostname}`,
      sequence: 0,
      madeAt: now(),
      from: new Date(times.from),
      until: new Date(times.until),
      title: `${times.what}: ${who}`,
      description: service,
      url: `${siteUrl}${ownOfferPath(offer.id)}`,
    },
  ]
}

import { countActs, listSpent } from '#database/firm/figures.ts'
import { listCountedOffers } from '#database/insight/installer-insights.ts'
import { listInstallers } from '#database/installer/installers.ts'
import { getInstallerPage, listEnquiryHeads } from '#database/offer/installer-page.ts'
import { countAccepted } from '#database/offer/offers.ts'
import { dayOf, momentAt } from '#domain/calendar.ts'
import { middleOf, sharesBeside } from '#domain/insight/beside-others.ts'
import {
  type CountedOffer,
  figuresOf,
  installerFigures,
} from '#domain/insight/installer-figures.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { coversPlace, type Installer } from '#domain/installer/installer.ts'
import { serviceName } from '#domain/offer/offer-summary.ts'
import { postcodes } from '#estimate/place.ts'
import { regionOf } from '#estimate/region.ts'
import { installerPageOf } from '../installer/installer-view.ts'
import { ownOfferPath } from '../installer/links.ts'
import type { FirmPage } from './firm-page.ts'

/** How many calendar months are shown, with the current one. */
const monthsShown = 3

/** How few places two installers may share and still be compared. */
const sharedPlaces = 2

/** What an installer's enquiries came to, beside others who work where it does; and what it owes. */
export const figuresPage: FirmPage = {
  right: 'figures',
  view: async ({ visit: { installer }, services, now }, c) => {
    const { database, brand, calling } = services
    const { reads, reports } = database
    const today = dayOf(now, calling.timeZone)
    const months = lastMonths(today)
    const since = `${months[0]}-01`
    const from = momentAt(since, 0, calling.timeZone).toISOString()
    const [installers, counted, spent, own, facts, accepted] = await Promise.all([
      listInstallers(reads),
      listCountedOffers(reports, { since, until: today }, calling.timeZone),
      listSpent(reads, from),
      listEnquiryHeads(reads, installer.id),
      getInstallerPage(reads, installer.id, {
        asked: c.req.query('month') ?? '',
        today,
        timeZone: calling.timeZone,
      }),
      countAccepted(reads, installer.id, capStarts(now, calling.timeZone)),
    ])
    if (!facts) return undefined
    const near = new Set(installers.filter((other) => isNear(installer, other)).map(({ id }) => id))
    const figures = installerFigures(counted, now).filter((one) => near.has(one.installer))
    const jobCentsOf = ({ installer: id, won }: (typeof figures)[number]) =>
      won > 0 ? Math.round((spent.get(id) ?? 0) / won) : null
    const mine = figures.find((one) => one.installer === installer.id)
    const offered = counted.filter((one) => one.installer === installer.id)
    const figuresWhere = (isIn: (offer: CountedOffer) => boolean) =>
      figuresOf(offered.filter(isIn), now.toISOString())
    const monthOf = ({ offered_at }: CountedOffer) =>
      dayOf(new Date(offered_at), calling.timeZone).slice(0, 7)
    const kinds = Array.from(new Set(offered.map(({ service }) => service))).toSorted()
    return {
      page: 'figures',
      months: months.map((month) => ({
        month,
        figures: figuresWhere((offer) => monthOf(offer) === month),
      })),
      together: figuresOf(offered, now.toISOString()),
      kinds: kinds.map((kind) => ({
        name: serviceName(kind),
        figures: figuresWhere(({ service }) => service === kind),
      })),
      firms: figures.length,
      shares: sharesBeside(figures, installer.id),
      minutes: {
        own: mine?.medianMinutes ?? null,
        ...middleOf(figures.map(({ medianMinutes }) => medianMinutes)),
      },
      jobCents: { own: mine ? jobCentsOf(mine) : null, ...middleOf(figures.map(jobCentsOf)) },
      people: await countActs(reads, { offers: own.map(({ lead }) => lead), since: from }),
      statement: installerPageOf(facts, {
        token: '',
        brand,
        now,
        accepted,
        linkTo: ownOfferPath,
      }),
    }
  },
}

/** The latest months (YYYY-MM), with today's as the last. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index, 1)).toISOString().slice(0, 7),
  )
}

/** Whether two work in the same places; everybody is near themselves. */
function isNear(one: Installer, other: Installer): boolean {
  if (one.id === other.id) return true
  let shared = 0
  for (const postcode of postcodes) {
    const place = { postcode, region: regionOf(postcode) }
    if (coversPlace(one, place) && coversPlace(other, place)) shared += 1
    if (shared >= sharedPlaces) return true
  }
  return false
}

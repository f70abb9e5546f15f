import { chargesTax } from '#content/brand.ts'
import { getOfferPage, type OfferPageFacts } from '#database/offer/offer-page.ts'
import { countAccepted } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { capStarts } from '#domain/installer/caps.ts'
import type { Offer } from '#site/offer/offer-page.ts'
import type { Services } from '../../services.ts'
import { offerPageOf } from './offer-view.ts'

/** What the page of an offer is made of. */
export function offerFacts({ brand, database, now }: Pick<Services, 'brand' | 'database' | 'now'>) {
  return {
    load: (db: Db, id: string) =>
      getOfferPage(db, id, {
        now: now(),
        calling: brand.calling,
        isTaxed: chargesTax(brand),
        country: brand.country,
      }),
    view: async (
      facts: OfferPageFacts,
      opened: { token: string; linkTo: (offer: string) => string },
    ): Promise<Offer> => {
      const moment = now()
      const since = capStarts(moment, brand.timeZone)
      const accepted = await countAccepted(database.reads, facts.row.installer, since)
      return offerPageOf(facts, { ...opened, brand, now: moment, accepted })
    },
  }
}

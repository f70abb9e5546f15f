import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { setOffering } from '#database/offer/offering.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import type { Database } from '#database/open.ts'
import type { Installer } from '#domain/installer/installer.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { mondayOf, type TypedPrice } from '#domain/offer/price.ts'
import { chooseWay } from '#operations/enquiry/choose-way.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { priceOffer } from '#operations/offer/price-offer.ts'
import { insertLead, lead, leadReceivers, storeDeps } from './leads.ts'
import { storeInstaller } from './stored-installers.ts'
import { worldAt } from './world.ts'

/** A price of a band so many dollars from its lower end on. */
export function priceFrom(
  dollars: number,
  at: Date,
  changes: Partial<TypedPrice> = {},
): TypedPrice {
  return {
    lowCents: dollars * 100,
    highCents: dollars * 120,
    earliestWeek: mondayOf(new Date(at.getTime() + 7 * 24 * 3_600_000).toISOString().slice(0, 10)),
    words: 'Tile roof, scaffolding is in it.',
    ...changes,
  }
}

let postcodes = 3300

/**
 * A lead whose visitor sees prices first, offered to so many installers of its own postcode, with the world of a moment.
 */
export async function pricesFirst(
  database: Database,
  {
    at,
    installers = 3,
    row: changes = {},
    installer = {},
  }: {
    at: Date
    installers?: number
    row?: Partial<NewLeadRow>
    installer?: Partial<Installer>
  },
) {
  postcodes = postcodes >= 3999 ? 3301 : postcodes + 1
  const postcode = String(postcodes)
  const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
  const firms: string[] = []
  for (let index = 0; index < installers; index += 1)
    firms.push(await storeInstaller(database, { area, ...installer }))
  const world = (moment = at) => worldAt(moment, database, { maxInstallers: 3, newId: uuidv7 })
  const row = lead({ service: 'solar-panels', postcode, created_at: at.toISOString(), ...changes })
  await insertLead(row, storeDeps(database, { receivers: leadReceivers([], []) }))
  expect(await chooseWay(row.id, 'prices', world())).toBe('changed')
  await offerLead(row.id, world())
  const offers = await listOffersOfLead(database.db, row.id)
  return { lead: row.id, row, area, firms, world, offers: offers.map(({ id }) => id) }
}

/** The same, priced by all who were asked. */
export async function allPriced(...given: Parameters<typeof pricesFirst>) {
  const [database, { at }] = given
  const asked = await pricesFirst(...given)
  for (const [index, offer] of asked.offers.entries())
    expect(await priceOffer(offer, priceFrom(6000 + index * 400, at), asked.world())).toMatchObject(
      {
        ok: true,
      },
    )
  await setOffering(database.db, asked.lead, 'settled')
  return asked
}

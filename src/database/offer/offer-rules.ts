import { type OfferRules, usualOfferRules } from '#domain/offer/rules.ts'
import type { Db } from '../schema.ts'
import { getSetting, saveSetting } from '../settings.ts'

const name = 'OFFER_RULES'

export async function getOfferRules(db: Db): Promise<OfferRules> {
  const value = await getSetting(db, name)
  return value === undefined ? usualOfferRules : (JSON.parse(value) as OfferRules)
}

export async function saveOfferRules(db: Db, rules: OfferRules): Promise<void> {
  await saveSetting(db, name, JSON.stringify(rules))
}

import { getOffer } from '#database/offer/offers.ts'
import { maySee } from '#domain/installer/people.ts'
import { reject } from '#domain/result.ts'
import type { FirmDeps } from './firm-page.ts'

export const notTheirs = reject('unknown', 'This enquiry isn’t yours, or not any more.')

/** An offer of their installer, if the signed-in person may see it. */
export async function getOwn(
  { visit, services }: Pick<FirmDeps, 'visit' | 'services'>,
  id: string,
) {
  const offer = await getOffer(services.database.db, id)
  const isTheirs = offer?.installer === visit.installer.id && maySee(visit.member, offer)
  return isTheirs ? offer : undefined
}

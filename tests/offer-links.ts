import { getInstaller } from '#database/installer/installers.ts'
import { getOffer } from '#database/offer/offers.ts'
import type { Database } from '#database/open.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { membersOf } from '#operations/firm/members.ts'

/** The token of the link to an offer that was sent to the first of its installer's people. */
export async function offerToken(
  { db }: Pick<Database, 'db'>,
  id: string,
  { secret, now }: { secret: string; now: Date },
): Promise<string> {
  const offer = await getOffer(db, id)
  const installer = offer && (await getInstaller(db, offer.installer))
  const [person] = installer ? membersOf(installer) : []
  return linkToken('offer', id, { secret, now, number: installer?.linkNumber, person: person?.id })
}

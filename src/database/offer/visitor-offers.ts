import type { InstallerPerson } from '#domain/installer/installer.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { acceptedStates, openOrAcceptedStates } from '#domain/offer/offer.ts'
import { hasSpoken } from '#domain/offer/outcome.ts'
import { whyChosen } from '#domain/offer/why-chosen.ts'
import { candidateColumns, candidatesOf } from '../matched.ts'
import type { Db } from '../schema.ts'

type VisitorOffers = Awaited<ReturnType<typeof listVisitorOffers>>

/** An installer that accepted the lead, as the visitor may know it. */
export type VisitorInstaller = VisitorOffers['accepted'][number]

/** What became of a lead's offers, as its visitor may know it. Who was only asked, declined or let it lapse stays unnamed. */
export async function listVisitorOffers(db: Db, lead: string) {
  const offersOf = await visitorOffersBy(db, [lead])
  return offersOf(lead)
}

/** The same of several leads, each by its id. */
export async function visitorOffersBy(db: Db, leads: readonly string[]) {
  const [offers, traces] = await Promise.all([
    db
      .selectFrom('offers')
      .innerJoin('installers', 'installers.id', 'offers.installer')
      .select(['offers.id', 'lead', 'installer', 'trading_name', 'people', 'offers.state'])
      .select(['expires_at', 'answered_at', 'calls_from', 'outcome'])
      .where('lead', 'in', leads)
      .orderBy('answered_at')
      .orderBy('offers.id')
      .execute(),
    db
      .selectFrom('match_traces')
      .select(['lead', ...candidateColumns])
      .where('lead', 'in', leads)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ])
  return (id: string) => {
    const own = offers.filter(({ lead }) => lead === id)
    const candidates = traces.filter(({ lead }) => lead === id).map(candidatesOf)
    return {
      /** When each unanswered offer expires. */
      open: own.filter(({ state }) => state === 'offered').map(({ expires_at }) => expires_at),
      /** In the order in which they accepted. */
      accepted: own
        .filter(({ state, answered_at }) => answered_at !== null && state !== 'declined')
        .map((offer) => ({
          offer: offer.id,
          installer: offer.installer,
          name: offer.trading_name,
          ...callerOf(JSON.parse(offer.people)),
          acceptedAt: offer.answered_at ?? '',
          /** From when it may call, if it has to wait. */
          callsFrom: offer.calls_from,
          hasSpoken: hasSpoken(offer.outcome),
          ...whyChosen(candidates, offer.installer),
        })),
    }
  }
}

/** The person at an installer that the visitor may ask for: the one who gets its offers. */
function callerOf(people: readonly InstallerPerson[]): { person: string; phone: string } {
  const { name = '', phone = '' } = people.find(({ getsOffers }) => getsOffers) ?? people[0] ?? {}
  return { person: name, phone }
}

/**
 * By which way the visitor was reached first, and the installer that did, by its own record; where only the visitor says that somebody
 * did, the one that calls first. Without an installer it was us; undefined where nobody has reached them.
 */
export async function getSpokenWith(
  db: Db,
  lead: string,
): Promise<
  | {
      channel: ContactChannel
      installer: { offer: string; installer: string; name: string } | undefined
    }
  | undefined
> {
  const first = await db
    .selectFrom('contacts')
    .select(['by', 'offer', 'channel'])
    .where('lead', '=', lead)
    .where('outcome', '=', 'reached')
    .orderBy('at')
    .orderBy('id')
    .executeTakeFirst()
  if (!first) return undefined
  const { channel } = first
  if (first.by === 'operator') return { channel, installer: undefined }
  const offers = db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select(['offers.id as offer', 'installer', 'trading_name as name'])
    .where('lead', '=', lead)
  const ofContact = first.offer
    ? offers.where('offers.id', '=', first.offer)
    : offers.where('offers.state', 'in', acceptedStates).orderBy('answered_at')
  return { channel, installer: await ofContact.executeTakeFirst() }
}

/** The installers that accepted a lead and still have it, in the order in which they did. */
export function listAcceptedOffers(db: Db, lead: string) {
  return db
    .selectFrom('offers')
    .select(['id', 'installer', 'calls_from'])
    .where('lead', '=', lead)
    .where('state', '=', 'accepted')
    .orderBy('answered_at')
    .execute()
}

export async function updateCallsFrom(db: Db, offer: string, from: string): Promise<void> {
  await db.updateTable('offers').set({ calls_from: from }).where('id', '=', offer).execute()
}

/** The installer that says it did call, though it had recorded none in time, until the visitor has answered. */
export function getSaysCalled(
  db: Db,
  lead: string,
): Promise<{ offer: string; by: string; at: string | null } | undefined> {
  return db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select(['offers.id as offer', 'trading_name as by', 'returned_at as at'])
    .where('lead', '=', lead)
    .where('said_called_at', 'is not', null)
    .where('visitor_says', 'is', null)
    .orderBy('said_called_at')
    .executeTakeFirst()
}

export async function setVisitorSays(
  db: Db,
  offer: string,
  says: 'called' | 'not-called',
): Promise<void> {
  await db.updateTable('offers').set({ visitor_says: says }).where('id', '=', offer).execute()
}

/** The visitor wants no more installers than have the lead or are offered it now. */
export async function keepPlaceEmpty(db: Db, lead: string): Promise<void> {
  const places = await db
    .selectFrom('offers')
    .select('id')
    .where('lead', '=', lead)
    .where('state', 'in', openOrAcceptedStates)
    .execute()
  await db
    .updateTable('enquiries')
    .set({ installers_wanted: places.length })
    .where('id', '=', lead)
    .execute()
}

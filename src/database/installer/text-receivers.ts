import { v5 as uuidv5 } from 'uuid'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { type DeliveryEvent, isTextEvent } from '#domain/delivery/messages.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { addressOf, awayOn, type ParseMobile, wantsText } from '#domain/installer/people.ts'
import type { Db } from '../schema.ts'

/** The id of a person at an installer. It is derived from their address: a person with a new address is a new one. */
export function personId(
  installer: string,
  person: Pick<InstallerPerson, 'email' | 'phone'>,
): string {
  return uuidv5(addressOf(person), installer)
}

/** Who of an installer is texted about an offer, by their ids. */
export async function listTextReceivers(
  db: Db,
  { installer, event, offer }: { installer: string; event: DeliveryEvent; offer: string },
): Promise<string[]> {
  if (!isTextEvent(event)) return []
  const people = (await listPeople(db, installer)).filter(({ getsTexts }) => getsTexts)
  if (people.length === 0) return []
  const { assigned_to: holder } = await db
    .selectFrom('offers')
    .select('assigned_to')
    .where('id', '=', offer)
    .executeTakeFirstOrThrow()
  return people
    .map((person) => ({ person, id: personId(installer, person) }))
    .filter(({ person, id }) => wantsText(person, event, id === holder))
    .map(({ id }) => id)
}

/** The deduplication key of a text to a person. It ends in the person's id. */
export function textKey(about: string, person: string): string {
  return `${about} ${person}`
}

/** The current person a text is for, and whether it is their first; undefined while they are away, and once they want none. */
export async function getTextReceiver(
  db: Db,
  { installer, dedupeKey }: Pick<Delivery, 'installer' | 'dedupeKey'>,
  { parseMobile, today }: { parseMobile: ParseMobile; today: string },
): Promise<{ to: string; person: InstallerPerson; isFirst: boolean } | undefined> {
  const id = dedupeKey?.split(' ').at(-1) ?? ''
  const people = installer ? await listPeople(db, installer) : []
  const person = people.find((one) => installer && personId(installer, one) === id)
  const isThere = person && !awayOn(today, person)
  const to = isThere && person.getsTexts ? parseMobile(person.phone) : undefined
  if (!installer || !person || !to) return undefined
  return { to, person, isFirst: !(await hasHadText(db, installer, id)) }
}

async function listPeople(db: Db, installer: string): Promise<InstallerPerson[]> {
  const row = await db
    .selectFrom('installers')
    .select('people')
    .where('id', '=', installer)
    .executeTakeFirst()
  return row ? JSON.parse(row.people) : []
}

/** By the installer's offers and their leads, which have indexes: deliveries have none by installer. */
async function hasHadText(db: Db, installer: string, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('offers')
    .innerJoin('deliveries', 'deliveries.lead', 'offers.lead')
    .select('deliveries.id')
    .where('offers.installer', '=', installer)
    .whereRef('deliveries.offer', '=', 'offers.id')
    .where('deliveries.channel', '=', 'installer-text')
    .where('deliveries.dedupe_key', 'like', `% ${person}`)
    .where('deliveries.delivered_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

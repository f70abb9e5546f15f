import { insertOfferEvent } from '#database/firm/enquiries.ts'
import { deleteFeed, putFeed } from '#database/firm/feeds.ts'
import { deleteFirmPasskeys } from '#database/firm/passkeys.ts'
import { deleteFirmSessions } from '#database/firm/sessions.ts'
import { raiseLinkNumber } from '#database/installer/installer-acts.ts'
import { updateInstaller } from '#database/installer/installers.ts'
import { giveBackEnquiries } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { toAsciiEmail } from '#domain/enquiry/ascii-email.ts'
import { problemWithEmail } from '#domain/enquiry/email.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { addressOf, problemWithPeople } from '#domain/installer/people.ts'
import { type Result, reject } from '#domain/result.ts'
import { actOnInstaller } from '../installer/act-on-installer.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'
import { membersOf } from './members.ts'

type Person = InstallerPerson

/** What the office changes. `by` is who does it: people can't remove themselves, or leave the office role. */
export type PeopleChange =
  | { add: Person }
  | { change: string; to: Person; by: string }
  | { remove: string; by: string }

type Changed = Result<object, 'unknown' | 'invalid' | 'repeated'> & { field?: string }

/**
 * Adds a person, changes them, or removes them. A person who is removed, or gets another address, is signed out everywhere at once, and
 * their calls go back to the office.
 */
export function changePeople(
  installer: string,
  change: PeopleChange,
  world: World,
): Promise<Changed> {
  return actOnInstaller(installer, world, async (db, known): Promise<Changed> => {
    const members = membersOf(known)
    const id = 'change' in change ? change.change : 'remove' in change ? change.remove : undefined
    const member = members.find((one) => one.id === id)
    if ('remove' in change && !member) return { ok: true }
    if (id !== undefined && !member) return reject('unknown', 'They aren’t on your list any more.')
    const given = 'add' in change ? change.add : 'to' in change ? change.to : undefined
    const typed = given && { ...given, email: toAsciiEmail(given.email) }
    const problem = typed && problemWithPerson(typed, world)
    if (problem) return { ...reject('invalid', problem.message), field: problem.field }
    if ('by' in change && change.by === id && typed?.role !== 'office')
      return reject('invalid', 'Somebody else of your office changes that.')
    const others = members.filter((one) => one !== member).map(({ id: _, ...person }) => person)
    const people = typed ? [...others, tidy(typed, member, world)] : others
    // The order that they were in stays.
    if (typed && member) people.splice(members.indexOf(member), 0, ...people.splice(-1))
    const clash = problemWithPeople(people)
    if (clash) return reject('invalid', clash)
    const updated = { ...known, people }
    await updateInstaller(db, updated, world.newId)
    const stays = membersOf(updated).some((one) => one.id === id)
    if (member && !stays) {
      await deleteFirmSessions(db, installer, { person: member.id })
      await deleteFirmPasskeys(db, { installer, person: member.id })
      await deleteFeed(db, { installer, person: member.id })
      await giveBackEnquiries(db, { installer, person: member.id })
    }
    await recordChange(db, installer, world)
    return { ok: true }
  })
}

/** Invalidates every link that was sent before, and optionally signs out everyone but one session. */
export function endOldLinks(
  installer: string,
  { but }: { but: string | undefined },
  world: World,
): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(installer, world, async (db) => {
    await raiseLinkNumber(db, installer)
    if (but !== undefined) await deleteFirmSessions(db, installer, { not: but })
    await recordDeskEvent(db, { kind: 'installer links ended', detail: { installer } }, world)
    return { ok: true }
  })
}

/** Switches a person's texts on or off. Queued texts are no longer sent to them. */
export function setTexts(
  installer: string,
  { person, on }: { person: string; on: boolean },
  world: World,
): Promise<Result<object, 'unknown' | 'invalid'>> {
  return actOnInstaller(installer, world, async (db, known) => {
    const member = membersOf(known).find(({ id }) => id === person)
    if (!member) return reject('unknown', 'You aren’t on this list any more.')
    if (on && !world.parseMobile?.(member.phone))
      return reject('invalid', 'Your office enters your mobile first.')
    const people = known.people.map((one) =>
      addressOf(one) === addressOf(member) ? { ...one, getsTexts: on } : one,
    )
    await updateInstaller(db, { ...known, people }, world.newId)
    await recordChange(db, installer, world)
    return { ok: true }
  })
}

/** Marks a person as away until a day: calls they haven't made go back to the office. Without a day they are back. */
export function setAway(
  installer: string,
  { person, until }: { person: string; until: string | undefined },
  world: World,
): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(installer, world, async (db, known) => {
    const member = membersOf(known).find(({ id }) => id === person)
    if (!member) return reject('unknown', 'You aren’t on this list any more.')
    const people = known.people.map((one) =>
      addressOf(one) === addressOf(member) ? { ...one, awayUntil: until } : one,
    )
    await updateInstaller(db, { ...known, people }, world.newId)
    const back = until ? await giveBackEnquiries(db, { installer, person }, 'calls') : []
    const event = { at: world.now().toISOString(), person: member.name, text: '' }
    for (const offer of back)
      await insertOfferEvent(db, { ...event, id: world.newId(), offer, kind: 'given back' })
    await recordChange(db, installer, world)
    return { ok: true }
  })
}

/** Gives a person a calendar at a new address. The old address stops working. */
export function renewFeed(
  installer: string,
  person: string,
  world: World,
): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(installer, world, async (db, { linkNumber }) => {
    const id = world.newId()
    const at = world.now().toISOString()
    await putFeed(db, { id, installer, person, link_number: linkNumber, made_at: at })
    return { ok: true }
  })
}

function recordChange(db: Db, installer: string, world: World): Promise<void> {
  return recordDeskEvent(db, { kind: 'installer changed', detail: { installer } }, world)
}

function problemWithPerson(
  { name, email, phone, getsTexts }: Person,
  { parseMobile }: Pick<World, 'parseMobile'>,
) {
  if (!name) return { field: 'name', message: 'Enter a name' }
  const isMobile = parseMobile?.(phone) !== undefined
  if (parseMobile && getsTexts && !isMobile)
    return { field: 'phone', message: 'Enter a mobile that texts can go to' }
  const problem = email === '' && isMobile ? undefined : problemWithEmail(email)
  return (
    problem && {
      field: 'email',
      message: `${problem}${parseMobile ? ', or a mobile and no email' : ''}`,
    }
  )
}

/** The choice of texts is kept while none can be sent. */
function tidy(
  { name, email, phone, role, getsOffers, mayAccept, getsTexts }: Person,
  before: Person | undefined,
  { parseMobile }: Pick<World, 'parseMobile'>,
): Person {
  return {
    name,
    email: addressOf({ email, phone: '' }),
    phone,
    role,
    getsOffers,
    mayAccept,
    getsTexts: parseMobile ? getsTexts : before?.getsTexts,
    awayUntil: before?.awayUntil,
  }
}

import { insertOfferEvent, setAssigned, setVisit } from '#database/firm/enquiries.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { lockOffer } from '#database/offer/offers.ts'
import type { Db, OfferEventsTable } from '#database/schema.ts'
import { momentAt } from '#domain/calendar.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { type Member, membersOf } from './members.ts'

type FirmWorld = World & { person: { id: string; name: string } }
type Changed = Result<object, 'unknown' | 'invalid'> & { field?: string }

const longestNote = 2000

/** What an installer's person writes of an enquiry, for their own firm. `id` comes with the form, so that a note sent twice is one. */
export function addNote(
  { offer, id, text }: { offer: string; id: string; text: string },
  world: FirmWorld,
): Promise<Changed> {
  const note = text.trim().slice(0, longestNote)
  if (note === '')
    return Promise.resolve({ ...reject('invalid', 'Write something first.'), field: 'text' })
  return onTheirs(offer, world, (db, event) => insertOfferEvent(db, { ...event('note', note), id }))
}

/** Sets when and where they visit; without a day there is no visit any more. */
export function changeVisit(
  { offer, day, time, address }: { offer: string; day: string; time: string; address: string },
  world: FirmWorld,
): Promise<Changed> {
  const where = address.trim().slice(0, 300)
  if (day === '')
    return onTheirs(offer, world, async (db, event) => {
      await setVisit(db, offer, { at: null, address: null })
      await insertOfferEvent(db, event('no visit', ''))
    })
  const at = momentOf(day, time, world.calling.timeZone)
  if (!at || at <= world.now())
    return Promise.resolve({
      ...reject('invalid', 'Choose a day and a time that are still to come.'),
      field: 'day',
    })
  return onTheirs(offer, world, async (db, event) => {
    await setVisit(db, offer, { at: at.toISOString(), address: where || null })
    await insertOfferEvent(db, event('visit', at.toISOString()))
  })
}

/** Gives an enquiry to a person at the installer, or back to the office. People on the road can only give back. */
export function giveEnquiry(
  { offer, to }: { offer: string; to: string },
  world: FirmWorld,
): Promise<Changed> {
  return onTheirs(offer, world, async (db, event, people) => {
    const person = people.find(({ id }) => id === to)
    if (to !== '' && !person) return reject('unknown', 'They aren’t on your list any more.')
    await setAssigned(db, offer, person?.id ?? null)
    return insertOfferEvent(db, person ? event('given', person.name) : event('given back', ''))
  })
}

type NewEvent = (kind: OfferEventsTable['kind'], text: string) => OfferEventsTable

/** Does something with an enquiry that its installer has. */
function onTheirs(
  offer: string,
  world: FirmWorld,
  work: (db: Db, event: NewEvent, people: Member[]) => Promise<unknown>,
): Promise<Changed> {
  return commit(world, async (db): Promise<Changed> => {
    const locked = await lockOffer(db, offer)
    const installer = locked && (await getInstaller(db, locked.offer.installer))
    if (!installer || locked.offer.state !== 'accepted')
      return reject('unknown', 'This enquiry isn’t yours, or not any more.')
    const event: NewEvent = (kind, text) => ({
      id: world.newId(),
      offer,
      kind,
      text,
      at: world.now().toISOString(),
      person: world.person.name,
    })
    const rejected = await work(db, event, membersOf(installer))
    return isRejection(rejected) ? rejected : { ok: true }
  })
}

function isRejection(done: unknown): done is Rejection<'unknown'> {
  return typeof done === 'object' && done !== null && 'code' in done
}

function momentOf(day: string, time: string, timeZone: string): Date | undefined {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)) || hours === '')
    return undefined
  const struck = momentAt(day, Number(hours), timeZone).getTime()
  return new Date(struck + Number(minutes) * 60_000)
}

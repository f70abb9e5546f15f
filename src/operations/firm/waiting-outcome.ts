import { countCalls, listOfferAudit } from '#database/firm/enquiries.ts'
import {
  deleteWaitingOutcome,
  getWaitingOutcome,
  listDueOutcomes,
  putWaitingOutcome,
  setOvertaken,
} from '#database/firm/waiting-outcomes.ts'
import { getOffer, lockOffer, type OfferRow } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { sendMoment } from '#domain/desk/undo.ts'
import {
  type AnswerRule,
  hasSpoken,
  type InstallerAnswer,
  installerAnswers,
  isInstallerAnswer,
} from '#domain/offer/outcome.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordCallAnswer } from '../offer/record-outcome.ts'
import { commit, type World } from '../world.ts'

type CallOutcomeToSay = {
  offer: string
  answer: InstallerAnswer
  callsBefore: number
  /** When it was tapped: without signal it waited on the phone. */
  tappedAt: Date
}

/** For how long a tap may have waited on a phone. */
const tapHours = 24

/**
 * Holds a call's outcome while the person who entered it may take it back, then records it with the moment of the tap. Until then no letter
 * is sent, and no fee is credited. A repeat counts once. It doesn't replace an outcome that a colleague entered or that was recorded meanwhile.
 */
export function sayOutcome(
  { offer: id, answer, callsBefore, tappedAt }: CallOutcomeToSay,
  world: World & { person: { id: string; name: string } },
): Promise<Result<object, 'unknown' | 'past'>> {
  const now = world.now()
  const { person } = world
  return commit(world, async (db) => {
    const offer = (await lockOffer(db, id))?.offer
    if (offer?.state !== 'accepted')
      return reject('past', 'This enquiry isn’t yours to call any more.')
    const at = tapMoment(tappedAt, { now, acceptedAt: offer.answered_at })
    const waiting = await getWaitingOutcome(db, id)
    if (waiting && waiting.person_id !== person.id) return behind
    const calls = (await countCalls(db, [id])).get(id) ?? 0
    if (hasSpoken(offer.outcome) || calls > callsBefore) {
      const isSaid = await isSaidBy(person, { offer, answer }, db)
      return isSaid ? { ok: true } : behind
    }
    await putWaitingOutcome(db, {
      offer: id,
      answer,
      calls_before: callsBefore,
      at: at.toISOString(),
      person_id: person.id,
      person: person.name,
      due_at: sendMoment(now).toISOString(),
    })
    return { ok: true }
  })
}

const behind = reject('past', 'Somebody recorded more than that already.')

/** The moment that counts of a tap: never in the future, before they had the enquiry, or longer ago than a day. */
function tapMoment(
  tapped: Date,
  { now, acceptedAt }: { now: Date; acceptedAt: string | null },
): Date {
  const earliest = Math.max(
    now.getTime() - tapHours * 3_600_000,
    acceptedAt ? Date.parse(acceptedAt) : 0,
  )
  return new Date(Math.min(Math.max(tapped.getTime(), earliest), now.getTime()))
}

/** Whether what was recorded last is what they say themselves: a post that came twice. */
async function isSaidBy(
  person: { name: string },
  { offer, answer }: { offer: OfferRow; answer: InstallerAnswer },
  db: Db,
): Promise<boolean> {
  const { lead, installer } = offer
  const entries = await listOfferAudit(db, { lead, installer })
  const last = entries.find(({ kind }) => kind === 'lead.offer-outcome')
  const { call, lost }: AnswerRule = installerAnswers[answer]
  return last?.person === person.name && last.detail.outcome === (lost ? 'lost' : call)
}

/** Takes back a call's outcome for the person who entered it. Once recorded, it can't be taken back. */
export async function undoOutcome(
  offer: string,
  { database, person }: Pick<World, 'database'> & { person: { id: string } },
): Promise<Result<object, 'past'>> {
  return (await deleteWaitingOutcome(database.db, { offer, person: person.id }))
    ? { ok: true }
    : reject('past', 'That was recorded, and can’t be taken back here any more.')
}

/**
 * Records outcomes that can't be taken back any more. Every replica does it: recorded twice, it counts as one call. An outcome that was
 * overtaken is marked, for the person who entered it. Returns how many there were. A failure of one doesn't stop the others.
 */
export async function recordWaiting(world: World): Promise<number> {
  const waiting = await listDueOutcomes(world.database.db, world.now())
  const errors: unknown[] = []
  for (const one of waiting) await recordOne(one, world).catch((error) => errors.push(error))
  if (errors.length > 0) throw errors[0]
  return waiting.length
}

async function recordOne(
  { offer, answer, calls_before, at, person_id, person }: DueOutcome,
  world: World,
): Promise<void> {
  const { db } = world.database
  if (!isInstallerAnswer(answer)) return void (await deleteWaitingOutcome(db, { offer, at }))
  const who = { id: person_id, name: person }
  const recorded = await recordCallAnswer(
    { offer, answer, callsBefore: calls_before },
    { ...world, now: () => new Date(at), person: who },
  )
  const row = await getOffer(db, offer)
  const isSaid =
    recorded.ok &&
    (!('repeated' in recorded && recorded.repeated) ||
      (row !== undefined && (await isSaidBy(who, { offer: row, answer }, db))))
  if (isSaid) await deleteWaitingOutcome(db, { offer, at })
  else await setOvertaken(db, { offer, at }, world.now())
}

type DueOutcome = Awaited<ReturnType<typeof listDueOutcomes>>[number]

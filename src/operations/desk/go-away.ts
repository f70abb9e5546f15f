import { v7 as uuidv7 } from 'uuid'
import { getOperator } from '#database/account/operators.ts'
import {
  deleteAbsence,
  endAbsence,
  type GivenBack,
  getAbsence,
  insertAbsence,
  listAbsences,
} from '#database/desk/absences.ts'
import { releaseClaims } from '#database/desk/claims.ts'
import { lockOperators } from '#database/desk/duty.ts'
import { reassignUnfinished, restoreOwner } from '#database/desk/unfinished-leads.ts'
import type { Db } from '#database/schema.ts'
import type { Role } from '#domain/account/role.ts'
import { type AbsenceWords, parseAbsence } from '#domain/desk/absence.ts'
import { undoSeconds } from '#domain/desk/undo.ts'
import { type Result, reject } from '#domain/result.ts'
import { noSuchOperator } from '../account/change-operator.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { recordDeskEvent, recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { claimAgain } from './claim-lead.ts'

type GoAwayResult = Result<
  { id: string; from: string; until: string | null; leads: number },
  'dates' | 'refused' | 'unknown'
>

/**
 * Notes that an operator is away, now or on days to come: they are given no leads meanwhile. Where they give theirs back, these go to the
 * queue when the absence begins.
 */
export async function goAway(
  { operator, givesBack, ...words }: AbsenceWords & { operator: string; givesBack: boolean },
  world: ActorDeps & { timeZone: string },
): Promise<GoAwayResult> {
  const { by } = world
  const moment = world.now()
  const parsed = parseAbsence(words, { now: moment, timeZone: world.timeZone })
  if (!parsed.ok) return parsed
  const from = parsed.period.from.toISOString()
  const until = parsed.period.until?.toISOString() ?? null
  const at = moment.toISOString()
  return commit(world, async (trx) => {
    await lockOperators(trx, 'to go', operator)
    const person = await getOperator(trx, operator)
    if (!person || person.closed_at) return noSuchOperator
    const others = await listAbsences(trx, { now: moment, operator })
    if (others.some((other) => overlap(other, { from, until })))
      return reject(
        'refused',
        `${operator === by ? 'You’re' : `${person.name} is`} away then already.`,
      )
    const begins = from <= at
    const givenBack = begins ? await giveBack(trx, { operator, by, at, givesBack }) : null
    const id = uuidv7()
    await insertAbsence(trx, {
      id,
      operator,
      from,
      until,
      createdAt: at,
      createdBy: by,
      givesBack,
      givenBack,
      begunAt: begins ? at : null,
    })
    const leads = givenBack?.leads.length ?? 0
    await recordDeskEvent(
      trx,
      { kind: 'person away', detail: { person: operator, from, until: until ?? '', leads } },
      world,
    )
    return { ok: true, id, from, until, leads }
  })
}

type Times = { from: string; until: string | null }

function overlap(one: Times, other: Times): boolean {
  const endsBefore = (first: Times, second: Times) =>
    first.until !== null && first.until <= second.from
  return !endsBefore(one, other) && !endsBefore(other, one)
}

/** Ends what an operator has claimed, and where they give it back puts what they have open into the queue. */
export async function giveBack(
  db: Db,
  {
    operator,
    by,
    at,
    givesBack,
  }: { operator: string; by: string | null; at: string; givesBack: boolean },
): Promise<GivenBack> {
  const claims = await releaseClaims(db, operator, new Date(at))
  if (!givesBack) return { leads: [], claims }
  const leads = await reassignUnfinished(
    db,
    { from: operator, to: null, because: 'away' },
    { at, operator: by, newId: uuidv7 },
  )
  return { leads, claims }
}

/** Ends an absence, or takes a planned one back. An owner may do it for anybody. */
export function comeBack(
  id: string,
  world: ActorDeps & { role: Role },
): Promise<Result<object, 'unknown' | 'refused'>> {
  const { by, role } = world
  const at = world.now().toISOString()
  return commit(world, async (trx) => {
    const absence = await getAbsence(trx, id)
    if (!absence) return noSuchAbsence
    const { operator, from, until } = absence
    if (operator !== by && role !== 'owner') return notYours
    // A second press, or the time had come anyway.
    if (until !== null && until <= at) return { ok: true }
    if (from > at) await deleteAbsence(trx, id)
    else await endAbsence(trx, id, at)
    await recordDeskEvent(trx, { kind: 'person back', detail: { person: operator } }, world)
    return { ok: true }
  })
}

const noSuchAbsence = reject('unknown', 'There is no such absence. It may be over.')
const notYours = reject('refused', 'Only an owner can say that somebody else is back.')

// The desk offers it for ten seconds; a phone with a bad connection may take a while to say so.
const patienceMs = 6 * undoSeconds * 1000

/** Undoes an absence that was just noted: the leads given back are theirs again, unless another operator took them meanwhile. */
export function undoGoingAway(
  id: string,
  world: ActorDeps & Pick<World, 'calling'>,
): Promise<Result<{ leads: number }, 'unknown' | 'refused'>> {
  const { by } = world
  const now = world.now()
  return commit(world, async (trx) => {
    const absence = await getAbsence(trx, id)
    if (!absence || absence.createdBy !== by) return noSuchAbsence
    if (now.getTime() - Date.parse(absence.createdAt) > patienceMs)
      return reject('refused', 'It’s too late to undo. Press ‘I’m back’ instead.')
    const { operator, givenBack } = absence
    const restored = await restoreOwner(trx, { owner: operator, leads: givenBack?.leads ?? [] })
    for (const { id: lead, state } of restored)
      await recordLeadEvent(
        trx,
        { kind: 'lead.undone', lead, detail: { to: state, undone: 'lead.assigned' } },
        world,
      )
    for (const lead of givenBack?.claims ?? [])
      await claimAgain(trx, lead, { operator, now, engine: world.database.engine })
    await deleteAbsence(trx, id)
    await recordDeskEvent(trx, { kind: 'person away undone', detail: { person: operator } }, world)
    return { ok: true, leads: restored.length }
  })
}

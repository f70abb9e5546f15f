import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { getOperator } from '#database/account/operators.ts'
import { type GivenBack, insertAbsence, listAbsences } from '#database/desk/absences.ts'
import { releaseClaims } from '#database/desk/claims.ts'
import { lockOperators } from '#database/desk/duty.ts'
import { reassignUnfinished } from '#database/desk/unfinished-leads.ts'
import type { Db } from '#database/schema.ts'
import { type AbsenceWords, parseAbsence } from '#domain/desk/absence.ts'
import { type Result, reject } from '#domain/result.ts'
import { noSuchOperator } from '../account/change-operator.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { commit } from '../world.ts'

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
    await recordAudit(trx, {
      id: uuidv7(),
      at,
      operator: by,
      kind: 'person away',
      detail: { person: operator, from, until: until ?? '', leads },
    })
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

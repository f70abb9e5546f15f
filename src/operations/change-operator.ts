import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import type { Database } from '#database/open.ts'
import { getOperator, listOpenOwners } from '#database/operators.ts'
import type { Db } from '#database/schema.ts'
import type { AuditEvent } from '#domain/operator/audit-event.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { withRetry } from './with-retry.ts'

export type ChangeOperatorResult = Result<object, 'unknown' | 'refused'>

export type ActorDeps = { by: string; database: Database; now: () => Date }

type Person = NonNullable<Awaited<ReturnType<typeof getOperator>>>

/** What becomes of a person, as written down. */
type Change = {
  event: AuditEvent
  /** Whether afterwards they could no longer act as an owner. */
  endsOwner: boolean
  apply: (db: Db, at: Date) => Promise<void>
}

/** Nothing when they were so already. */
type Decision = Change | Rejection<'refused'> | undefined

/**
 * Changes one person and writes it down, together. Whatever it is, an owner who can sign in is left: owners are
 * held while they are counted, so that two of them cannot let each other go.
 */
export function changeOperator(
  id: string,
  decide: (person: Person, db: Db) => Decision | Promise<Decision>,
  { by, database, now }: ActorDeps,
): Promise<ChangeOperatorResult> {
  return withRetry(() =>
    database.db.transaction().execute(async (trx): Promise<ChangeOperatorResult> => {
      const owners = await listOpenOwners(trx, database)
      const person = await getOperator(trx, id)
      if (!person) return noSuchOperator
      const change = await decide(person, trx)
      if (!change) return { ok: true }
      if ('ok' in change) return change
      if (change.endsOwner && owners.every((owner) => owner.id === id))
        return reject(
          'refused',
          `${person.name} is the only owner. Make somebody else an owner first.`,
        )
      const at = now()
      await change.apply(trx, at)
      await recordAudit(trx, {
        id: uuidv7(),
        at: at.toISOString(),
        operator: by,
        ...change.event,
      })
      return { ok: true }
    }),
  )
}

export const noSuchOperator = reject('unknown', 'There is no such person at the desk.')

import { v7 as uuidv7 } from 'uuid'
import {
  deletePasswordLinks,
  deleteSecondFactor,
  deleteSessions,
  getOperator,
  hasLeft,
  lockOpenOwners,
  updateOperator,
} from '#database/account/operators.ts'
import { releaseClaims } from '#database/desk/claims.ts'
import { reassignUnfinished } from '#database/desk/unfinished-leads.ts'
import type { Db } from '#database/schema.ts'
import type { Role } from '#domain/account/role.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { type DeskEvent, recordDeskEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import type { ActorDeps } from './write-audit.ts'

export type ChangeOperatorResult = Result<object, 'unknown' | 'refused'>

type Person = NonNullable<Awaited<ReturnType<typeof getOperator>>>

/** A change to an operator, with its audit event. */
type Change = {
  event: DeskEvent
  /** Whether the person stops being an active owner. */
  endsOwner: boolean
  apply: (db: Db, at: Date) => Promise<void>
}

/** Undefined when there is nothing to change. */
type Decision = Change | Rejection<'refused'> | undefined

/**
 * Changes an operator and records it in the audit log, in one transaction. At least one active owner always remains:
 * the owners' rows are locked meanwhile, so that two owners cannot remove each other at once.
 */
function changeOperator(
  id: string,
  decide: (person: Person, db: Db) => Decision | Promise<Decision>,
  world: ActorDeps,
): Promise<ChangeOperatorResult> {
  return commit(world, async (trx): Promise<ChangeOperatorResult> => {
    const owners = await lockOpenOwners(trx)
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
    const at = world.now()
    await change.apply(trx, at)
    await recordDeskEvent(trx, change.event, world)
    return { ok: true }
  })
}

export const noSuchOperator = reject('unknown', 'There is no such person at the desk.')

/** Makes an operator an owner or an agent. It takes effect with their next request. */
export function changeRole(
  id: string,
  role: Role,
  changing: ActorDeps,
): Promise<ChangeOperatorResult> {
  return changeOperator(
    id,
    (person) =>
      person.role === role
        ? undefined
        : {
            event: { kind: 'person role changed', detail: { person: id, role } },
            endsOwner: person.role === 'owner' && person.closed_at === null,
            apply: (db, at) => updateOperator(db, id, { role }, at),
          },
    changing,
  )
}

/**
 * Closes an operator's account: they are signed out everywhere, and their unfinished leads go to another operator or lose
 * their owner. Their name stays in the history.
 */
export function closeOperator(
  id: string,
  { leadsTo }: { leadsTo: string | null },
  changing: ActorDeps,
): Promise<ChangeOperatorResult> {
  const canTakeOver = async (db: Db, colleague: string) =>
    colleague !== id &&
    (await getOperator(db, colleague)) !== undefined &&
    !(await hasLeft(db, colleague))

  return changeOperator(
    id,
    async (person, trx) => {
      if (person.closed_at) return undefined
      if (leadsTo !== null && !(await canTakeOver(trx, leadsTo)))
        return reject(
          'refused',
          'Choose somebody who works at the desk for the open leads, or nobody.',
        )
      const detail = { person: id, leads: 0, to: leadsTo ?? '' }
      return {
        event: { kind: 'person closed', detail },
        endsOwner: person.role === 'owner',
        apply: async (db, at) => {
          const moment = at.toISOString()
          await updateOperator(db, id, { closed_at: moment }, at)
          await deleteSessions(db, id)
          await deletePasswordLinks(db, id)
          await releaseClaims(db, id, at)
          const audit = { at: moment, operator: changing.by, newId: uuidv7 }
          const reassigned = await reassignUnfinished(
            db,
            { from: id, to: leadsTo, because: 'left' },
            audit,
          )
          detail.leads = reassigned.length
        },
      }
    },
    changing,
  )
}

/** Lets an operator sign in again, with the password and second factor they had. */
export function reopenOperator(id: string, changing: ActorDeps): Promise<ChangeOperatorResult> {
  return changeOperator(
    id,
    (person) =>
      person.closed_at
        ? {
            event: { kind: 'person reopened', detail: { person: id, role: person.role } },
            endsOwner: false,
            apply: (db, at) => updateOperator(db, id, { closed_at: null }, at),
          }
        : undefined,
    changing,
  )
}

/** For an operator who lost their phone: signs them out. They set up a new second factor when they next sign in. */
export function resetSecondFactor(id: string, changing: ActorDeps): Promise<ChangeOperatorResult> {
  return changeOperator(
    id,
    (person) =>
      person.two_factor_enabled
        ? {
            event: { kind: 'second factor reset', detail: { person: id } },
            endsOwner: false,
            apply: async (db) => {
              await deleteSecondFactor(db, id)
              await deleteSessions(db, id)
            },
          }
        : undefined,
    changing,
  )
}

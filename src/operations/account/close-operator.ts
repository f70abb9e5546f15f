import { v7 as uuidv7 } from 'uuid'
import {
  deletePasswordLinks,
  deleteSessions,
  getOperator,
  hasLeft,
  updateOperator,
} from '#database/account/operators.ts'
import { releaseClaims } from '#database/desk/claims.ts'
import { reassignUnfinished } from '#database/desk/unfinished-leads.ts'
import type { Db } from '#database/schema.ts'
import { reject } from '#domain/result.ts'
import { type ChangeOperatorResult, changeOperator } from './change-operator.ts'
import type { ActorDeps } from './write-audit.ts'

/**
 * Closes an operator's account: they are signed out everywhere, and their unfinished leads go to another operator or to
 * nobody. Their name stays in the history.
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

import { type Claimer, claimNext as claim, claimLead } from '#database/desk/claims.ts'
import type { Database } from '#database/open.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { noSuchLead, type Operator } from './change-lead.ts'

export type ClaimDeps = {
  database: Database
  now: () => Date
  calling: CallingRules
  /** Called once open desks have something to learn. */
  onDue?: () => void
}

export type ClaimedNext = Result<
  { lead: string | null; instead?: { operator: Claimer } },
  'unknown' | 'refused'
>

/**
 * Claims the next lead to call for an operator, or the one they name. Where somebody else is calling that one, they get the next, and
 * learn who. Whatever they had claimed before is free again.
 */
export async function claimNext(
  { lead }: { lead?: string | undefined },
  operator: Operator,
  { database, now, calling, onDue }: ClaimDeps,
): Promise<ClaimedNext> {
  const claiming = { operator: operator.id, now: now(), calling }
  const named =
    lead === undefined
      ? undefined
      : await withRetry(() => claimLead(database, { ...claiming, lead, isCall: false }))
  if (named?.as === 'unknown') return noSuchLead
  if (named?.as === 'finished')
    return reject('refused', 'This lead is finished, or held back: there’s nobody to call.')
  if (lead !== undefined && named?.as === 'claimed') {
    onDue?.()
    return { ok: true, lead }
  }
  const next = await withRetry(() => claim(database, claiming))
  onDue?.()
  return {
    ok: true,
    lead: next ?? null,
    ...(named?.as === 'taken' && named.by ? { instead: { operator: named.by } } : {}),
  }
}

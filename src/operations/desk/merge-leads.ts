import { v7 as uuidv7 } from 'uuid'
import { getLeadStanding } from '#database/desk/lead-changes.ts'
import { mergePersons, type PersonChangeOutcome } from '#database/desk/person-changes.ts'
import { reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import {
  type ChangeLeadDeps,
  type ChangeLeadResult,
  changedMeanwhile,
  noSuchLead,
  type Operator,
} from './change-lead.ts'

/** A lead as the operator saw it, and another one with the same phone or email. */
export type TwoLeads = { lead: string; version: number; other: string }

/** Makes two leads one person's: they are called once, by the earliest promise. Every enquiry stays as it is. */
export async function mergeLeads(
  leads: TwoLeads,
  operator: Operator,
  deps: ChangeLeadDeps,
): Promise<ChangeLeadResult> {
  const change = {
    ...leads,
    operator: operator.id,
    now: deps.now(),
    newId: uuidv7,
    calling: deps.calling,
  }
  return resultOf(await withRetry(() => mergePersons(deps.database, change)), leads, deps)
}

/** Turns what became of two persons into the operator's result. */
export async function resultOf(
  outcome: PersonChangeOutcome,
  { lead, version }: TwoLeads,
  deps: ChangeLeadDeps,
): Promise<ChangeLeadResult> {
  switch (outcome.as) {
    case 'changed meanwhile':
      return changedMeanwhile(lead, deps)
    case 'unknown':
      return noSuchLead
    case 'strangers':
      return reject('refused', 'These two share neither a phone number nor an email address.')
    case 'not mergeable':
      return reject('refused', notMergeable[outcome.state])
    default: {
      const standing = await getLeadStanding(deps.database.db, lead)
      if (!standing) return noSuchLead
      if (outcome.as === 'changed') deps.onDue?.()
      return {
        ok: true,
        state: standing.state,
        version: outcome.as === 'changed' ? version + 1 : version,
      }
    }
  }
}

const notMergeable = {
  held: 'One of them is held back. Release it first, or mark it as spam.',
  withdrawn: 'One of them was taken back by the visitor. Nothing more is done with it.',
  spam: 'One of them is marked as spam.',
} as const

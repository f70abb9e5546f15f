import { v7 as uuidv7 } from 'uuid'
import { correctContactOf, leadColumnsOf } from '#database/desk/contact-corrections.ts'
import { getLeadStanding } from '#database/desk/lead-changes.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone } from '#domain/enquiry/problems.ts'
import {
  type ContactDetails,
  correctContact,
  type InvalidContact,
} from '#domain/lead/correct-contact.ts'
import { leadCan } from '#domain/lead/state.ts'
import { withRetry } from '../with-retry.ts'
import {
  type ChangeLeadDeps,
  type ChangeLeadResult,
  changedMeanwhile,
  noSuchLead,
  type Operator,
} from './change-lead.ts'

export type CorrectContactResult = ChangeLeadResult | InvalidContact

/**
 * An operator corrects how somebody is addressed and reached. What stood there before stays with the lead; whoever has the lead hears of
 * it once the correction can't be undone any more.
 */
export async function correctContactDetails(
  { lead, version, details }: { lead: string; version: number; details: ContactDetails },
  operator: Operator,
  deps: ChangeLeadDeps & { country: Country; parsePhone: ParsePhone },
): Promise<CorrectContactResult> {
  const { database } = deps
  const standing = await getLeadStanding(database.db, lead)
  if (!standing) return noSuchLead
  const allowed = leadCan('email', standing, operator.role)
  if (!allowed.ok) return allowed
  const now = deps.now()
  const changed = await withRetry(() =>
    correctContactOf(
      database,
      {
        ...{ lead, version, now, operator: operator.id, auditId: uuidv7(), newId: uuidv7 },
        calling: deps.calling,
        tellAt: new Date(now.getTime() + sendAfterSeconds * 1000),
      },
      (row) =>
        correctContact(
          {
            form: JSON.parse(row.form_shown),
            answers: JSON.parse(row.answers),
            columns: leadColumnsOf(row),
          },
          details,
          deps,
        ),
    ),
  )
  if (typeof changed !== 'string') return changed
  if (changed === 'changed meanwhile') return changedMeanwhile(lead, deps)
  if (changed === 'changed') deps.onDue?.()
  return { ok: true, state: standing.state, version: changed === 'changed' ? version + 1 : version }
}

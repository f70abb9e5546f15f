import { answeredQuestions, type OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import type { Db } from './schema.ts'

/** A lead as the channels send it. Of an erased lead only the reference and the dates are left. */
export async function getOutgoingLead(db: Db, id: string): Promise<OutgoingLead | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const form: EnquiryForm = JSON.parse(row.form_shown)
  const answers: Answers = JSON.parse(row.answers)
  return {
    id: row.id,
    reference: row.reference_number,
    receivedAt: row.created_at,
    promisedBy: row.promised_by ?? row.created_at,
    columns: Object.fromEntries(leadColumns.map((column) => [column, row[column]])) as LeadColumns,
    formSlug: row.form_slug,
    kind: enquiryKind(form, answers),
    answered: answeredQuestions(form, answers),
    estimate: row.estimate ? JSON.parse(row.estimate) : null,
    page: row.page,
    attributions: JSON.parse(row.source),
    consent: { wording: row.consent_wording, version: row.consent_version },
    suspected: row.suspected,
    duplicateOf: row.duplicate_of,
    earlierLead: row.earlier_lead,
    phone: { e164: row.phone_e164, doubtful: Boolean(row.phone_doubtful) },
    withdrawnAt: row.withdrawn_at,
    erasedAt: row.erased_at,
  }
}

import { sql } from 'kysely'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import type { ContactCorrection, CorrectedContact } from '#domain/lead/correct-contact.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { tellHolders, tellInstallers } from '#operations/enquiry/tell-holders.ts'
import { recordAudit } from '../account/audit.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { restorableContact } from './contact-undo.ts'
import { getLeadStanding } from './lead-changes.ts'
import { type LeadRow, lockLead } from './lead-row.ts'
import type { LeadUndo } from './lead-undo.ts'
import { refreshLeadWords } from './lead-words.ts'
import { updateNextAction } from './queue.ts'

export type ContactChange = {
  lead: string
  version: number
  operator: string
  now: Date
  /** When those who have the lead are told. */
  tellAt: Date
  auditId: string
  calling: CallingRules
  newId: () => string
}

/**
 * Writes corrected contact details and what stood there before, if the lead still has the version that the operator saw. Whoever has
 * the lead is owed the change. `decide` looks at the locked row; what it rejects is returned.
 */
export async function correctContactOf<Rejected extends { ok: false }>(
  { db }: Database,
  { lead, version, operator, now, tellAt, auditId, newId, calling }: ContactChange,
  decide: (row: LeadRow) => CorrectedContact | Rejected,
): Promise<'changed' | 'changed meanwhile' | 'unchanged' | Rejected> {
  return db.transaction().execute(async (trx) => {
    const row = await lockLead(trx, lead)
    const standing = row && (await getLeadStanding(trx, lead))
    if (!row || !standing || row.version !== version) return 'changed meanwhile'
    const corrected = decide(row)
    if (!corrected.ok) return corrected
    const { corrections, columns } = corrected
    if (corrections.length === 0) return 'unchanged'
    const at = now.toISOString()
    const undo: LeadUndo = {
      version: version + 1,
      operator,
      kind: 'lead.corrected',
      lead: standing.columns,
      deliveries: [],
      correction: { at, columns: restorableContact(row) },
    }
    await trx
      .updateTable('enquiries')
      .set({ ...columns, undo: JSON.stringify(undo), version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    await insertCorrections(trx, corrections, { lead, who: operator, at, newId })
    await refreshLeadWords(trx, [lead])
    await recordAudit(trx, {
      ...{ id: auditId, at, operator, lead, kind: 'lead.corrected' },
      detail: { field: corrections.map(({ field }) => field).join(' ') },
    })
    const change = { lead, version: version + 1, now, tellAt }
    await tellHolders(trx, change)
    await tellInstallers(trx, change)
    await updateNextAction(trx, lead, calling)
    return 'changed'
  })
}

async function insertCorrections(
  db: Db,
  corrections: readonly ContactCorrection[],
  { newId, ...about }: { lead: string; who: string; at: string; newId: () => string },
): Promise<void> {
  await db
    .insertInto('corrections')
    .values(corrections.map((one) => ({ id: newId(), by: 'operator' as const, ...about, ...one })))
    .execute()
}

/** The specification's columns of a lead's row. */
export function leadColumnsOf(row: LeadRow): LeadColumns {
  return Object.fromEntries(leadColumns.map((column) => [column, row[column]])) as LeadColumns
}

import { v7 as uuidv7 } from 'uuid'
import { endBoxes } from '#database/delivery/channel-consents.ts'
import { insertCorrections } from '#database/delivery/corrections.ts'
import { restorableContact } from '#database/desk/contact-undo.ts'
import { type LeadRow, leadStandingOf, lockLead, updateLead } from '#database/desk/lead-row.ts'
import { columnsBefore, saveUndo } from '#database/desk/lead-undo.ts'
import { refreshLeadWords } from '#database/desk/lead-words.ts'
import type { Db } from '#database/schema.ts'
import { sendMoment } from '#domain/desk/undo.ts'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone } from '#domain/enquiry/phone.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import {
  type ContactDetails,
  type CorrectedContact,
  correctContact,
  type InvalidContact,
} from '#domain/lead/correct-contact.ts'
import { leadCan } from '#domain/lead/state.ts'
import { channelBoxes } from '#domain/privacy/channel-consent.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { tellHolders, tellInstallers } from '../enquiry/tell-holders.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import {
  type ChangeLeadResult,
  changedMeanwhile,
  type DeskWorld,
  noSuchLead,
  type Operator,
} from './change-lead.ts'

type CorrectContactResult = ChangeLeadResult | InvalidContact

/**
 * An operator corrects a visitor's name or contact details. The earlier details stay with the lead. Those who have the lead are notified
 * once the correction can't be undone any more.
 */
export function correctContactDetails(
  { lead, version, details }: { lead: string; version: number; details: ContactDetails },
  operator: Operator,
  world: DeskWorld & { country: Country; parsePhone: ParsePhone },
): Promise<CorrectContactResult> {
  const { calling } = world
  const now = world.now()
  return commit(world, async (db) => {
    const row = await lockLead(db, lead)
    if (!row) return noSuchLead
    const allowed = leadCan('email', leadStandingOf(row), operator.role)
    if (!allowed.ok) return allowed
    if (row.version !== version) return changedMeanwhile(db, lead)
    const before = {
      form: JSON.parse(row.form_shown),
      answers: JSON.parse(row.answers),
      columns: leadColumnsOf(row),
    }
    const corrected = correctContact(before, details, world)
    if (!corrected.ok) return corrected
    if (corrected.corrections.length > 0)
      await applyCorrection(db, row, corrected, { operator, now, calling })
    return {
      ok: true,
      state: row.state,
      version: corrected.corrections.length > 0 ? version + 1 : version,
    }
  })
}

async function applyCorrection(
  db: Db,
  row: LeadRow,
  { corrections, columns }: CorrectedContact,
  { operator, now, calling }: { operator: Operator; now: Date; calling: CallingRules },
): Promise<void> {
  const lead = row.id
  const version = row.version + 1
  const at = now.toISOString()
  // Another number needs a yes of its own.
  const isNewNumber = corrections.some(({ field }) => field === 'phone')
  const noBoxes = { consent_calls: null, consent_texts: null }
  await updateLead(db, lead, isNewNumber ? { ...columns, ...noBoxes } : columns)
  if (isNewNumber) await endBoxes(db, { lead, boxes: channelBoxes, at })
  await saveUndo(db, lead, {
    version,
    operator: operator.id,
    kind: 'lead.corrected',
    lead: columnsBefore(row),
    deliveries: [],
    correction: { at, columns: restorableContact(row) },
  })
  const by = { lead, by: 'operator', who: operator.id, at } as const
  await insertCorrections(
    db,
    corrections.map((correction) => ({ id: uuidv7(), ...by, ...correction })),
  )
  await refreshLeadWords(db, [lead])
  const change = { lead, version, now, tellAt: sendMoment(now) }
  await tellHolders(db, change)
  await tellInstallers(db, change)
  const detail = { field: corrections.map(({ field }) => field).join(' ') }
  await recordLeadEvent(
    db,
    { kind: 'lead.corrected', at: now, lead, detail },
    { now: () => now, calling, by: operator.id },
  )
}

/** The specification's columns of a lead's row. */
function leadColumnsOf(row: LeadRow): LeadColumns {
  return Object.fromEntries(leadColumns.map((column) => [column, row[column]])) as LeadColumns
}

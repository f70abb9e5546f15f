import type { Selectable } from 'kysely'
import { answeredQuestions, type OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { correctionInWords } from '#domain/lead/correction-in-words.ts'
import { isOpenState } from '#domain/lead/state.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { consentUntil } from '#domain/privacy/consent-until.ts'
import { getAwaitsYes } from '../awaits-yes.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import { isInstallerSought } from '../seeks-installer.ts'
import { listCallers } from './callers.ts'
import { getLatestNews, listCorrections, listVisitorNotes } from './corrections.ts'
import { listStops } from './disclosures.ts'

type LaterPart = Pick<
  OutgoingLead,
  'changes' | 'stops' | 'changedAtDesk' | 'callers' | 'awaitsYes'
> & {
  changedAt?: string
}

/** What is read of a row. */
type OutgoingRow = Omit<
  Pick<Selectable<EnquiriesTable>, keyof NewLeadRow | (typeof laterColumns)[number]>,
  'consent'
>

/** What a lead gets only after it was stored. */
const laterColumns = [
  'new_promise_by',
  'owner',
  'chosen_from',
  'chosen_until',
  'contact_by',
  'contacted_at',
  'duplicate_of',
  'earlier_lead',
  'withdrawn_at',
  'erased_at',
] as const

/** A probe's lead, which has no row. */
export function unstoredLead(row: NewLeadRow): OutgoingLead {
  const later = Object.fromEntries(laterColumns.map((column) => [column, null])) as Record<
    (typeof laterColumns)[number],
    null
  >
  return toOutgoingLead({ ...row, ...later })
}

const untouched: LaterPart = {
  changes: { corrections: [], notes: [] },
  stops: [],
  callers: [],
  awaitsYes: false,
}

/** A lead as the channels send it. Of an erased lead only the reference and the dates are left. */
export async function getOutgoingLead(db: Db, id: string): Promise<OutgoingLead | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const lead = { ...toOutgoingLead(row), seeksInstaller: await isInstallerSought(db, row) }
  // Most leads go out before anybody has touched them.
  if (row.version === 1 && !row.owner) return lead
  return { ...lead, ...(await getLaterPart(db, id, JSON.parse(row.form_shown))) }
}

/** What a lead's own row says of it. */
function toOutgoingLead(row: OutgoingRow): OutgoingLead {
  const form: EnquiryForm = JSON.parse(row.form_shown)
  const answers: Answers = JSON.parse(row.answers)
  return {
    id: row.id,
    reference: row.reference_number,
    receivedAt: row.created_at,
    promisedBy: row.promised_by,
    newPromiseBy: row.new_promise_by,
    callableFrom: row.callable_from ?? row.created_at,
    consentUntil: row.consent_until ?? consentUntil(new Date(row.created_at)).toISOString(),
    state: row.state,
    isOpen: isOpenState(row.state),
    owner: row.owner,
    wish: { from: row.chosen_from, until: row.chosen_until, contactBy: row.contact_by },
    changedAt: row.created_at,
    seeksInstaller: false,
    ...untouched,
    awaitsYes: row.way === 'prices',
    contactedAt: row.contacted_at,
    leadSource: row.came_by,
    nation: row.nation,
    columns: Object.fromEntries(leadColumns.map((column) => [column, row[column]])) as LeadColumns,
    formSlug: row.form_slug,
    kind: enquiryKind(form, answers),
    answered: answeredQuestions(form, answers),
    estimate: row.estimate ? JSON.parse(row.estimate) : null,
    page: row.page,
    attributions: JSON.parse(row.source),
    consent: { wording: row.consent_wording, version: row.consent_version },
    boxes: { calls: row.consent_calls, texts: row.consent_texts },
    suspected: row.suspected,
    duplicateOf: row.duplicate_of,
    earlierLead: row.earlier_lead,
    phone: { e164: row.phone_e164, doubtful: Boolean(row.phone_doubtful) },
    withdrawnAt: row.withdrawn_at,
    erasedAt: row.erased_at,
  }
}

async function getLaterPart(db: Db, id: string, form: EnquiryForm): Promise<LaterPart> {
  const [latest, corrections, notes, stops, callers, awaitsYes] = await Promise.all([
    getLatestNews(db, id),
    listCorrections(db, [id]),
    listVisitorNotes(db, id),
    listStops(db, id),
    listCallers(db, [id]),
    getAwaitsYes(db, id),
  ])
  return {
    changes: {
      corrections: corrections
        .map((correction) => correctionInWords(correction, form))
        .map(({ at, ask, before, after }) => ({ at, ask, before, after })),
      notes: notes.toReversed(),
    },
    stops,
    callers: callers.get(id) ?? [],
    awaitsYes,
    ...(latest ? { changedAt: latest.at, changedAtDesk: latest.isDesk } : {}),
  }
}

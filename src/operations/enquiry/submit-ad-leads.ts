import {
  listAdLeadsToSubmit,
  lockWaitingAdLead,
  type MappedRow,
  setLeadOfAdLead,
  setUnreachable,
} from '#database/enquiry/ad-leads.ts'
import { insertLeads } from '#database/enquiry/insert-leads.ts'
import { spokenForm } from '#domain/desk/added-lead.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { submissionFromAd } from '#domain/lead/ad-form.ts'
import { reject } from '#domain/result.ts'
import { commit } from '../world.ts'
import { type StoreLeadsDeps, storeLead } from './store-leads.ts'

type SubmitDeps = StoreLeadsDeps & { forms: ReadonlyMap<string, EnquiryForm> }

/** So many are read at once. What comes meanwhile is in the next page. */
const pageSize = 50

/**
 * Makes leads of the answers from mapped ad forms. Each becomes a lead once: its source is deleted in the same transaction. Answers without
 * a way to reply wait for another mapping. Returns how many became leads.
 */
export async function submitAdLeads(
  deps: SubmitDeps,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<number> {
  let submitted = 0
  let failure: unknown
  for (const { id } of await listAdLeadsToSubmit(deps.database.db, pageSize)) {
    if (isStopping()) return submitted
    // One that fails keeps none of the others waiting.
    const isLead = await submitAdLead(id, deps).catch((error: unknown) => {
      failure ??= error
      return false
    })
    if (isLead) submitted += 1
  }
  if (failure) throw failure
  return submitted
}

async function submitAdLead(id: string, deps: SubmitDeps): Promise<boolean> {
  const { database } = deps
  const row = await lockWaitingAdLead(database.db, id)
  if (!row) return false
  const form = deps.forms.get(row.form.form_slug ?? '')
  const result = form ? submissionOf(row, form, deps) : formIsGone
  if (!result.ok) {
    const { version } = row.form
    await commit({ database }, (db) => setUnreachable(db, id, { problem: result.message, version }))
    return false
  }
  let isSubmitted = false
  const insert: StoreLeadsDeps['insert'] = ({ engine }, leads, limit) =>
    commit({ database }, async (db) => {
      isSubmitted = false
      // Another replica may have been faster, or the form may have a new mapping.
      const locked = await lockWaitingAdLead(db, id)
      if (locked?.form.version !== row.form.version) return { ok: true, receipts: [repeated] }
      const stored = await insertLeads({ engine, db }, leads, limit)
      const lead = stored.ok && stored.receipts[0]?.lead
      if (lead) await setLeadOfAdLead(db, id, lead)
      isSubmitted = Boolean(lead)
      return stored
    })
  await storeLead({ ...result.submission, submission: id }, undefined, { ...deps, insert })
  return isSubmitted
}

const formIsGone = reject(
  'unreachable',
  'The form of ours that it is mapped to is gone. Map it anew.',
)

const repeated = { lead: '', reference: '', repeated: true, own: true }

function submissionOf({ form: adForm, lead }: MappedRow, form: EnquiryForm, deps: SubmitDeps) {
  const { network, form: number, mapping } = adForm
  const mapped = { network, id: number, form: spokenForm(form), mapping: JSON.parse(mapping ?? '') }
  return submissionFromAd(mapped, lead, deps)
}

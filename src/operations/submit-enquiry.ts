import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { KeptLead, Limited } from '#database/enquiries.ts'
import type { Answers, EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { answersTo, type Checking, type Problem, problemsWith } from '#domain/enquiry/problems.ts'
import type { KeptEstimate } from '#domain/estimate/kept.ts'
import { columnsFor } from '#domain/lead/columns.ts'
import type { Source } from '#domain/lead/source.ts'
import { suspicionOf } from '#domain/lead/suspicion.ts'
import { type Keeper, keepNewLead, type Unnumbered } from './keep-lead.ts'

export type Enquiry = {
  form: EnquiryForm
  typed: Record<string, unknown>
  /** What was picked beside an article. */
  interest?: string
  /** Made in the browser once per filling-in, so that a second try is known as one. */
  submission?: string
  page: string
  source: Source
  /** What they had worked out before, reckoned by us. */
  estimate?: KeptEstimate
  /** What pressing the button agrees to, by what is asked for, and whether the visitor agreed. */
  consents: Record<EnquiryKind, { wording: string; version: string }>
  consentGiven: boolean
  /** What machines do and people do not. */
  signs?: { website?: string; seconds?: number }
  /** Whoever is held to the limit: the visitor's address. */
  sender?: string
}

export type Refused = { ok: false; answers: Answers; problems: Problem[] }
export type Submitted =
  | ({ ok: true; kind: EnquiryKind } & KeptLead)
  | ({ ok: false } & Limited)
  | Refused

type World = Checking & Keeper & { now: () => Date }

/** Turns an enquiry into a lead that outlives the process, or tells what is wrong with it. */
export async function submitEnquiry(enquiry: Enquiry, world: World): Promise<Submitted> {
  const answers = answersTo(enquiry.form, enquiry.typed)
  const kind = enquiryKind(enquiry.form, answers)
  const problems = [...problemsWith(enquiry.form, answers, world), ...withheld(enquiry, kind)]
  if (problems.length > 0) return { ok: false, answers, problems }
  const kept = await keepNewLead(leadFrom(enquiry, answers, world), enquiry.sender, world)
  return 'limited' in kept ? { ok: false, ...kept } : { ok: true, kind, ...kept }
}

const ticks: Record<EnquiryKind, string> = {
  quotes: 'Tick the box, so that we may share your details with installers',
  question: 'Tick the box, so that we may answer you',
}

function withheld({ consentGiven }: Enquiry, kind: EnquiryKind): Problem[] {
  return consentGiven ? [] : [{ question: 'consent', message: ticks[kind] }]
}

function leadFrom(enquiry: Enquiry, answers: Answers, world: World): Unnumbered {
  const { form, interest, submission, page, source, consents } = enquiry
  const consent = consents[enquiryKind(form, answers)]
  const phone = world.readPhone(answers['contact-phone'] ?? '')
  const columns = columnsFor(form, answers, { country: world.country, interest })
  return {
    ...columns,
    consent: true,
    id: uuidv7(),
    created_at: world.now().toISOString(),
    form_slug: form.slug,
    form_shown: JSON.stringify(form),
    answers: JSON.stringify(answers),
    phone_e164: phone?.e164 ?? '',
    phone_doubtful: phone?.doubtful ?? false,
    page,
    source: JSON.stringify(source),
    submission: submission ?? null,
    fingerprint: fingerprintOf(form, answers, interest),
    consent_wording: consent.wording,
    consent_version: consent.version,
    suspected: suspicionOf(enquiry.signs ?? {}) ?? null,
    came_by: 'site',
    estimate: enquiry.estimate ? JSON.stringify(enquiry.estimate) : null,
  }
}

/** The same for the same answers, and nothing can be read from it. */
function fingerprintOf(form: EnquiryForm, answers: Answers, interest = ''): string {
  const said = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form.slug, interest, said]))
    .digest('hex')
}

import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { type KeptLead, keepLead } from '#database/enquiries.ts'
import { isPassing, isTakenReference } from '#database/errors.ts'
import type { Database } from '#database/open.ts'
import type { NewLead } from '#database/schema.ts'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'
import { answersTo, type Checking, type Problem, problemsWith } from '#domain/enquiry/problems.ts'
import { columnsFor } from '#domain/lead/columns.ts'
import { referenceFrom } from '#domain/lead/reference.ts'
import type { Source } from '#domain/lead/source.ts'

export type Enquiry = {
  form: EnquiryForm
  typed: Record<string, unknown>
  /** What was picked beside an article. */
  interest?: string
  /** Made in the browser once per filling-in, so that a second try is known as one. */
  submission?: string
  page: string
  source: Source
  /** What was shown, and whether the visitor agreed to it. */
  consent: { wording: string; version: string; given: boolean }
}

export type Submitted =
  | ({ ok: true } & KeptLead)
  | { ok: false; answers: Answers; problems: Problem[] }

type World = Checking & { database: Database; now: () => Date }

/** Turns an enquiry into a lead that outlives the process, or tells what is wrong with it. */
export async function submitEnquiry(enquiry: Enquiry, world: World): Promise<Submitted> {
  const answers = answersTo(enquiry.form, enquiry.typed)
  const problems = [...problemsWith(enquiry.form, answers, world), ...withheld(enquiry)]
  if (problems.length > 0) return { ok: false, answers, problems }
  return {
    ok: true,
    ...(await keepDespiteAccidents(leadFrom(enquiry, answers, world), world.database)),
  }
}

function withheld({ consent }: Enquiry): Problem[] {
  const message = 'Tick the box, so that we may share your details with installers'
  return consent.given ? [] : [{ question: 'consent', message }]
}

function leadFrom(enquiry: Enquiry, answers: Answers, world: World): NewLead {
  const { form, interest, submission, page, source, consent } = enquiry
  const phone = world.readPhone(answers['contact-phone'] ?? '')
  return {
    ...columnsFor(form, answers, { country: world.country, interest }),
    consent: true,
    reference_number: drawReference(),
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
  }
}

/** The same for the same answers, and nothing can be read from it. */
function fingerprintOf(form: EnquiryForm, answers: Answers, interest = ''): string {
  const said = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form.slug, interest, said]))
    .digest('hex')
}

function drawReference(): string {
  return referenceFrom(randomBytes(8))
}

/** Keeping twice is harmless: if a connection was lost after the commit, the second try finds the first lead. */
async function keepDespiteAccidents(lead: NewLead, database: Database): Promise<KeptLead> {
  let drawn = lead
  for (let attempt = 1; ; attempt++) {
    try {
      return await keepLead(database, drawn)
    } catch (error) {
      if (attempt === 4) throw error
      if (isTakenReference(error)) drawn = { ...lead, reference_number: drawReference() }
      else if (isPassing(error)) await wait(25 * attempt)
      else throw error
    }
  }
}

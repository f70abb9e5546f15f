import type { Brand } from '#content/brand.ts'
import type { EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import { isComplaintForm } from '#domain/enquiry/kind.ts'
import type { FormConsents } from '#domain/privacy/channel-consent.ts'
import type { Consent } from '#domain/privacy/consent-receipt.ts'

/** What the last button says. */
export const submitLabels: Record<EnquiryKind, string> = {
  quotes: 'Get My Quote',
  question: 'Send My Question',
  complaint: 'Send My Complaint',
}

// Raise it with every change of a wording.
const version = 'gb 2026-11-23'

/**
 * The wordings of the boxes of a form, all unticked, which are stored with each lead as evidence. The one that must be ticked is
 * that of the kind of enquiry; those for calls and texts are `channels`. The link to the privacy page is drawn beside them.
 */
export function consentsOf({ legalName }: Brand, form: Pick<EnquiryForm, 'slug'>): FormConsents {
  const box = (wording: string, callers: string): Consent => ({ wording, version, callers })
  const nobody = 'Nobody by this alone.'
  const kinds = {
    quotes: box(
      `${legalName} may use these details to answer this enquiry by email, and to ask installers for a price without telling them who I am.`,
      nobody,
    ),
    question: box(
      `${legalName} may use these details to answer this question. Nobody else sees it.`,
      nobody,
    ),
  }
  if (isComplaintForm(form.slug)) {
    const complaint = {
      wording: `${legalName} may use these details to look into this complaint and tell me the outcome by email. Nobody else sees it.`,
      version: 'gb complaint 2026-11-27',
      callers: nobody,
    }
    return { ...kinds, complaint }
  }
  const channels = {
    calls: box(
      `${legalName} may call me about this enquiry on the number above, for three months, even though it may be on the TPS or CTPS register.`,
      legalName,
    ),
    texts: box(`${legalName} may text me about this enquiry for three months.`, legalName),
    note: 'No installer gets your name, number or email unless you say yes to that installer by name, on your own page. Change any of this there.',
  }
  return { ...kinds, channels }
}

/** Who may call after a consent on the telephone, as its receipt says it. No installer may: each needs a yes of its own. */
export function callersOf({ legalName }: Brand, _kind: EnquiryKind): string {
  return legalName
}

/** What an operator reads out on the telephone; the caller may say yes or no. Stored with their answer. */
export function installersSentence({ legalName }: Brand): string {
  return `They agreed that ${legalName} may ask installers for a price without telling them who they are.`
}

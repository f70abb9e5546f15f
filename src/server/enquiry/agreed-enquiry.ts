import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind, isComplaintForm } from '#domain/enquiry/kind.ts'
import { parseAnswers } from '#domain/enquiry/problems.ts'
import type { Attributions } from '#domain/lead/attribution.ts'
import { type NamedWording, ticksOfWordings } from '#domain/privacy/named-wordings.ts'
import { type Rejection, reject } from '#domain/result.ts'
import { consentsOf } from '#edition/consent.ts'
import {
  type Enquiry,
  type SubmittedEnquiry,
  submitEnquiry,
} from '#operations/enquiry/submit-enquiry.ts'
import type { Services } from '../../services.ts'

type AgreedEnquiry = Pick<Enquiry, 'form' | 'typed' | 'leadSource' | 'submission' | 'sender'> & {
  /** What a program says that the person was shown and agreed to. */
  agreed: readonly NamedWording[]
  attributions?: Attributions
}

/** Stores what a program sends on a person’s behalf, and nothing without our words of consent. */
export async function submitAgreed(
  { form, typed, agreed, attributions = { last: { page: form.page } }, ...by }: AgreedEnquiry,
  services: Services,
): Promise<SubmittedEnquiry | Rejection<'consent'>> {
  const consents = consentsOf(services.brand, form)
  const ticks = ticksOfWordings(agreed, consents, enquiryKind(form, parseAnswers(form, typed)))
  if (!ticks)
    return reject('consent', 'Show the consent word for word, and send what was agreed to.')
  return submitEnquiry(
    {
      form,
      typed,
      attributions,
      consents,
      ...by,
      page: form.page,
      consentGiven: true,
      ticks: consents.channels && ticks,
    },
    services,
  )
}

/** The forms that a program may fill in. A complaint is made on our own page. */
export function formsForPrograms({ forms }: Pick<Services, 'forms'>): EnquiryForm[] {
  return Array.from(forms.values()).filter(({ slug }) => !isComplaintForm(slug))
}

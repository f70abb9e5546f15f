import type { Brand } from '#content/brand.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { au } from '#edition/brand/au.ts'
import { homeForm } from './answers.ts'

/** A brand invented for tests: it asks for consent by channel, and its visitors see prices before anybody calls. */
export const channelBrand: Brand = { ...au, consent: 'channels', firstCall: 'visitor-chooses' }

/** The home form as such a brand asks it: a number may be left out. */
export const channelForm = withOptionalPhone(homeForm)

export function withOptionalPhone(form: EnquiryForm): EnquiryForm {
  const steps = form.steps.map(({ questions: [first, ...others] }) => {
    const eased = [first, ...others].map((question) =>
      question.kind === 'phone' ? { ...question, optional: true as const } : question,
    )
    return { questions: eased as unknown as (typeof form.steps)[number]['questions'] }
  })
  return { ...form, steps }
}

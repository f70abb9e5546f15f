import { type ContactWords, contactWords } from '#content/pages/my-enquiry-standing.ts'
import type { MyEnquiry } from './my-enquiry.ts'

/** The words for how this visitor hears from us. */
export function contactWordsOf({
  kind = 'quotes',
  promise,
}: {
  kind?: MyEnquiry['kind']
  promise: Pick<MyEnquiry['promise'], 'contactBy'>
}): ContactWords {
  return contactWords[kind === 'question' ? 'answer' : (promise.contactBy ?? 'phone')]
}

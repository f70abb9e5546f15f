import {
  type ContactWords,
  contactWords,
  installerWords,
} from '#content/pages/my-enquiry-standing.ts'
import type { Holder, HolderInstaller, MyEnquiry } from './my-enquiry.ts'

/** The words for how this visitor hears from us, or from an installer. */
export function contactWordsOf({
  kind = 'quotes',
  promise,
  caller,
}: Partial<MyEnquiry> & Pick<MyEnquiry, 'promise' | 'caller'>): ContactWords {
  if (kind === 'question') return contactWords.answer
  const channel = promise.contactBy ?? 'phone'
  const words = contactWords[channel]
  return caller === 'us' ? words : { ...words, ...installerWords[channel] }
}

/** The installers that have the details, in the order in which they accepted: the first calls first. */
export function installersOf({
  holders,
}: Pick<MyEnquiry, 'holders'>): (Holder & { installer: HolderInstaller })[] {
  return holders.flatMap(({ installer, ...holder }) =>
    installer && !holder.stoppedAt ? [{ ...holder, installer }] : [],
  )
}

/** How many of the answers were given. */
export function countGiven({ answers }: Pick<MyEnquiry, 'answers'>): number {
  return answers.filter(({ answer }) => answer).length
}

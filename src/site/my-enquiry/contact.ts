import { answerPromise } from '#content/call-promise.ts'
import {
  type ContactWords,
  contactWords,
  installerWords,
} from '#content/pages/my-enquiry-standing.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { nextContact } from '#domain/offer/next-contact.ts'
import { brand } from '../brand.ts'
import type { Holder, HolderInstaller, MyEnquiry } from './my-enquiry.ts'

/** The words for how this visitor hears from us, or from an installer. */
export function contactWordsOf(
  enquiry: Partial<MyEnquiry> & Pick<MyEnquiry, 'promise' | 'caller' | 'channels'>,
): ContactWords {
  if ((enquiry.kind ?? 'quotes') !== 'quotes') return contactWords.answer
  const channel = channelOf(enquiry)
  const words = contactWords[channel]
  return enquiry.caller === 'us' ? words : { ...words, ...installerWords[channel] }
}

/** Whether we may call by what they ticked; undefined where the brand asks by no boxes. */
export function mayCall({
  boxes,
  phoneEnding,
}: Pick<MyEnquiry, 'boxes' | 'phoneEnding'>): boolean | undefined {
  return boxes ? boxes.calls.isTicked && phoneEnding !== '' : undefined
}

/** The words for how they were reached, once they were. */
export function contactedWordsOf(enquiry: MyEnquiry): ContactWords {
  const { promise, spokenBy, spokenWith } = enquiry
  return contactWordsOf({
    ...enquiry,
    caller: spokenWith ? 'installer' : 'us',
    promise: { ...promise, contactBy: spokenBy ?? promise.contactBy },
  })
}

/** How and when an installer that has the details contacts them. */
export function contactBy({ callsFrom }: HolderInstaller, enquiry: MyEnquiry) {
  const { promise, now } = enquiry
  const { from, until } = (!promise.newPromiseBy && promise.chosen) || { from: null, until: null }
  const by = channelOf(enquiry)
  return nextContact({ chosen: { from, until }, callsFrom, contactBy: by, now })
}

/** The installer that is still to contact them, where one of us has spoken with them before it. */
export function nextInstallerOf(
  enquiry: MyEnquiry,
): (HolderInstaller & { name: string }) | undefined {
  const [first] = installersOf(enquiry)
  if (enquiry.standing !== 'spoken' || enquiry.spokenWith || !first) return undefined
  const { name, installer } = first
  return installer.hasSpoken ? undefined : { ...installer, name }
}

/** The promise to a visitor who ticked boxes, until one of us has answered: 'We’ll write to you within 24 hours, Monday to Friday'. */
export function answerPromisedTo(enquiry: MyEnquiry): string | undefined {
  const { kind, standing, promise, contactedAt } = enquiry
  const may = mayCall(enquiry)
  if (
    may === undefined ||
    kind === 'complaint' ||
    contactedAt ||
    standing !== 'waiting' ||
    promise.newPromiseBy
  )
    return undefined
  return answerPromise(brand, { mayCall: may })
}

/** How they are reached first: as they chose, or else by the first way they agreed to. */
export function channelOf({
  promise,
  channels,
}: Pick<MyEnquiry, 'promise' | 'channels'>): ContactChannel {
  return promise.contactBy ?? channels[0] ?? 'phone'
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

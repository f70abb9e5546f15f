import type { Channel, LetterChannel } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import type { ContentOf, EventOn } from '#domain/delivery/messages.ts'
import { compose } from '../compose.ts'
import { accountLetter } from './account/account.ts'
import { assignedLeadLetter } from './desk/assigned-lead.ts'
import { lateLeadsLetter } from './desk/late-leads.ts'
import { weeklyLetter } from './desk/weekly.ts'
import { confirmation } from './enquiry/confirmation.ts'
import { leadChangedLetter } from './enquiry/lead-changed.ts'
import { notCalledLetter } from './enquiry/not-called.ts'
import { operatorLetter } from './enquiry/operator-letter.ts'
import { brokenAgainLetter, promiseNotice } from './enquiry/promise-notice.ts'
import { lettersToVisitors } from './enquiry/visitor-letters.ts'
import { withdrawnLetter } from './enquiry/withdrawn.ts'
import { expiringOwnerLetter } from './installer/expiry.ts'
import { installerLetters, whyInstallersGetIt } from './installer/installer-letters.ts'
import { lateCallsLetter } from './installer/late.ts'
import type { Letter, LetterDeps, LetterLinks } from './letter.ts'
import { offerLetters } from './offer/offer-letters.ts'
import { returnNotice } from './offer/return-notice.ts'

/** Every letter. An event without the letter that `messages` says it has doesn't compile. */
const letters: {
  [C in LetterChannel]: {
    [E in EventOn<C>]: (content: ContentOf<E>, deps: LetterDeps<ContentOf<E>>) => Letter
  }
} = {
  'operator-letter': {
    'lead.created': operatorLetter,
    'lead.changed': leadChangedLetter,
    'lead.withdrawn': withdrawnLetter,
    'lead.assigned': assignedLeadLetter,
    'promise.half-time': promiseNotice('promise.half-time'),
    'promise.three-quarters': promiseNotice('promise.three-quarters'),
    'account.changed': accountLetter,
  },
  'owner-letter': {
    'lead.not-called': notCalledLetter,
    'promise.nine-tenths': promiseNotice('promise.nine-tenths'),
    'promise.broken-again': brokenAgainLetter,
    'offer.return-half-time': returnNotice('offer.return-half-time'),
    'offer.return-three-quarters': returnNotice('offer.return-three-quarters'),
    'installer.expiring': expiringOwnerLetter,
    'installer.late': lateCallsLetter,
    'leads.late': lateLeadsLetter,
    'desk.weekly': weeklyLetter,
  },
  confirmation: { 'lead.created': confirmation, 'enquiry.probe': confirmation },
  'visitor-letter': lettersToVisitors,
  'installer-letter': { ...offerLetters, ...installerLetters },
}

export function composeLetter(
  delivery: Delivery,
  content: DeliveryContent,
  deps: LetterDeps<object> & LetterLinks,
): Letter | undefined {
  const { channel } = delivery
  const composers: Partial<Record<Channel, Parameters<typeof compose<typeof deps, Letter>>[0]>> =
    letters
  const letter = compose(composers[channel] ?? {}, delivery, content, deps)
  const installer = installerIn(content)
  return letter && installer && channel === 'installer-letter'
    ? { ...letter, why: whyInstallersGetIt(installer, deps) }
    : letter
}

/** The installer that a letter about this is for, where there is one. */
export function installerIn(content: DeliveryContent) {
  if (content.kind === 'offer') return content.offer.installer
  return 'installer' in content ? content.installer : undefined
}

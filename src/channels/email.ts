import { channels } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import {
  type Audience,
  audienceOf,
  type Delivery,
  type DeliveryEvent,
  type DeliveryLimits,
  type DeskEvent,
  type EventOn,
  type InstallerEvent,
  type Outcome,
  offerEvents,
} from '#domain/delivery/delivery.ts'
import type { OutgoingInstaller } from '#domain/delivery/outgoing-installer.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { accountLetter } from './letters/account/account.ts'
import { assignedLeadLetter } from './letters/desk/assigned-lead.ts'
import { deskLetter } from './letters/desk/desk-letter.ts'
import { lateLeadsLetter } from './letters/desk/late-leads.ts'
import { weeklyLetter } from './letters/desk/weekly.ts'
import { confirmation } from './letters/enquiry/confirmation.ts'
import { leadChangedLetter } from './letters/enquiry/lead-changed.ts'
import { notCalledLetter } from './letters/enquiry/not-called.ts'
import { operatorLetter } from './letters/enquiry/operator-letter.ts'
import { promiseNotice } from './letters/enquiry/promise-notice.ts'
import { lettersToVisitors } from './letters/enquiry/visitor-letters.ts'
import { expiringOwnerLetter } from './letters/installer/expiry.ts'
import { installerLetter } from './letters/installer/installer-letters.ts'
import type { Letter } from './letters/letter.ts'
import { offerLetter } from './letters/offer/offer-letters.ts'
import { visitorsInstallerLetter } from './letters/offer/visitors-installer.ts'
import type { MailTimeouts } from './mail-timeouts.ts'
import type { MailSettings, OutgoingMail } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

export type EmailSettings = MailSettings & {
  now: () => Date
  /** The addresses of operators. */
  recipients: (audience: Audience) => Promise<string[]>
  withdrawalLink: (leadId: string) => string
  /** Where visitors see their own enquiry. */
  pageLink: (leadId: string) => string
  /** Where installers see one offer, and everything they have. */
  /** With the installer's link number. */
  offerLink: (offerId: string, number: number) => string
  installerLink: (installerId: string, number: number) => string
}

/** Letters about leads and offers: to operators, the visitor and installers. */
export function emailChannel(settings: EmailSettings, timeouts?: MailTimeouts) {
  const sendMail = openMailer(settings, timeouts)

  return async (
    delivery: Delivery,
    content: DeliveryContent,
    limits?: DeliveryLimits,
  ): Promise<Outcome> => {
    const letter = compose(delivery, content, settings)
    if (!letter) return permanentFailure('Nobody is written to about this')
    const { recipient } = channels[delivery.channel]
    const to = await addressesOf(delivery, content, settings)
    if (to.length === 0) return noAddress[recipient]
    const { id, requestId } = delivery
    const mail = { id, to, letter, requestId, ...replyTo(delivery, content) }
    const result = await sendMail(mail, limits)
    if (result.delivered) return result
    const { answer, noMailbox } = result
    // A visitor's mailbox that does not exist will not exist tomorrow. Others we can put right ourselves, so their letters
    // are retried.
    return recipient === 'visitor' && noMailbox
      ? permanentFailure(answer)
      : { delivered: false, answer }
  }
}

function permanentFailure(answer: string): Outcome {
  return { delivered: false, answer, permanent: true }
}

const noAddress: Record<(typeof channels)[Delivery['channel']]['recipient'], Outcome> = {
  visitor: permanentFailure('The visitor left no email address that can be written to'),
  installer: { delivered: false, answer: 'Nobody of this installer has an email address' },
  operators: {
    delivered: false,
    answer: 'Nobody has set the desk up yet, so there is nobody to write to',
  },
  system: permanentFailure('Systems get no letters'),
}

async function addressesOf(
  delivery: Delivery,
  content: DeliveryContent,
  settings: EmailSettings,
): Promise<string[]> {
  switch (channels[delivery.channel].recipient) {
    case 'visitor':
      return visitorsAddress(content)
    case 'installer':
      return installersAddresses(content)
    default:
      return operatorsAddresses(delivery, settings)
  }
}

function visitorsAddress(content: DeliveryContent): string[] {
  const lead = content.kind === 'offer' ? content.offer.details : leadOf(content)
  return lead ? [lead.columns.email].filter(isEmail) : []
}

function leadOf(content: DeliveryContent): OutgoingLead | undefined {
  return content.kind === 'lead' || content.kind === 'desk letter' ? content.lead : undefined
}

/** Those who get offers; all of them where nobody is named for that. */
function installersAddresses(content: DeliveryContent): string[] {
  const people =
    content.kind === 'offer'
      ? content.offer.installer.people
      : content.kind === 'installer'
        ? content.installer.people
        : []
  const reachable = people.filter(({ email }) => isEmail(email))
  const chosen = reachable.filter(({ getsOffers }) => getsOffers)
  return Array.from(new Set((chosen.length > 0 ? chosen : reachable).map(({ email }) => email)))
}

async function operatorsAddresses(delivery: Delivery, settings: EmailSettings): Promise<string[]> {
  const recipients = await settings.recipients(audienceOf(delivery))
  // Without SMTP, letters only go to a folder, so the address does not matter.
  return recipients.length > 0 || settings.smtpUrl ? recipients : [settings.brand.email]
}

/** An operator who answers the letter about a lead answers the visitor, and a visitor who answers an operator's letter the operator. */
function replyTo(
  { channel, event }: Delivery,
  content: DeliveryContent,
): Pick<OutgoingMail, 'replyTo'> {
  if (content.kind === 'desk letter') {
    const { replyTo } = content.letter
    return replyTo && isEmail(replyTo) ? { replyTo } : {}
  }
  if (channel !== 'operator-letter' || event !== 'lead.created' || content.kind !== 'lead')
    return {}
  const { email } = content.lead.columns
  return isEmail(email) ? { replyTo: email } : {}
}

function compose(
  delivery: Delivery,
  content: DeliveryContent,
  settings: EmailSettings,
): Letter | undefined {
  const deps = { brand: settings.brand, siteUrl: settings.siteUrl, now: settings.now() }
  if (content.kind === 'late leads') return lateLeadsLetter(content, deps)
  if (content.kind === 'weekly') return weeklyLetter(content, deps)
  if (content.kind === 'account') return accountLetter(content.change, deps)
  if (content.kind === 'offer') return aboutOffer(delivery, content.offer, settings, deps)
  if (content.kind === 'installer')
    return aboutInstaller(delivery, content.installer, settings, deps)
  if (content.kind === 'desk letter')
    return deskLetter(content.letter, content.lead, {
      withdrawalLink: settings.withdrawalLink(content.lead.id),
    })
  return content.kind === 'lead' ? aboutLead(delivery, content.lead, settings, deps) : undefined
}

type LetterDeps = Pick<MailSettings, 'brand' | 'siteUrl'> & { now: Date }

function aboutOffer(
  { channel, event }: Delivery,
  offer: OutgoingOffer,
  settings: EmailSettings,
  deps: LetterDeps,
): Letter | undefined {
  if (channel === 'visitor-letter')
    return visitorsInstallerLetter(offer, {
      ...deps,
      pageLink: settings.pageLink(offer.lead),
      withdrawalLink: settings.withdrawalLink(offer.lead),
    })
  const known = offerEvents.find((one) => one === event)
  return known && channel === 'installer-letter'
    ? offerLetter(known, offer, {
        ...deps,
        offerLink: settings.offerLink(offer.id, offer.installer.linkNumber),
        installerLink: settings.installerLink(offer.installer.id, offer.installer.linkNumber),
      })
    : undefined
}

function aboutInstaller(
  { channel }: Delivery,
  installer: OutgoingInstaller,
  settings: EmailSettings,
  deps: LetterDeps,
): Letter | undefined {
  if (channel === 'installer-letter')
    return installerLetter(installer, {
      ...deps,
      installerLink: settings.installerLink(installer.id, installer.linkNumber),
    })
  const { notice } = installer
  return notice.kind === 'expiring' && channel === 'owner-letter'
    ? expiringOwnerLetter({ ...installer, notice }, deps)
    : undefined
}

function aboutLead(
  { channel, event }: Delivery,
  lead: OutgoingLead,
  settings: EmailSettings,
  deps: LetterDeps,
): Letter | undefined {
  const links = {
    withdrawalLink: settings.withdrawalLink(lead.id),
    pageLink: settings.pageLink(lead.id),
  }
  if (channel === 'confirmation') return confirmation(lead, { ...deps, ...links })
  const letters: Partial<
    Record<DeliveryEvent, (lead: OutgoingLead, deps: LetterDeps & typeof links) => Letter>
  > = channel === 'visitor-letter' ? lettersToVisitors : lettersToDesk
  return letters[event]?.(lead, { ...deps, ...links })
}

/** What operators and owners are written to about one lead. */
const lettersToDesk: Record<
  Exclude<EventOn<'operator-letter' | 'owner-letter'>, DeskEvent | InstallerEvent>,
  (lead: OutgoingLead, deps: LetterDeps) => Letter
> = {
  'lead.created': operatorLetter,
  'lead.changed': leadChangedLetter,
  'lead.assigned': assignedLeadLetter,
  'lead.not-called': notCalledLetter,
  'promise.half-time': (...about) => promiseNotice('promise.half-time', ...about),
  'promise.three-quarters': (...about) => promiseNotice('promise.three-quarters', ...about),
  'promise.nine-tenths': (...about) => promiseNotice('promise.nine-tenths', ...about),
}

import { channels } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import {
  type Audience,
  audienceOf,
  type Delivery,
  type Outcome,
  type Send,
} from '#domain/delivery/delivery.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { composeLetter, installerIn } from './letters/letters.ts'
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
export function emailChannel(settings: EmailSettings, timeouts?: MailTimeouts): Send {
  const sendMail = openMailer(settings, timeouts)

  return async (delivery, content, limits) => {
    const letter = composeLetter(delivery, content, letterDeps(content, settings))
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
  const people = installerIn(content)?.people ?? []
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

/** What a letter needs beside its content. Where that is about no lead, offer or installer, no letter has their links. */
function letterDeps(content: DeliveryContent, settings: EmailSettings) {
  const { brand, siteUrl, pageLink, withdrawalLink, offerLink, installerLink } = settings
  const offer = content.kind === 'offer' ? content.offer : undefined
  const lead = offer?.lead ?? leadOf(content)?.id ?? ''
  const { id = '', linkNumber = 0 } = installerIn(content) ?? {}
  return {
    ...{ brand, siteUrl, now: settings.now() },
    pageLink: lead && pageLink(lead),
    withdrawalLink: lead && withdrawalLink(lead),
    offerLink: offer ? offerLink(offer.id, linkNumber) : '',
    installerLink: id && installerLink(id, linkNumber),
  }
}

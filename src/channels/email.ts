import type { DeliveryContent } from '#domain/delivery/content.ts'
import {
  type Audience,
  audienceOf,
  type Delivery,
  type DeliveryLimits,
  type Outcome,
} from '#domain/delivery/delivery.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { confirmation } from './letters/confirmation.ts'
import { lateLeadsLetter } from './letters/late-leads.ts'
import { leadChangedLetter } from './letters/lead-changed.ts'
import type { Letter } from './letters/letter.ts'
import { notCalledLetter } from './letters/not-called.ts'
import { operatorLetter } from './letters/operator-letter.ts'
import { promiseNotice } from './letters/promise-notice.ts'
import { visitorLetter } from './letters/visitor-letters.ts'
import { createMailer, type MailSettings, type MailTimeouts, type OutgoingMail } from './mailer.ts'

export type EmailSettings = MailSettings & {
  now: () => Date
  /** The addresses of operators. */
  recipients: (audience: Audience) => Promise<string[]>
  withdrawalLink: (leadId: string) => string
  /** Where visitors see their own enquiry. */
  pageLink: (leadId: string) => string
}

/** Letters about leads: to operators, and to the visitor. */
export function emailChannel(settings: EmailSettings, timeouts?: MailTimeouts) {
  const sendMail = createMailer(settings, timeouts)

  return async (
    delivery: Delivery,
    content: DeliveryContent,
    limits?: DeliveryLimits,
  ): Promise<Outcome> => {
    const letter = compose(delivery, content, settings)
    if (!letter) return permanentFailure('Nobody is written to about this')
    const visitor = isToVisitor(delivery)
    const to = visitor ? visitorsAddress(content) : await operatorsAddresses(delivery, settings)
    if (to.length === 0)
      return visitor
        ? permanentFailure('The visitor left no email address that can be written to')
        : { delivered: false, answer: 'Nobody is set to be told about leads' }
    const mail = { id: delivery.id, to, letter, ...replyTo(delivery, content) }
    const { delivered, answer, noMailbox } = await sendMail(mail, limits)
    if (delivered) return { delivered, answer }
    // A visitor's mailbox that does not exist will not exist tomorrow. Operators' mailboxes we can put right ourselves,
    // so their letters are retried.
    return visitor && noMailbox ? permanentFailure(answer) : { delivered: false, answer }
  }
}

function permanentFailure(answer: string): Outcome {
  return { delivered: false, answer, permanent: true }
}

function isToVisitor({ channel }: Delivery): boolean {
  return channel === 'confirmation' || channel === 'visitor-letter'
}

function visitorsAddress(content: DeliveryContent): string[] {
  return content.kind === 'lead' ? [content.lead.columns.email].filter(isEmail) : []
}

async function operatorsAddresses(delivery: Delivery, settings: EmailSettings): Promise<string[]> {
  const recipients = await settings.recipients(audienceOf(delivery))
  // Without SMTP, letters only go to a folder, so the address does not matter.
  return recipients.length > 0 || settings.smtpUrl ? recipients : [settings.brand.email]
}

/** An operator who answers the letter about a lead answers the visitor. */
function replyTo(
  { channel, event }: Delivery,
  content: DeliveryContent,
): Pick<OutgoingMail, 'replyTo'> {
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
  return content.kind === 'lead' ? aboutLead(delivery, content.lead, settings, deps) : undefined
}

function aboutLead(
  { channel, event }: Delivery,
  lead: OutgoingLead,
  settings: EmailSettings,
  deps: Pick<MailSettings, 'brand' | 'siteUrl'> & { now: Date },
): Letter | undefined {
  const withdrawalLink = settings.withdrawalLink(lead.id)
  const pageLink = settings.pageLink(lead.id)
  switch (event) {
    case 'lead.created':
      return channel === 'operator-letter'
        ? operatorLetter(lead, deps)
        : confirmation(lead, { ...deps, withdrawalLink, pageLink })
    case 'lead.changed':
      return leadChangedLetter(lead, deps)
    case 'lead.not-called':
      return notCalledLetter(lead, deps)
    case 'promise.half-time':
    case 'promise.three-quarters':
    case 'promise.nine-tenths':
      return promiseNotice(event, lead, deps)
    case 'promise.new-time':
    case 'promise.did-they-call':
    case 'lead.link':
      return visitorLetter(event, lead, {
        ...deps,
        withdrawalLink,
        pageLink,
      })
    default:
      return undefined
  }
}

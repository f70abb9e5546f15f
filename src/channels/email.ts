import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { confirmation } from './letters/confirmation.ts'
import { operatorLetter } from './letters/operator-letter.ts'
import { createMailer, type MailSettings, type MailTimeouts, type OutgoingMail } from './mailer.ts'

export type EmailSettings = MailSettings & {
  /** Who gets the letters about leads. */
  recipients: () => Promise<string[]>
  withdrawalLink: (leadId: string) => string
}

/** Letters about leads: to operators, and to the visitor. */
export function emailChannel(settings: EmailSettings, timeouts?: MailTimeouts) {
  const sendMail = createMailer(settings, timeouts)

  return async (
    delivery: Delivery,
    lead: OutgoingLead,
    limits?: DeliveryLimits,
  ): Promise<Outcome> => {
    if (delivery.event !== 'lead.created')
      return permanentFailure('Nobody is written to about this')
    const to = await recipientsOf(delivery, lead, settings)
    const toVisitor = delivery.channel === 'confirmation'
    if (to.length === 0)
      return toVisitor
        ? permanentFailure('The visitor left no email address that can be written to')
        : { delivered: false, answer: 'Nobody is set to be told about leads' }
    const mail = { id: delivery.id, to, ...compose(delivery, lead, settings) }
    const { delivered, answer, noMailbox } = await sendMail(mail, limits)
    // A visitor's mailbox that does not exist will not exist tomorrow. Operators' mailboxes we can put right ourselves,
    // so their letters are retried.
    return toVisitor && noMailbox ? permanentFailure(answer) : { delivered, answer }
  }
}

function permanentFailure(answer: string): Outcome {
  return { delivered: false, answer, permanent: true }
}

async function recipientsOf(delivery: Delivery, lead: OutgoingLead, settings: EmailSettings) {
  if (delivery.channel === 'confirmation') return [lead.columns.email].filter(isEmail)
  const recipients = await settings.recipients()
  // Without SMTP, letters only go to a folder, so the address does not matter.
  return recipients.length > 0 || settings.smtpUrl ? recipients : [settings.brand.email]
}

function compose(
  delivery: Delivery,
  lead: OutgoingLead,
  settings: EmailSettings,
): Pick<OutgoingMail, 'letter' | 'replyTo'> {
  const { brand, withdrawalLink } = settings
  const { email } = lead.columns
  if (delivery.channel !== 'operator-letter')
    return { letter: confirmation(lead, { brand, withdrawalLink: withdrawalLink(lead.id) }) }
  return {
    letter: operatorLetter(lead, settings),
    ...(isEmail(email) ? { replyTo: email } : {}),
  }
}

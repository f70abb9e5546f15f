import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { confirmation } from './letters/confirmation.ts'
import { operatorLetter } from './letters/operator-letter.ts'
import { openPost, type Patience, type Posting, type PostSettings } from './post.ts'

export type EmailSettings = PostSettings & {
  /** Who is told about leads. */
  recipients: () => Promise<string[]>
  withdrawalLink: (leadId: string) => string
}

/** Letters about leads: to operators, and to the visitor. */
export function emailChannel(settings: EmailSettings, waits?: Patience) {
  const post = openPost(settings, waits)

  return async (delivery: Delivery, lead: LeadTold, limits?: DeliveryLimits): Promise<Outcome> => {
    if (delivery.event !== 'lead.created') return hopeless('Nobody is written to about this')
    const to = await recipientsOf(delivery, lead, settings)
    const toVisitor = delivery.channel === 'confirmation'
    if (to.length === 0)
      return toVisitor
        ? hopeless('The visitor left no e-mail address that can be written to')
        : { delivered: false, answer: 'Nobody is set to be told about leads' }
    const posting = { id: delivery.id, to, ...compose(delivery, lead, settings) }
    const { delivered, answer, noMailbox } = await post(posting, limits)
    // A visitor's mailbox that is not there will not be there tomorrow. Everything about operators' letters is
    // ours to put right within the day.
    return toVisitor && noMailbox ? hopeless(answer) : { delivered, answer }
  }
}

function hopeless(answer: string): Outcome {
  return { delivered: false, answer, hopeless: true }
}

async function recipientsOf(delivery: Delivery, lead: LeadTold, settings: EmailSettings) {
  if (delivery.channel === 'confirmation') return [lead.columns.email].filter(isEmail)
  const set = await settings.recipients()
  // In the folder letters are for whoever tries the product, and it is no matter to whom.
  return set.length > 0 || settings.smtpUrl ? set : [settings.brand.email]
}

function compose(
  delivery: Delivery,
  lead: LeadTold,
  settings: EmailSettings,
): Pick<Posting, 'letter' | 'replyTo'> {
  const { brand, withdrawalLink } = settings
  const { email } = lead.columns
  if (delivery.channel !== 'operator-letter')
    return { letter: confirmation(lead, { brand, withdrawalLink: withdrawalLink(lead.id) }) }
  return {
    letter: operatorLetter(lead, settings),
    ...(isEmail(email) ? { replyTo: email } : {}),
  }
}

import { join } from 'node:path'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { Brand } from '#content/brand/brand.ts'
import type { Delivery, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { confirmation } from './letters/confirmation.ts'
import { keepLetter } from './letters/folder.ts'
import { asHtml } from './letters/html.ts'
import { operatorLetter } from './letters/operator-letter.ts'
import { asText } from './letters/text.ts'

export type EmailSettings = {
  brand: Brand
  siteUrl: string
  dataDirectory: string
  log: (event: string) => void
  smtpUrl?: string
  mailFrom?: string
  /** Who is told about leads. */
  recipients: () => Promise<string[]>
  withdrawalLink: (leadId: string) => string
}

// All of it ends before the two minutes are over for which a worker holds a delivery: were it sent again
// while the first try still runs, it could arrive twice.
const patience = { connecting: 15_000, silence: 60_000, all: 90_000 }
export type Patience = typeof patience

type Post = (letter: SendMailOptions, delivery: Delivery) => Promise<Outcome>

/** Letters by SMTP, or into a folder where there is no SMTP server to hand them to. */
export function emailChannel(settings: EmailSettings, waits: Patience = patience) {
  const post = settings.smtpUrl ? bySmtp(settings.smtpUrl, waits) : intoFolder(settings)

  return async (delivery: Delivery, lead: LeadTold): Promise<Outcome> => {
    if (delivery.event === 'lead.withdrawn') return hopeless('Nobody is written to about this')
    const recipients = await recipientsOf(delivery, lead, settings)
    if (recipients.length === 0)
      return delivery.channel === 'confirmation'
        ? hopeless('The visitor left no e-mail address that can be written to')
        : { delivered: false, answer: 'Nobody is set to be told about leads' }
    return post(await compose(delivery, lead, recipients, settings), delivery)
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

async function compose(
  delivery: Delivery,
  lead: LeadTold,
  recipients: string[],
  settings: EmailSettings,
): Promise<SendMailOptions> {
  const { brand, siteUrl, mailFrom, withdrawalLink } = settings
  const toOperator = delivery.channel === 'operator-letter'
  const letter = toOperator
    ? operatorLetter(lead, settings)
    : confirmation(lead, { brand, withdrawalLink: withdrawalLink(lead.id) })
  const { email } = lead.columns
  return {
    from: mailFrom ?? { name: brand.name, address: brand.email },
    // As objects, so that nothing in them is read as a list of addresses.
    to: recipients.map((address) => ({ name: '', address })),
    ...(toOperator && isEmail(email) ? { replyTo: { name: '', address: email } } : {}),
    subject: letter.subject,
    text: asText(letter, brand),
    html: await asHtml(letter, brand),
    // The same at every try, so that a repeat is known as one.
    messageId: `<${delivery.id}@${new URL(siteUrl).hostname}>`,
    headers: {
      'X-Entity-Ref-ID': delivery.id,
      // Out-of-office replies stay away.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function bySmtp(url: string, waits: Patience): Post {
  const transport = createTransport({
    url,
    pool: true,
    // As many as a worker sends at once: none waits behind a slow one.
    maxConnections: 10,
    // A kept connection that the server has closed meanwhile is opened anew, once.
    maxRequeues: 1,
    idleTimeout: 2_000,
    dnsTimeout: waits.connecting,
    connectionTimeout: waits.connecting,
    greetingTimeout: waits.connecting,
    socketTimeout: waits.silence,
  })
  const { password } = new URL(url)
  const secrets = [password, decodeURIComponent(password)]

  return async (letter, delivery) => {
    try {
      const sent = await transport.sendMail({ ...letter, signal: AbortSignal.timeout(waits.all) })
      const some = sent.rejected.length > 0 ? ` (refused for ${sent.rejected.length})` : ''
      return { delivered: true, answer: answerFrom(`${sent.response}${some}`, secrets) }
    } catch (error) {
      return refused(delivery, error as Partial<NodemailerError>, secrets)
    }
  }
}

function refused(delivery: Delivery, error: Partial<NodemailerError>, secrets: string[]): Outcome {
  const answer = answerFrom(error.response ?? failureFrom(error), secrets)
  // A visitor's mailbox that is not there will not be there tomorrow. Policy (5.7.x) and everything about
  // operators' letters is ours to put right within the day.
  const noMailbox =
    error.command === 'RCPT TO' &&
    (error.responseCode ?? 0) >= 500 &&
    !/^5\d\d[ -]5\.7\./.test(answer)
  return delivery.channel === 'confirmation' && noMailbox
    ? hopeless(answer)
    : { delivered: false, answer }
}

function intoFolder({ dataDirectory, log }: EmailSettings): Post {
  const directory = join(dataDirectory, 'letters')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let said = false
  return async (letter, { id }) => {
    if (!said) log(`SMTP_URL is not set: letters are kept in ${directory}`)
    said = true
    const { message } = await transport.sendMail(letter)
    const name = await keepLetter(directory, id, message as Buffer)
    return { delivered: true, answer: `Kept as letters/${name}` }
  }
}

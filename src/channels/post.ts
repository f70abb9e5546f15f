import { join } from 'node:path'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { Brand } from '#content/brand/brand.ts'
import type { DeliveryLimits } from '#domain/delivery/delivery.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { keepLetter } from './letters/folder.ts'
import { asHtml } from './letters/html.ts'
import type { Letter } from './letters/letter.ts'
import { asText } from './letters/text.ts'
import { within } from './within.ts'

export type PostSettings = {
  brand: Brand
  siteUrl: string
  dataDirectory: string
  log: (event: string) => void
  smtpUrl?: string
  mailFrom?: string
}

// All of it ends before the two minutes are over for which a worker holds a delivery: were it sent again
// while the first try still runs, it could arrive twice.
export const patience = { connecting: 15_000, silence: 60_000, all: 90_000 }
export type Patience = typeof patience

/** A letter on its way. The id is the same at every try, so that a repeat is known as one. */
export type Posting = { id: string; letter: Letter; to: string[]; replyTo?: string }

/** What came of it. `noMailbox`: there is nobody at this address, and there will not be tomorrow. */
export type Posted = { delivered: boolean; answer: string; noMailbox?: boolean }

export type Post = (posting: Posting, limits?: DeliveryLimits) => Promise<Posted>

/** Letters by SMTP, or into a folder where there is no SMTP server to hand them to. */
export function openPost(settings: PostSettings, waits: Patience = patience): Post {
  const hand = settings.smtpUrl ? bySmtp(settings.smtpUrl, waits) : intoFolder(settings)
  return async (posting, limits = {}) => hand(await asMail(posting, settings), posting.id, limits)
}

async function asMail(
  { id, letter, to, replyTo }: Posting,
  { brand, siteUrl, mailFrom }: PostSettings,
): Promise<SendMailOptions> {
  // As objects, so that nothing in them is read as a list of addresses.
  const asObject = (address: string) => ({ name: '', address })
  return {
    from: mailFrom ?? { name: brand.name, address: brand.email },
    to: to.map(asObject),
    ...(replyTo ? { replyTo: asObject(replyTo) } : {}),
    subject: letter.subject,
    text: asText(letter, brand),
    html: await asHtml(letter, brand),
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    headers: {
      'X-Entity-Ref-ID': id,
      // Out-of-office replies stay away.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type Hand = (mail: SendMailOptions, id: string, limits: DeliveryLimits) => Promise<Posted>

function bySmtp(url: string, waits: Patience): Hand {
  const transport = createTransport({
    url,
    pool: true,
    // As many as both channels of letters send at once: none waits behind a slow one.
    maxConnections: 20,
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

  return async (mail, _id, limits) => {
    try {
      const sent = await transport.sendMail({ ...mail, signal: within(waits.all, limits) })
      const some = sent.rejected.length > 0 ? ` (refused for ${sent.rejected.length})` : ''
      return { delivered: true, answer: answerFrom(`${sent.response}${some}`, secrets) }
    } catch (error) {
      return refused(error as Partial<NodemailerError>, secrets)
    }
  }
}

function refused(error: Partial<NodemailerError>, secrets: string[]): Posted {
  const answer = answerFrom(error.response ?? failureFrom(error), secrets)
  // Policy (5.7.x) is ours to put right, and says nothing of the mailbox.
  const noMailbox =
    error.command === 'RCPT TO' &&
    (error.responseCode ?? 0) >= 500 &&
    !/^5\d\d[ -]5\.7\./.test(answer)
  return { delivered: false, answer, noMailbox }
}

function intoFolder({ dataDirectory, log }: PostSettings): Hand {
  const directory = join(dataDirectory, 'letters')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let said = false
  return async (mail, id) => {
    if (!said) log(`SMTP_URL is not set: letters are kept in ${directory}`)
    said = true
    const { message } = await transport.sendMail(mail)
    const name = await keepLetter(directory, id, message as Buffer)
    return { delivered: true, answer: `Kept as letters/${name}` }
  }
}

import { join } from 'node:path'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { Brand } from '#content/brand.ts'
import type { DeliveryLimits } from '#domain/delivery/delivery.ts'
import { timeoutSignal } from './abort-signal.ts'
import { saveLetter } from './letters/folder.ts'
import { renderHtml } from './letters/html.ts'
import type { Letter } from './letters/letter.ts'
import { renderText } from './letters/text.ts'
import { defaultTimeouts, type MailTimeouts } from './mail-timeouts.ts'
import { errorText, responseText } from './response-text.ts'

export type MailSettings = {
  brand: Brand
  siteUrl: string
  dataDirectory: string
  smtpUrl?: string
  mailFrom?: string
}

/** A letter with its addressees. The id stays the same on every attempt, so that a repeat can be recognised. */
export type OutgoingMail = {
  id: string
  letter: Letter
  to: string[]
  /** Where replies go. Default: our own mailbox. */
  replyTo?: string | undefined
  /** The same for all letters that a mailbox shows together. */
  thread?: string | undefined
  /** Where its reader ends all of its kind. */
  unsubscribe?: string | undefined
  /** The request it came of: what the log says under this id is about this letter. */
  requestId?: string | null | undefined
}

/**
 * `noMailbox` means that the address does not exist: trying again is useless. `toFile` means that no mail server is set: the letter is a
 * file, and is not sent.
 */
export type MailResult = { answer: string } & (
  | { delivered: true; toFile?: true }
  | { delivered: false; noMailbox?: boolean }
)

export type SendMail = (mail: OutgoingMail, limits?: DeliveryLimits) => Promise<MailResult>

/** Sends letters by SMTP, or saves them in a folder when no SMTP server is set. */
export function createMailer(
  settings: MailSettings,
  timeouts: MailTimeouts = defaultTimeouts,
): SendMail {
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, timeouts)
    : folderTransport(settings)
  return async (mail, limits = {}) => transport(toMail(mail, settings), mail.id, limits)
}

function toMail(
  { id, letter, to, replyTo, thread, unsubscribe, requestId }: OutgoingMail,
  { brand, siteUrl, mailFrom }: MailSettings,
): SendMailOptions {
  const messageId = (local: string) => `<${local}@${new URL(siteUrl).hostname}>`
  // Passed as objects, so that nodemailer does not parse a text as a list of addresses.
  const toAddress = (address: string) => ({ name: '', address })
  return {
    from: mailFrom ?? { name: brand.name, address: brand.email },
    to: to.map(toAddress),
    replyTo: toAddress(replyTo ?? brand.email),
    subject: letter.subject,
    text: renderText(letter, brand),
    html: renderHtml(letter, brand),
    messageId: messageId(id),
    ...(thread ? { inReplyTo: messageId(thread), references: messageId(thread) } : {}),
    headers: {
      ...(requestId ? { 'X-Request-ID': requestId } : {}),
      ...unsubscribeHeaders(unsubscribe),
      // Prevents out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** By RFC 2369, and by RFC 8058 where programs may post to the address without asking: that has to be HTTPS. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (!address) return {}
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return {
    'List-Unsubscribe': `<${address}>`,
    ...(address.startsWith('https:') ? oneClick : {}),
  }
}

type Transport = (mail: SendMailOptions, id: string, limits: DeliveryLimits) => Promise<MailResult>

function smtpTransport(url: string, timeouts: MailTimeouts): Transport {
  const transport = createTransport({
    // What the address itself says about TLS counts more.
    requireTLS: needsTls(url),
    url,
    pool: true,
    // As many as both letter channels send at once, so that no letter waits behind a slow one.
    maxConnections: 32,
    // Reconnects once when the server closed a pooled connection.
    maxRequeues: 1,
    idleTimeout: 2_000,
    dnsTimeout: timeouts.connecting,
    connectionTimeout: timeouts.connecting,
    greetingTimeout: timeouts.connecting,
    socketTimeout: timeouts.silence,
  })
  const { password } = new URL(url)
  const secrets = [password, decodeURIComponent(password)]

  return async (mail, _id, limits) => {
    try {
      const sent = await transport.sendMail({
        ...mail,
        signal: timeoutSignal(timeouts.all, limits),
      })
      const some = sent.rejected.length > 0 ? ` (refused for ${sent.rejected.length})` : ''
      return { delivered: true, answer: responseText(`${sent.response}${some}`, secrets) }
    } catch (error) {
      return failure(error as Partial<NodemailerError>, secrets)
    }
  }
}

/**
 * Whether letters wait until the mail server speaks TLS. Without it, an attacker in between could read the links and codes in
 * them by taking STARTTLS out of the server's greeting. A mail catcher on this machine needs none, and `?requireTLS=false`
 * lets another do without.
 */
export function needsTls(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'smtp:' && !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname)
}

function failure(error: Partial<NodemailerError>, secrets: string[]): MailResult {
  const answer = responseText(error.response ?? errorText(error), secrets)
  // A policy rejection (5.7.x) is about us as senders, not about the mailbox.
  const noMailbox =
    error.command === 'RCPT TO' &&
    (error.responseCode ?? 0) >= 500 &&
    !/^5\d\d[ -]5\.7\./.test(answer)
  return { delivered: false, answer, noMailbox }
}

function folderTransport({ dataDirectory }: MailSettings): Transport {
  const directory = join(dataDirectory, 'letters')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail, id) => {
    const { message } = await transport.sendMail(mail)
    const name = await saveLetter(directory, id, message as Buffer)
    return { delivered: true, toFile: true, answer: `Written to a file: letters/${name}` }
  }
}

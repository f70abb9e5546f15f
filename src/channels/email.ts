import { aboutRegularLetters } from '#content/regular-letters.ts'
import { dayOf } from '#domain/calendar.ts'
import { channels } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import {
  type Audience,
  audienceOf,
  type Delivery,
  type Outcome,
  type Send,
} from '#domain/delivery/delivery.ts'
import { rulesOf } from '#domain/delivery/messages.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { OperatorsLetter, RegularLetter } from '#domain/delivery/regular-letters.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { awayOn } from '#domain/installer/people.ts'
import { composeLetter, installerIn } from './letters/letters.ts'
import type { OfferLink } from './letters/links.ts'
import { threadOf } from './letters/thread.ts'
import type { MailTimeouts } from './mail-timeouts.ts'
import type { MailResult, MailSettings, OutgoingMail } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

export type EmailSettings = MailSettings & {
  now: () => Date
  /** The addresses of operators. */
  recipients: (audience: Audience) => Promise<string[]>
  withdrawalLink: (leadId: string) => string
  /** Where visitors see their own enquiry. */
  pageLink: (leadId: string) => string
  /** Where a person at an installer sees one offer, and acts in their own name. */
  offerLink: OfferLink
  /** Of these addresses those that still want a regular letter. */
  readersOf: (letter: OperatorsLetter, addresses: readonly string[]) => Promise<Reader[]>
  /** Where an operator, an installer with its link number, or the visitor of a lead ends a regular letter. */
  unsubscribeLink: (letter: RegularLetter, id: string, number?: number) => string
}

/** Who reads a letter: an operator by their id, or null where the address isn't an operator's. */
type Reader = { address: string; operator: string | null }

/** Letters about leads and offers: to operators, the visitor and installers. */
export function emailChannel(settings: EmailSettings, timeouts?: MailTimeouts): Send {
  const sendMail = openMailer(settings, timeouts)

  return async (delivery, content, limits) => {
    const { recipient } = channels[delivery.channel]
    const today = dayOf(settings.now(), settings.brand.timeZone)
    const people = recipient === 'installer' ? readersOfInstaller(delivery, content, today) : []
    const letterTo = (reader?: InstallerPerson) =>
      composeLetter(delivery, content, letterDeps(content, settings, reader))
    const letter = letterTo(people[0])
    if (!letter) return permanentFailure('Nobody is written to about this')
    const to =
      recipient === 'installer'
        ? people.map(({ email }) => email)
        : await addressesOf(delivery, content, settings)
    if (to.length === 0) return noAddress[recipient]
    const { id, requestId } = delivery
    const mail = {
      id,
      to,
      letter,
      requestId,
      replyTo: replyTo(delivery, content),
      thread: threadOf(delivery, content),
    }
    const mails = (await mailsOf(mail, delivery, content, settings)).flatMap((one) =>
      people.length > 1 && settings.smtpUrl
        ? people.map((reader) => ({
            ...one,
            to: [reader.email],
            letter: letterTo(reader) ?? letter,
          }))
        : [one],
    )
    if (mails.length === 0)
      return { delivered: false, stopped: true, answer: 'The recipient has ended it' }
    const results: MailResult[] = []
    for (const one of mails) results.push(await sendMail(one, limits))
    const result = results.find(({ delivered }) => delivered) ?? results[0]
    if (!result) throw new Error('No letter went out')
    if (result.delivered) return { ...result, answer: withRefused(results, result.answer) }
    const { answer, noMailbox } = result
    // A visitor's mailbox that does not exist will not exist tomorrow. Others we can put right ourselves, so their letters
    // are retried.
    return recipient === 'visitor' && noMailbox
      ? permanentFailure(answer)
      : { delivered: false, answer }
  }
}

/**
 * A letter as it goes out. One that operators can end is a mail of its own to each who hasn't, with their own link; without a mail server
 * it is one file.
 */
async function mailsOf(
  mail: OutgoingMail,
  { event }: Delivery,
  content: DeliveryContent,
  { readersOf, unsubscribeLink, smtpUrl }: EmailSettings,
): Promise<OutgoingMail[]> {
  const { regular } = rulesOf(event)
  if (!regular) return [mail]
  if (regular === 'offers') {
    const { id, linkNumber } = installerIn(content) ?? {}
    return [{ ...mail, ...(id && { unsubscribe: unsubscribeLink(regular, id, linkNumber) }) }]
  }
  if (regular === 'asking') {
    const { id } = leadOf(content) ?? {}
    return [{ ...mail, ...(id && { unsubscribe: unsubscribeLink(regular, id) }) }]
  }
  const readers = await readersOf(regular, mail.to)
  if (!smtpUrl)
    return readers.length > 0 ? [{ ...mail, to: readers.map(({ address }) => address) }] : []
  return readers.map(({ address, operator }) => {
    const to = [address]
    if (operator === null) return { ...mail, to }
    const unsubscribe = unsubscribeLink(regular, operator)
    const why = {
      text: `You work at our lead desk, and get an email ${aboutRegularLetters[regular]}.`,
      link: { text: 'Stop these emails', address: unsubscribe },
    }
    return { ...mail, to, unsubscribe, letter: { ...mail.letter, why } }
  })
}

/** How many of the mails of one letter weren't taken, after the answer to one that was. */
function withRefused(results: readonly MailResult[], answer: string): string {
  const refused = results.filter(({ delivered }) => !delivered).length
  return refused > 0 ? `${answer} (refused for ${refused})` : answer
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
    case 'operators':
      return operatorsAddresses(delivery, settings)
    case 'installer':
    case 'system':
      return []
  }
}

function visitorsAddress(content: DeliveryContent): string[] {
  const lead = content.kind === 'offer' ? content.offer.details : leadOf(content)
  return lead ? [lead.columns.email].filter(isEmail) : []
}

function leadOf(content: DeliveryContent): OutgoingLead | undefined {
  return 'lead' in content ? content.lead : undefined
}

/**
 * The people who get offers and aren't away, if any are there; everyone where no one is chosen for offers, or it's for the whole firm. Each
 * gets their own letter, whose link acts in their name; without a mail server it is one file, with the link of the first.
 */
function readersOfInstaller(
  { event }: Delivery,
  content: DeliveryContent,
  today: string,
): InstallerPerson[] {
  const people = installerIn(content)?.people ?? []
  const reachable = people.filter(({ email }) => isEmail(email))
  const chosen = reachable.filter(({ getsOffers }) => getsOffers)
  if (chosen.length === 0 || rulesOf(event).wholeFirm) return reachable
  const present = chosen.filter((person) => !awayOn(today, person))
  return present.length > 0 ? present : chosen
}

async function operatorsAddresses(delivery: Delivery, settings: EmailSettings): Promise<string[]> {
  const recipients = await settings.recipients(audienceOf(delivery))
  // Without SMTP, letters only go to a folder, so the address does not matter.
  return recipients.length > 0 || settings.smtpUrl ? recipients : [settings.brand.email]
}

/** The address that replies go to, where that isn't our own mailbox. */
function replyTo({ channel, event }: Delivery, content: DeliveryContent): string | undefined {
  const { repliesTo } = rulesOf(event)
  const { recipient } = channels[channel]
  const address =
    recipient === 'operators' && repliesTo?.operators && content.kind === 'lead'
      ? content.lead.columns.email
      : recipient === 'visitor' && repliesTo?.visitor && content.kind === 'desk letter'
        ? content.letter.replyTo
        : undefined
  return address && isEmail(address) ? address : undefined
}

/** What a letter needs beside its content. Where that is about no lead, offer or installer, no letter has their links. */
function letterDeps(content: DeliveryContent, settings: EmailSettings, reader?: InstallerPerson) {
  const { brand, siteUrl, pageLink, withdrawalLink, offerLink } = settings
  const offer = content.kind === 'offer' ? content.offer : undefined
  const lead = offer?.lead ?? leadOf(content)?.id ?? ''
  return {
    brand,
    siteUrl,
    now: settings.now(),
    pageLink: lead && pageLink(lead),
    withdrawalLink: lead && withdrawalLink(lead),
    offerLink: offer ? offerLink(offer.id, offer.installer, reader) : '',
    firmLink: `${siteUrl}/installer`,
  }
}

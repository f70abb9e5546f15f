import { numberWord } from '#content/words.ts'
import { dayOf } from '#domain/calendar.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import type { Reason } from '#domain/offer/reason.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { type Clock, formatDate, formatHours, formatMoment } from '#domain/promise/format-time.ts'
import type { Letter, LetterDeps } from '../letter.ts'
import { phoneLink } from '../links.ts'

type OfferContent = { offer: OutgoingOffer }
type VisitorsDeps = Omit<LetterDeps<OfferContent>, 'siteUrl'>

/**
 * Tells a visitor which installer has their enquiry from now on, when and from which number it calls, and how to stop it. As in every
 * letter to a visitor, nothing they typed is in it: see confirmation.ts.
 */
export function visitorsInstallerLetter({ offer }: OfferContent, deps: VisitorsDeps): Letter {
  const { installer, reference, others } = offer
  const { brand, now, pageLink, withdrawalLink } = deps
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const caller = callerOf(offer)
  const call = callWords(offer, caller?.name || installer.tradingName, clock)
  const heading = `${others.before === 0 ? 'Your' : 'Another'} installer is ${installer.tradingName}`
  return {
    subject: `${heading} · ${reference}`,
    preview: call,
    heading,
    parts: [
      {
        kind: 'words',
        text: `They accepted your enquiry${offer.acceptedAt ? ` on ${formatMoment(offer.acceptedAt, clock)}` : ''}. ${call}`,
        strong: call,
      },
      {
        kind: 'table',
        facts: [
          ...(caller?.phone
            ? [{ name: 'They’ll call from', value: caller.phone, ...phoneLink(caller.phone) }]
            : []),
          { name: 'Their ABN', value: installer.abn },
          { name: 'Why them', value: whyThem(offer) },
          { name: 'They have', value: whoHasIt(offer) },
        ],
      },
      { kind: 'button', link: { text: 'See your enquiry', address: pageLink } },
      { kind: 'heading', text: 'Before they call' },
      {
        kind: 'words',
        text: 'Have your last power bill nearby. You needn’t agree to anything on the phone, and a quote should come in writing.',
      },
      { kind: 'heading', text: 'Another time, or not them?' },
      {
        kind: 'words',
        text: 'On your page you can change the time, or stop this one: we then tell them at once not to call and to delete your details. Opening the page changes nothing.',
      },
      { kind: 'reference', name: 'Reference', text: reference },
    ],
    why: {
      text: 'You get this because somebody asked for a quote on our site with this address. If it wasn’t you, withdraw it here:',
      link: { text: 'Withdraw my consent', address: withdrawalLink },
    },
  }
}

/** Whoever of them gets the offers makes the calls. */
function callerOf({ installer }: OutgoingOffer) {
  return installer.people.find(({ getsOffers }) => getsOffers) ?? installer.people[0]
}

function callWords({ call, callsFrom, others }: OutgoingOffer, name: string, clock: Clock): string {
  const { from, until, promisedBy } = call
  const day = (moment: number | string) => dayOf(new Date(moment), clock.timeZone)
  const waits = callsFrom !== null && Date.parse(callsFrom) > clock.now
  if (others.before > 0 && waits)
    return `${name} will call from ${formatMoment(callsFrom, clock)}, after the first one; on your page you can let them call sooner.`
  if (from && until && Date.parse(until) > clock.now)
    return `${name} will call you on ${formatDate(day(from), day(clock.now))}, ${formatHours({ from, until }, clock)}.`
  return Date.parse(promisedBy) > clock.now
    ? `${name} will call you ${formatDeadline(promisedBy, clock)}.`
    : `${name} will call you next.`
}

/** The reasons of the match as one sentence to the visitor, without what they typed. At most four. */
function whyThem({ reasons }: OutgoingOffer): string {
  const phrases = reasons.flatMap(({ code, text }) => phraseOf[code]?.(text) ?? []).slice(0, 4)
  const last = phrases.at(-1)
  const list = [phrases.slice(0, -1).join(', '), last].filter(Boolean).join(' and ')
  return `${list ? `They ${list}. ` : ''}Installers who fit take turns; what they pay us never decides it.`
}

/** What follows 'They' for a reason that a visitor is told. */
const phraseOf: Partial<Record<Reason['code'], (text: string) => string>> = {
  area: () => 'work where you are',
  service: (text) => text.replace(/^Fits/, 'fit'),
  accreditation: (text) => `are ${lowerFirst(text)}`,
  seller: (text) => `are ${lowerFirst(text)}`,
  person: () => 'have an enquiry of yours already',
  strength: (text) =>
    text.replace('Known', 'are known').replace('which was asked for', 'which you asked for'),
}

function whoHasIt({ others }: OutgoingOffer): string {
  const what = 'Your name, phone number, email address and what you answered.'
  if (others.now === 0) return `${what} No other installer has them.`
  const more =
    others.now === 1 ? 'one other installer' : `${numberWord(others.now)} other installers`
  return `${what} So ${others.now === 1 ? 'has' : 'have'} ${more}: your page names everybody.`
}

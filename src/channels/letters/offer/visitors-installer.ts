import { numberWord } from '#content/words.ts'
import { dayOf } from '#domain/calendar.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { numberOf } from '#domain/installer/installer.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { nextContact } from '#domain/offer/next-contact.ts'
import { formatBand } from '#domain/offer/price-words.ts'
import type { Reason } from '#domain/offer/reason.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { type Clock, formatDate, formatHours, formatMoment } from '#domain/promise/format-time.ts'
import { terms } from '#estimate/terms.ts'
import { type Fact, type Letter, type LetterDeps, type Part, tableOf } from '../letter.ts'
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
  const who = caller?.name || installer.tradingName
  const mayCall = !offer.agreed || offer.agreed.channels.includes('phone')
  const call = mayCall ? callWords(offer, who, clock) : `${who} will write to you.`
  // Their page has no time to change once somebody has spoken with them.
  const mayChoose = mayCall && offer.owed !== null
  const heading = `${others.before === 0 ? 'Your' : 'Another'} installer is ${installer.tradingName}`
  return {
    subject: `${heading} · ${reference}`,
    preview: call,
    heading,
    parts: [
      {
        kind: 'words',
        text: `${offer.agreed ? 'You said yes to them' : 'They accepted your enquiry'}${offer.acceptedAt ? ` on ${formatMoment(offer.acceptedAt, clock)}` : ''}. ${call}`,
        strong: call,
      },
      tableOf([
        ...(mayCall && caller?.phone
          ? [
              {
                name: `They’ll ${wayOf(offer) === 'sms' ? 'text' : 'call'} from`,
                value: caller.phone,
                ...phoneLink(caller.phone),
              },
            ]
          : []),
        ...numberFact(installer),
        ...(offer.price ? [{ name: 'Their price', value: formatBand(offer.price) }] : []),
        ...(offer.agreed ? [{ name: 'You agreed to', value: offer.agreed.wording }] : []),
        { name: 'Why them', value: whyThem(offer) },
        { name: 'They have', value: whoHasIt(offer, mayCall) },
      ]),
      { kind: 'button', text: 'See your enquiry', address: pageLink },
      ...(mayCall ? beforeCall : []),
      { kind: 'heading', text: mayChoose ? 'Another time, or not them?' : 'Not them after all?' },
      `On your page you can ${mayChoose ? 'change the time, or ' : ''}stop this one: we then tell them at once not to ${mayCall ? 'call' : 'write'} and to delete your details. Opening the page changes nothing.`,
      { kind: 'reference', name: 'Reference', text: reference },
    ],
    why: {
      text: 'You get this because somebody asked for a quote on our site with this address. If it wasn’t you, withdraw it here:',
      link: { text: 'Withdraw my consent', address: withdrawalLink },
    },
  }
}

const beforeCall: Part[] = [
  { kind: 'heading', text: 'Before they call' },
  'Have your last power bill nearby. You needn’t agree to anything on the phone, and a quote should come in writing.',
]

/** Tells a visitor that their installer tried in time, and until when it tries again. */
export function installerTriedLetter({ offer }: OfferContent, deps: VisitorsDeps): Letter {
  const { installer, reference, owed } = offer
  const { brand, now, pageLink, withdrawalLink } = deps
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const caller = callerOf(offer)
  const again = `${caller?.name || installer.tradingName} will try again ${formatDeadline(owed?.keptUntil ?? '', clock)}.`
  return {
    subject: `${installer.tradingName} tried to call you · ${reference}`,
    preview: again,
    heading: `${installer.tradingName} tried to call you`,
    parts: [
      {
        kind: 'words',
        text: `They called as promised and didn’t reach you. ${again} If that doesn’t work either, somebody else calls.`,
        strong: again,
      },
      tableOf([
        ...(caller?.phone
          ? [{ name: 'They call from', value: caller.phone, ...phoneLink(caller.phone) }]
          : []),
        { name: 'Reference', value: reference },
      ]),
      { kind: 'button', text: 'See your enquiry', address: pageLink },
      'On your page you can choose another time, see whether your number is right, or stop them. Opening it changes nothing.',
    ],
    why: {
      text: 'You get this because somebody asked for a quote on our site with this address. If it wasn’t you, withdraw it here:',
      link: { text: 'Withdraw my consent', address: withdrawalLink },
    },
  }
}

/** The person who gets the offers makes the calls. */
function callerOf({ installer }: OutgoingOffer) {
  return installer.people.find(({ getsOffers }) => getsOffers) ?? installer.people[0]
}

function callWords(offer: OutgoingOffer, name: string, clock: Clock): string {
  const { call, callsFrom, others } = offer
  const day = (moment: number | string) => dayOf(new Date(moment), clock.timeZone)
  const { window, from } = nextContact({
    chosen: call,
    callsFrom,
    contactBy: wayOf(offer),
    now: new Date(clock.now).toISOString(),
  })
  const will = `${name} will ${reachWords[wayOf(offer)]}`
  if (others.before > 0 && from)
    return `${will} from ${formatMoment(from, clock)}, after the first one; on your page you can let them call sooner.`
  if (window)
    return `${will} on ${formatDate(day(window.from), day(clock.now))}, ${formatHours(window, clock)}.`
  return Date.parse(call.promisedBy) > clock.now
    ? `${will} ${formatDeadline(call.promisedBy, clock)}.`
    : `${will} next.`
}

function wayOf({ details }: OutgoingOffer): ContactChannel {
  return details?.wish.contactBy ?? 'phone'
}

const reachWords: Record<ContactChannel, string> = {
  phone: 'call you',
  sms: 'text you first,',
  email: 'write to you first,',
}

function numberFact(installer: OutgoingOffer['installer']): Fact[] {
  const number = numberOf(installer)
  return number === undefined ? [] : [{ name: `Their ${terms.companyNumber}`, value: number }]
}

/** The reasons of the match as one sentence to the visitor, without what they typed. At most four. */
function whyThem({ reasons }: OutgoingOffer): string {
  const phrases = reasons.flatMap(({ code, text }) => phraseOf[code]?.(text) ?? []).slice(0, 4)
  const last = phrases.at(-1)
  const list = [phrases.slice(0, -1).join(', '), last].filter(Boolean).join(' and ')
  return `${list ? `They ${list}. ` : ''}Installers who fit take turns; what they pay us never decides it.`
}

/** The words after 'They' for a reason that a visitor reads. */
const phraseOf: Partial<Record<Reason['code'], (text: string) => string>> = {
  area: () => 'work where you are',
  service: (text) => text.replace(/^Fits/, 'fit'),
  accreditation: (text) =>
    text.startsWith('Holds') ? text.replace('Holds', 'hold') : `are ${lowerFirst(text)}`,
  seller: (text) => `are ${lowerFirst(text)}`,
  code: (text) => `are ${lowerFirst(text)}`,
  cover: (text) => `are ${lowerFirst(text)}`,
  person: () => 'have an enquiry of yours already',
  strength: (text) =>
    text
      .replace('Known', 'are known')
      .replace('Says it’s', 'say they’re')
      .replace('which was asked for', 'which you asked for'),
}

function whoHasIt({ others }: OutgoingOffer, mayCall: boolean): string {
  const what = `Your name, ${mayCall ? 'phone number, ' : ''}email address and what you answered.`
  if (others.now === 0) return `${what} No other installer has them.`
  const more =
    others.now === 1 ? 'one other installer' : `${numberWord(others.now)} other installers`
  return `${what} So ${others.now === 1 ? 'has' : 'have'} ${more}: your page names everybody.`
}

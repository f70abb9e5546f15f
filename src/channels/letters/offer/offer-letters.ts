import { numberWord } from '#content/words.ts'
import { dayOf } from '#domain/calendar.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { capitalise, lowerFirst } from '#domain/letter-case.ts'
import type { AskedAgain } from '#domain/offer/asked-again.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { totalOf } from '#domain/offer/ledger.ts'
import { nextContact } from '#domain/offer/next-contact.ts'
import { chosenTime } from '#domain/offer/offer.ts'
import type { PassReason, StatedSystem } from '#domain/offer/price.ts'
import { formatBand, formatSystem } from '#domain/offer/price-words.ts'
import { type ReturnReason, returnHours } from '#domain/offer/return.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { type Clock, formatDate, formatHours, formatMoment } from '#domain/promise/format-time.ts'
import { approvals } from '#edition/approvals.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { changeParts, ways } from '../enquiry/lead-changed.ts'
import { type Fact, factsOf, type Letter, type Part, tableOf } from '../letter.ts'
import { mailLink, phoneLink } from '../links.ts'
import {
  clockOf,
  nameOf,
  type OfferContent,
  type OfferLetterDeps,
  ordinalWord,
} from './offer-words.ts'
import { notInTimeLetter, owedCallLetters } from './owed-call-letters.ts'

/** Writes to an installer about one offer. Before it accepts, nothing but the summary and the fee is in it. */
export const offerLetters = {
  'offer.made': madeLetter,
  'offer.accepted': acceptedLetter,
  'offer.passed': passedLetter,
  'offer.changed': changedLetter,
  'offer.cancelled': cancelledLetter,
  'offer.credited': creditedLetter,
  'offer.return-rejected': returnRejectedLetter,
  ...owedCallLetters,
}

function madeLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const { summary, fee, expiresAt } = offer
  if (offer.stated) return askedForPriceLetter(offer, offer.stated, deps)
  const clock = clockOf(deps)
  const until = formatDeadline(expiresAt, clock).replace(/^by/, 'until')
  return {
    subject: `${nameOf(offer)}, ${until}`,
    preview: `${formatFee(fee)}, if you accept. ${callWords(offer, clock)}.`,
    heading: nameOf(offer),
    parts: [
      {
        kind: 'words',
        text: `Yours to accept ${until}. After that it may go to the next installer, and it doesn’t count against your turn.`,
        strong: until,
      },
      tableOf([
        { name: 'Wants', value: summary.service },
        ...summary.facts.map(({ label, value }) => ({ name: label, value })),
        { name: 'Call', value: callWords(offer, clock) },
        { name: 'Fee', value: `${formatFee(fee)}, only if you accept` },
        { name: 'Others', value: othersBefore(offer, deps) },
      ]),
      { kind: 'button', text: 'Open this offer', address: deps.offerLink },
      'Opening it accepts nothing. Name, phone and email come when you press Accept, and we tell the person your name at that moment.',
      { kind: 'heading', text: 'Not today?' },
      'Let it lapse, or pause offers on your page.',
      { kind: 'link', text: 'Pause offers', address: `${deps.firmLink}/firm/when#pause` },
    ],
  }
}

/** The visitor wants prices first: the installer is asked for a price, and may not call before their yes. */
function askedForPriceLetter(
  offer: OutgoingOffer,
  stated: StatedSystem,
  deps: OfferLetterDeps,
): Letter {
  const { summary, fee, expiresAt } = offer
  const until = formatDeadline(expiresAt, clockOf(deps)).replace(/^by/, 'until')
  return {
    subject: `Your price? ${nameOf(offer)}, ${until}`,
    preview: `${formatSystem(stated)}. It costs nothing unless they say yes.`,
    heading: nameOf(offer),
    parts: [
      {
        kind: 'words',
        text: `They’d like to see prices before anybody calls. Name yours ${until}: a band, and when you could begin. If you don’t, it doesn’t count against your turn.`,
        strong: until,
      },
      tableOf([
        { name: 'Price for', value: formatSystem(stated) },
        { name: 'Our own estimate', value: `${formatBand(stated.band)}, which they see too` },
        ...summary.facts.map(({ label, value }) => ({ name: label, value })),
        { name: 'Fee', value: `${formatFee(fee)}, only if they say yes to you` },
      ]),
      { kind: 'button', text: 'Name your price', address: deps.offerLink },
      `Opening it changes nothing. They see your name, your price and your ${approvals.name}. You see their name, phone and email if they say yes to you.`,
      { kind: 'heading', text: 'Not today?' },
      'Let it lapse, or pause offers on your page.',
      { kind: 'link', text: 'Pause offers', address: `${deps.firmLink}/firm/when#pause` },
    ],
  }
}

/** Kind, with the visitor's own reason if they gave one, no guesses, and no other installer's name or price. */
function passedLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const { price, notChosen } = offer
  const because = notChosen?.because && passedWords[notChosen.because]
  const middle = notChosen?.middle
  return {
    subject: `They chose somebody else this time: ${nameOf(offer)}`,
    preview: 'Nothing was charged, and your turn stays where it was.',
    heading: 'They chose somebody else this time',
    parts: [
      `Thank you for naming a price: it gave them something true to compare. ${because ?? 'We don’t know why they chose as they did, so we won’t guess.'}`,
      tableOf([
        { name: 'It was about', value: nameOf(offer) },
        ...(price ? [{ name: 'You said', value: formatBand(price) }] : []),
        ...(middle
          ? [
              {
                name: 'Lately',
                value: `${formatCents(middle.cents)} was the middle of what ${numberWord(middle.firms)} firms asked for such a system`,
              },
            ]
          : []),
        { name: 'Fee', value: 'Nothing, and your turn stays where it was' },
      ]),
      ...openPage(deps),
      'Their name and phone were never passed on.',
    ],
  }
}

const passedWords: Record<PassReason, string | undefined> = {
  'too-dear': 'They said it was too dear for them.',
  'too-far': 'They said you were too far away for them.',
  other: 'They said they had another reason.',
  no: undefined,
}

function acceptedLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const { details, fee, reference } = offer
  const clock = clockOf(deps)
  const when = callNowWords(offer, clock)
  const name = details ? fullName(details) : ''
  return {
    subject: `Yours: ${nameOf(offer)} · ${reference}`,
    preview: when,
    heading: name || nameOf(offer),
    parts: [
      {
        kind: 'words',
        text: offer.agreed
          ? `${nameOf(offer)}: they said yes to you. ${when}`
          : `${nameOf(offer)}: you accepted it. ${when} We’ve told them your name.`,
        strong: when,
      },
      tableOf([
        ...(details ? waysToReach(details) : []),
        ...(offer.price ? [{ name: 'You said', value: formatBand(offer.price) }] : []),
        ...(offer.agreed ? [{ name: 'They said', value: offer.agreed.wording }] : []),
        { name: 'Fee', value: `${formatFee(fee)}, on this month’s statement` },
        { name: 'Reference', value: reference },
      ]),
      { kind: 'button', text: 'Open this enquiry', address: deps.offerLink },
      `Opening it changes nothing. There you say how the call went and what you quoted, or return it within ${returnHours} hours.`,
      ...(details ? answerParts(details, clock) : []),
      { kind: 'heading', text: 'What they agreed to' },
      `${offer.agreed ? 'You may do what they said yes to, about this enquiry alone,' : 'You may call, text or email them about this enquiry alone,'} until ${formatDate(dayOf(new Date(offer.consentUntil), clock.timeZone), dayOf(deps.now, clock.timeZone))}. If they tell you to stop, stop. Please pass the details on to nobody.`,
    ],
  }
}

function changedLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const { details, reference } = offer
  const clock = clockOf(deps)
  const again = offer.askedAgain.at(-1)
  if (again && again.at >= (details?.changedAt ?? '')) return askedAgainLetter(offer, again, deps)
  const when = callNowWords(offer, clock)
  const isDesk = details?.changedAtDesk
  const heading = isDesk ? 'Details corrected' : 'They changed something'
  const what = isDesk
    ? 'We corrected this for the visitor.'
    : 'The visitor changed this on their own page.'
  return {
    subject: `${heading}: ${nameOf(offer)} · ${reference}`,
    preview: when,
    heading,
    parts: [
      {
        kind: 'words',
        text: `${what} Please go by it from now on. ${when}`,
        strong: when,
      },
      tableOf([...(details ? waysToReach(details) : []), { name: 'Reference', value: reference }]),
      ...openIt(deps),
      ...(details ? changeParts(details, clock) : []),
    ],
  }
}

/** The same person sent another enquiry: no offer, and no fee. */
function askedAgainLetter(offer: OutgoingOffer, again: AskedAgain, deps: OfferLetterDeps): Letter {
  const { details, reference } = offer
  const clock = clockOf(deps)
  const when = whenAgain(again, clock)
  return {
    subject: `They asked again: ${nameOf(offer)} · ${reference}`,
    preview: when,
    heading: 'They asked again',
    parts: [
      {
        kind: 'words',
        text: `They sent us another enquiry: ${lowerFirst(again.service)}. You have them already, so it comes with this one and costs nothing. ${when}`,
        strong: when,
      },
      tableOf([...(details ? waysToReach(details) : []), { name: 'Reference', value: reference }]),
      ...openIt(deps),
      ...(again.changed.length > 0
        ? [
            { kind: 'heading', text: 'What is new' } as const,
            factsOf(
              again.changed.map(({ ask, before, after }) => ({
                name: ask,
                value: before ? `${after} (before: ${before})` : after,
              })),
            ),
          ]
        : []),
    ],
  }
}

function whenAgain({ callBy, seesPrices }: AskedAgain, clock: Clock): string {
  if (seesPrices)
    return 'About this one they’d like to see prices first: please don’t call about it before their yes.'
  return callBy
    ? `We promised them a call ${formatDeadline(callBy, clock)}.`
    : 'You have spoken with them since.'
}

function cancelledLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const { acceptedAt, reference, ended, takenBack } = offer
  // An installer that didn't accept never had the details, nor a reference.
  if (!acceptedAt)
    return {
      subject: 'An offer was taken back',
      preview: 'It doesn’t count against your turn.',
      heading: 'An offer was taken back',
      parts: [
        `What we offered you on ${formatMoment(offer.offeredAt, clockOf(deps))} isn’t open any more${ended === 'consent' ? ': the time that they agreed to be called in is over' : ''}. You needn’t do anything. Nothing was charged, and it doesn’t count against your turn.`,
        ...openPage(deps),
      ],
    }
  const what =
    ended === 'stopped'
      ? offer.price
        ? 'They took back their yes'
        : 'They asked that you stop'
      : 'They took their enquiry back'
  return {
    subject: `Please don’t call any more: ${reference}`,
    preview: `${what}. Please delete the details.`,
    heading: 'Please don’t call any more',
    parts: [
      {
        kind: 'words',
        text: `${what}. Please don’t call, text or email them about it, and delete what you have of it: name, phone number, email address and answers.`,
        strong: 'Please don’t call, text or email them',
      },
      tableOf([
        { name: 'Reference', value: reference },
        { name: 'You accepted', value: formatMoment(acceptedAt, clockOf(deps)) },
      ]),
      ...(takenBack ? [feeAfter(offer, takenBack, clockOf(deps))] : []),
      { kind: 'button', text: 'Open it', address: deps.offerLink },
      'Opening it changes nothing.',
    ],
  }
}

/** What becomes of the fee, as the page of the offer says it too. */
function feeAfter(
  { fee }: OutgoingOffer,
  { fee: after, returnUntil }: NonNullable<OutgoingOffer['takenBack']>,
  clock: Clock,
): Part {
  const until = formatMoment(returnUntil, clock)
  const texts = {
    credited: `You had recorded no call, so ${formatFee(fee)} will be credited within minutes. We write to you then.`,
    returnable: `You had tried and not reached them, so you can return it on its page until ${until}. A person decides within two working days.`,
    stays: 'You had spoken with them, so the fee stays.',
    settled: 'What we credited stays credited.',
  }
  const text = texts[after]
  return after === 'returnable' ? { kind: 'words', text, strong: until } : text
}

/** A credit without a request: the enquiry stays theirs. */
function goodwillLetter(
  offer: OutgoingOffer,
  goodwill: NonNullable<OutgoingOffer['goodwill']>,
  deps: OfferLetterDeps,
): Letter {
  const total = formatCents(totalOf(goodwill))
  const { sentence, by } = goodwill
  return {
    subject: `Credited: ${offer.reference}`,
    preview: `${total} comes off your statement.`,
    heading: `${total} is credited`,
    parts: [
      'We take this off what you owe, without a return. The enquiry stays yours.',
      tableOf([
        { name: 'Reference', value: offer.reference },
        { name: terms.feeBack, value: formatFee(goodwill) },
        ...(sentence ? [{ name: 'Why', value: sentence }] : []),
        ...(by ? [{ name: 'From', value: `${by}, ${deps.brand.name}` }] : []),
      ]),
      ...openIt(deps),
    ],
  }
}

function creditedLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const { fee, reference, goodwill, late } = offer
  if (late) return notInTimeLetter(offer, late, deps)
  if (goodwill) return goodwillLetter(offer, goodwill, deps)
  return {
    subject: `Credited: ${reference}`,
    preview: `${formatCents(fee.amountCents + fee.gstCents)} comes off your statement.`,
    heading: `${formatCents(fee.amountCents + fee.gstCents)} is credited`,
    parts: [
      'You pay nothing for this enquiry: what it cost comes off this month’s statement. It doesn’t count against your caps or your turn. Please delete the details.',
      tableOf([
        { name: 'Reference', value: reference },
        { name: terms.feeBack, value: formatFee(fee) },
        ...becauseFact(offer),
      ]),
      ...openPage(deps),
    ],
  }
}

function returnRejectedLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const { fee, reference } = offer
  return {
    subject: `Not credited: ${reference}`,
    preview: 'The enquiry stays yours.',
    heading: 'Your return was not credited',
    parts: [
      'You asked to return this enquiry. We looked at it, and it stays yours, with its fee.',
      tableOf([
        { name: 'Reference', value: reference },
        { name: 'Fee', value: formatFee(fee) },
        ...becauseFact(offer),
      ]),
      ...openIt(deps),
      `Do you see it otherwise? Call ${deps.brand.phone.label} or write to ${deps.brand.email}, and somebody looks at it with you.`,
    ],
  }
}

/** When they are to be called, as an offer says it: 'Monday 23 November, 4 to 6 pm: their own choice'. */
function callWords({ call, callsFrom }: OutgoingOffer, clock: Clock): string {
  if (callsFrom) return `From ${formatMoment(callsFrom, clock)}: somebody else calls first`
  const { from, until, promisedBy } = call
  if (isOver(until ?? promisedBy, clock)) return 'As soon as you accept: the promised time is over'
  return from && until
    ? `${windowWords({ from, until }, clock)}: their own choice`
    : capitalise(formatDeadline(promisedBy, clock))
}

/** From when an installer that accepted may call, and by when, as a sentence. */
function callNowWords({ call, callsFrom, others, details }: OutgoingOffer, clock: Clock): string {
  const { promisedBy } = call
  const chosen = chosenTime({ ...call, callsFrom })
  const mayCallAt = callsFrom && Date.parse(callsFrom) > clock.now ? callsFrom : undefined
  const { by, window } = nextContact({
    chosen: call,
    callsFrom,
    contactBy: details?.wish.contactBy,
    now: new Date(clock.now).toISOString(),
  })
  if (others.before > 0 && mayCallAt && !chosen)
    return `Call from ${formatMoment(mayCallAt, clock)}: somebody else calls first.`
  if (isOver(chosen?.until ?? promisedBy, clock)) return 'Call now: the promised time is over.'
  if (window) return `${firstWords[by]} on ${windowWords(window, clock)}: they chose that time.`
  const deadline = formatDeadline(promisedBy, clock)
  return mayCallAt
    ? `Call from ${formatMoment(mayCallAt, clock)}, ${deadline}.`
    : `Call ${deadline}: we promised them that.`
}

const firstWords: Record<ContactChannel, string> = {
  phone: 'Call',
  sms: 'Text first, then call,',
  email: 'Write first, then call,',
}

function isOver(moment: string, clock: Clock): boolean {
  return Date.parse(moment) <= clock.now
}

function windowWords({ from, until }: { from: string; until: string }, clock: Clock): string {
  const day = (moment: number | string) => dayOf(new Date(moment), clock.timeZone)
  return `${formatDate(day(from), day(clock.now))}, ${formatHours({ from, until }, clock)}`
}

function othersBefore({ others, isReached }: OutgoingOffer, { brand }: OfferLetterDeps): string {
  const left = brand.maxInstallers - others.before - 1
  const place = ordinalWord(others.before + 1)
  // We have spoken with them, so no installer is the first to.
  const first = isReached && others.before === 0
  if (left <= 0)
    return others.before === 0
      ? 'No other installer gets it.'
      : `You’d be the ${place} and last to call.`
  const more = `${capitalise(numberWord(left))} more may accept at most.`
  return first ? `We’ve spoken with them. ${more}` : `You’d be the ${place} to call. ${more}`
}

function waysToReach({ columns, phone, wish }: OutgoingLead): Fact[] {
  const { email, postcode } = columns
  return [
    { name: 'Phone', value: columns.phone, ...phoneLink(columns.phone, phone.e164) },
    { name: 'Email', value: email, ...mailLink(email) },
    { name: 'Postcode', value: postcode },
    { name: 'How', value: wish.contactBy ? ways[wish.contactBy] : '' },
  ].filter(({ value }) => value)
}

function answerParts(lead: OutgoingLead, clock: Clock): Part[] {
  return [
    { kind: 'heading', text: 'What they answered' },
    factsOf(lead.answered.map(({ ask, answer }) => ({ name: ask, value: answer }))),
    ...changeParts(lead, clock),
  ]
}

function fullName({ columns }: OutgoingLead): string {
  return `${columns.first_name} ${columns.last_name}`.trim().slice(0, 100)
}

const returnReasons: Record<ReturnReason, string> = {
  'outside-area': 'It lies outside your area.',
  'number-dead': 'The number is dead.',
  'number-wrong': 'The number is wrong.',
  duplicate: 'You had this person’s enquiry already.',
  withdrawn: 'It was taken back before you accepted it.',
  'taken-back': 'It was taken back after you accepted it.',
  'never-reached': 'They were never reached.',
  'not-our-work': 'It isn’t your kind of work.',
  'by-mistake': 'You accepted it by mistake.',
  forwarded: 'You handed it on.',
  'not-in-time': 'No call was recorded in time.',
}

function becauseFact({ return: returned }: OutgoingOffer): Fact[] {
  const because = returned && (returnReasons as Record<string, string>)[returned.because]
  return [
    ...(because ? [{ name: 'Returned because', value: because }] : []),
    ...(returned?.explanation ? [{ name: 'What we found', value: returned.explanation }] : []),
  ]
}

function openIt({ offerLink }: OfferLetterDeps): Part[] {
  return [
    { kind: 'button', text: 'Open this enquiry', address: offerLink },
    'Opening it changes nothing.',
  ]
}

function openPage({ firmLink }: OfferLetterDeps): Part[] {
  return [
    { kind: 'button', text: 'Open your page', address: firmLink },
    'Opening it changes nothing.',
  ]
}

import { dayOf } from '#domain/calendar.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { lateDays, mostLate, saysCalledUntil } from '#domain/offer/owed-call.ts'
import { withPostcode } from '#domain/place-phrase.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { type Clock, formatMoment, formatTime } from '#domain/promise/format-time.ts'
import { type Letter, type Part, tableOf } from '../letter.ts'
import {
  clockOf,
  nameOf,
  type OfferContent,
  type OfferLetterDeps,
  ordinalWord,
} from './offer-words.ts'

/** Writes to an installer that accepted and has recorded no call. */
export const owedCallLetters = {
  'offer.half-time': halfTimeLetter,
  'offer.three-quarters': threeQuartersLetter,
}

function halfTimeLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const who = firstNameOf(offer)
  const called = 'You accepted, and nobody has called yet.'
  const promised = formatDeadline(offer.owed?.by ?? '', clockOf(deps))
  return {
    subject: `${who} is waiting for your call · ${offer.reference}`,
    preview: `Call ${promised}.`,
    heading: `${who} is waiting for your call`,
    parts: [
      {
        kind: 'words',
        text: `${called} The call is promised ${promised}. Half of the time is over.`,
        strong: called,
      },
      ...callParts(offer, deps),
      'Have you called? Record it there, even without an answer: a try keeps the enquiry yours. The number is on the page.',
    ],
  }
}

function threeQuartersLetter({ offer }: OfferContent, deps: OfferLetterDeps): Letter {
  const clock = clockOf(deps)
  const by = offer.owed?.by ?? ''
  const heading = `${leftUntil(by, clock)} to call ${firstNameOf(offer)}`
  const then = `At ${formatTime(by, clock.timeZone)} the enquiry goes to the next installer,`
  return {
    subject: `${heading} · ${offer.reference}`,
    preview: 'No call is recorded.',
    heading,
    parts: [
      {
        kind: 'words',
        text: `No call is recorded. ${then} and the fee is credited to you.`,
        strong: then,
      },
      ...callParts(offer, deps),
      'Can’t make it? Hand it on: that’s credited too, and doesn’t count as a call not made.',
      { kind: 'link', text: 'Hand it on', address: `${deps.offerLink}&step=forward` },
    ],
  }
}

/** The result of an enquiry without a call in time, in place of the letter about a credit. */
export function notInTimeLetter(
  { fee, reference, ...offer }: OutgoingOffer,
  late: NonNullable<OutgoingOffer['late']>,
  deps: OfferLetterDeps,
): Letter {
  const clock = clockOf(deps)
  const stop = 'Please don’t call any more:'
  const until = formatDeadline(saysCalledUntil(late.at), clock).replace(/^by/, 'until')
  return {
    subject: `It went to the next installer: ${reference}`,
    preview: 'No call was recorded in time. Please don’t call any more.',
    heading: 'It went to the next installer',
    parts: [
      {
        kind: 'words',
        text: `No call was recorded by ${formatTime(late.at, clock.timeZone)}, so we keep our promise another way. ${stop} the details are closed, and somebody else calls.`,
        strong: stop,
      },
      tableOf([
        { name: 'What', value: nameOf(offer) },
        { name: 'Reference', value: reference },
        { name: 'Fee', value: `${formatFee(fee)}, credited` },
        { name: 'Your figures', value: 'One call not made in time' },
        { name: 'Your turn', value: 'Used; the next offer comes in the usual order' },
      ]),
      {
        kind: 'words',
        text: `Did you call and not record it? Tell us ${until}. If the visitor confirms it, it no longer counts.`,
        strong: until,
      },
      { kind: 'link', text: 'We did call', address: deps.offerLink },
      `After ${mostLate} in ${lateDays} days we call your office. This was the ${ordinalWord(late.count)}.`,
    ],
  }
}

function callParts(offer: OutgoingOffer, deps: OfferLetterDeps): Part[] {
  const clock = clockOf(deps)
  const { acceptedAt, summary, owed } = offer
  const by = owed?.by ?? ''
  return [
    tableOf([
      {
        name: 'Who',
        value: [firstNameOf(offer), withPostcode(summary, ' ')].filter(Boolean).join(', '),
      },
      { name: 'Wants', value: summary.service },
      ...(acceptedAt ? [{ name: 'Accepted', value: formatMoment(acceptedAt, clock) }] : []),
      { name: 'Call by', value: formatDeadline(by, clock).replace(/^by /, '') },
    ]),
    { kind: 'button', text: 'Open and call', address: deps.offerLink },
  ]
}

function firstNameOf({ details }: OutgoingOffer): string {
  return details?.columns.first_name.trim().slice(0, 50) || 'Somebody'
}

/** '2 h 15 min left' on the day itself, else until when. */
function leftUntil(moment: string, clock: Clock): string {
  const day = (at: number | string) => dayOf(new Date(at), clock.timeZone)
  if (day(moment) !== day(clock.now)) return `Until ${formatMoment(moment, clock)}`
  const minutes = Math.max(1, Math.round((Date.parse(moment) - clock.now) / 60_000))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${[hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')} left`
}

import { dayOf } from '#domain/calendar.ts'
import type { ContentOf, TextEvent } from '#domain/delivery/messages.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { inPlace, withPostcode } from '#domain/place-phrase.ts'
import { type Clock, formatMoment, formatTime } from '#domain/promise/format-time.ts'
import { gsmLength, longestText, toGsm } from './gsm.ts'

/** What each event says. Before acceptance it is what an offer may show; afterwards a first name and a place, and never a number. */
export const offerTexts: {
  [E in TextEvent]: (content: ContentOf<E>, clock: Clock) => string
} = {
  'offer.made': ({ offer }, clock) => {
    const until = `until ${timeOf(offer.expiresAt, clock)}`
    const what = `${offer.summary.service}${placeOf(offer)}`
    return offer.stated
      ? `Name your price? ${what}, ${until}. It costs nothing unless they say yes.`
      : `${what}. ${formatFee(offer.fee)} if you accept, ${until}.`
  },
  'offer.half-time': ({ offer }, clock) =>
    `${whoOf(offer)} is waiting for your call, by ${timeOf(offer.owed?.by ?? '', clock)}. None is recorded yet.`,
  'offer.three-quarters': ({ offer }, clock) => {
    const by = timeOf(offer.owed?.by ?? '', clock)
    return `Call ${whoOf(offer)} by ${by}. Then it goes to the next installer. None is recorded yet.`
  },
}

function whoOf({ details, summary: { place } }: OutgoingOffer): string {
  const first = details?.columns.first_name.trim() ?? ''
  // What was typed must not be a link, or a line of its own.
  const isName = /^[\p{L}\p{M} '’-]{1,30}$/u.test(first) && toGsm(first) !== ''
  return `${isName ? first : 'Somebody'}${place && ` ${inPlace(place)}`}`
}

function placeOf({ summary }: OutgoingOffer): string {
  const where = withPostcode(summary, ' ')
  return where && ` ${inPlace(where)}`
}

/** '2:19 pm' today, and with its day on another. */
function timeOf(moment: string, clock: Clock): string {
  const day = (at: number | string) => dayOf(new Date(at), clock.timeZone)
  return day(moment) === day(clock.now)
    ? formatTime(moment, clock.timeZone)
    : formatMoment(moment, clock)
}

/** One text of two parts at most. Where it would be longer, the words give way: without its link it is good for nothing. */
export function fitText({ words, link, stop }: { words: string; link: string; stop: string }) {
  const plain = toGsm(words)
  const rest = `\n${link}${stop && `\n${stop}`}`
  const room = longestText - gsmLength(rest)
  if (gsmLength(plain) <= room) return plain + rest
  return `${plain.slice(0, Math.max(0, room - 3)).trimEnd()}...${rest}`
}

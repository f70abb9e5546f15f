import type { Contact } from '#domain/lead/contact.ts'
import { formatMinutes } from '../../../clock/format-clock.ts'

/** A call on the ruler. `at` is its position in percent of the width, `side` is where its text has room. */
type Pin = { at: number; text: string; side: 'start' | 'end' | 'none'; isPlanned?: boolean }

export type RulerLayout = {
  /** The promised time, in percent of the width. */
  due: number
  /** Its text ends there, or lies around it where the line goes on far enough. */
  dueText: 'middle' | 'end'
  /** The present moment, or the first contact: its text is above the line with those of the pins, or below where the line is free. */
  end: number
  endText: { side: Pin['side']; isBelow: boolean }
  isLate: boolean
  pins: Pin[]
  /** A quarter, half and three quarters of the time until the promise; in whole hours where it is long. */
  quarters: { at: number; text: string; hasRoom: boolean }[]
  notices: { at: number; isSent: boolean }[]
}

type RulerSpan = {
  receivedAt: string
  promisedBy: string
  contactedAt: string | null
  /** What else must lie on the ruler, in milliseconds since 1970. */
  until?: number | undefined
}

type RulerInput = RulerSpan & {
  /** A planned one is still to come. */
  attempts: readonly { at: string; text: string; isPlanned?: boolean }[]
  notices: readonly { at: string; isSent: boolean }[]
  endText: string
}

const minuteMs = 60_000

// However late it is, the time until the promise stays readable.
const minPromiseShare = 2 / 3

/** The approximate width of a letter in percent of the ruler, which is at least 700 px wide. */
const letterWidth = 0.95

/** That of 'Promised by Wed 2:00pm'. */
const dueTextWidth = 24 * letterWidth

/** The positions of moments (milliseconds since 1970) between a lead's arrival and its promise or now, in percent of the width. */
export function rulerScale(
  { receivedAt, promisedBy, contactedAt, until = 0 }: RulerSpan,
  now: number,
): { due: number; position: (moment: number) => number } {
  const begin = Date.parse(receivedAt)
  const due = Date.parse(promisedBy)
  const end = contactedAt ? Date.parse(contactedAt) : now
  const last = Math.max(due, end, until)
  const promiseWidth = 100 * Math.max(minPromiseShare, (due - begin) / (last - begin))
  const position = (moment: number) => {
    const within = Math.max(begin, Math.min(moment, last))
    return within <= due
      ? ((within - begin) / (due - begin)) * promiseWidth
      : promiseWidth + ((within - due) / (last - due)) * (100 - promiseWidth)
  }
  return { due: promiseWidth, position }
}

/** Places the time from a lead's arrival to the promised time, or to now if that is later, on a line. */
export function layOutRuler(
  { attempts, notices, endText, ...span }: RulerInput,
  now: number,
): RulerLayout {
  const begin = Date.parse(span.receivedAt)
  const due = Date.parse(span.promisedBy)
  const moment = span.contactedAt ? Date.parse(span.contactedAt) : now
  const { due: promiseWidth, position } = rulerScale(span, now)
  const [end, isLate] = [position(moment), moment > due]
  const isBelow = isLate && end - promiseWidth > 10
  const marks = attempts.map(({ at, ...pin }) => ({ at: position(Date.parse(at)), ...pin }))
  const dueText = isLate && promiseWidth < 85 ? 'middle' : 'end'
  const dueTextFrom = promiseWidth - dueTextWidth / (dueText === 'middle' ? 2 : 1)
  const side = isBelow ? sideOf(end) : sideBeside(marks, { at: end, text: endText })
  return {
    due: promiseWidth,
    dueText,
    end,
    endText: { side, isBelow },
    isLate,
    pins: placePins(marks, isBelow || side === 'none' ? undefined : textSpan(end, endText, side)),
    notices: notices.map(({ at, isSent }) => ({ at: position(Date.parse(at)), isSent })),
    quarters: [1 / 4, 1 / 2, 3 / 4].map((part) => {
      const at = part * promiseWidth
      const text = formatQuarter((part * (due - begin)) / minuteMs)
      return {
        at,
        text,
        hasRoom: at + (text.length * letterWidth) / 2 < dueTextFrom,
      }
    }),
  }
}

function formatQuarter(minutes: number): string {
  return minutes < 120 ? formatMinutes(Math.round(minutes)) : `${Math.round(minutes / 60)} h`
}

type Span = { from: number; until: number }

function textSpan(at: number, text: string, side: 'start' | 'end'): Span {
  const width = text.length * letterWidth + 1
  return side === 'start' ? { from: at, until: at + width } : { from: at - width, until: at }
}

const sideOf = (at: number) => (at > 90 ? 'end' : 'start')

/** The side on which a text covers none of these pins. */
function sideBeside(pins: readonly { at: number }[], { at, text }: { at: number; text: string }) {
  const usual = sideOf(at)
  const covers = (side: 'start' | 'end') => {
    const { from, until } = textSpan(at, text, side)
    return until > 100 || from < 0 || pins.some((pin) => pin.at > from - 1 && pin.at < until + 1)
  }
  return (
    ([usual, usual === 'end' ? 'start' : 'end'] as const).find((side) => !covers(side)) ?? 'none'
  )
}

/** Puts the text of each pin on the side with room, from left to right, next to earlier texts. Without room the pin has no text. */
function placePins(marks: Omit<Pin, 'side'>[], reserved: Span | undefined): Pin[] {
  const sorted = marks.toSorted((one, other) => one.at - other.at)
  let occupiedUntil = 0
  return sorted.map((mark, index) => {
    const next = sorted[index + 1]?.at ?? 100
    const side = (['end', 'start'] as const).find((one) => {
      const { from, until } = textSpan(mark.at, mark.text, one)
      const isFree = !reserved || until <= reserved.from || from >= reserved.until
      return isFree && (one === 'end' ? from >= occupiedUntil : until <= next)
    })
    occupiedUntil = side === 'start' ? textSpan(mark.at, mark.text, side).until : mark.at
    return { ...mark, side: side ?? 'none' }
  })
}

/** Whether a contact is a try of ours that didn't reach the visitor. */
export function isFailedTry({ by, outcome }: Pick<Contact, 'by' | 'outcome'>): boolean {
  return by !== 'visitor' && outcome !== 'reached'
}

import { terms } from '#estimate/terms.ts'
import { daysAfter } from '../calendar.ts'

/** Cents, with GST and after certificates, as our own model says a price. */
export type PriceBand = { lowCents: number; highCents: number }

/** A system in a price: what isn't in it is nought. */
export type QuotedSystem = { kw: number; panels: number; batteryKwh: number }

export function isSameSystem(one: QuotedSystem, other: QuotedSystem): boolean {
  return one.kw === other.kw && one.panels === other.panels && one.batteryKwh === other.batteryKwh
}

/** The system that all prices for a lead are for, with the band that our own model gives it. */
export type StatedSystem = QuotedSystem & { band: PriceBand }

/** A price as an installer types it, before anybody calls. */
export type TypedPrice = PriceBand & {
  /** The Monday (YYYY-MM-DD) of the week in which it could begin. */
  earliestWeek: string
  /** One line of its own, or empty. */
  words: string
  /** Only where it is another system than the stated one: no scale holds both. */
  system?: QuotedSystem | undefined
}

/** A price that was given, with its system where the lead asks for another one now. Moments are ISO 8601. */
export type OfferPrice = TypedPrice & { pricedAt: string; standsUntil: string }

/** Why a visitor may turn a price down: the installer reads it, and nothing else of them. */
export const passReasons = ['too-dear', 'too-far', 'other', 'no'] as const
export type PassReason = (typeof passReasons)[number]

const standsDays = 14

/** Until when a price is valid: fourteen days, and never beyond the consent by which it was asked for. */
export function standsUntil(pricedAt: Date, consentUntil: string): string {
  const end = new Date(pricedAt.getTime() + standsDays * 24 * 3_600_000).toISOString()
  return end < consentUntil ? end : consentUntil
}

/** A band is at most a quarter wide: a wider one is no use. */
const widest = 1.25

/** Of either end, in dollars. */
const amounts = { least: 100, most: 1_000_000 }

export const longestWords = 140

/** So far ahead a week can be named. */
const mostWeeks = 52

/** What is wrong with a price, at the field where it is typed. */
export type PriceProblem = {
  field: 'band' | 'earliestWeek' | 'words' | 'system'
  message: string
}

/** What is wrong with a price typed on a day (YYYY-MM-DD), in the words its installer reads; undefined where nothing is. */
export function problemWithPrice(
  { lowCents, highCents, earliestWeek, words, system }: TypedPrice,
  today: string,
): PriceProblem | undefined {
  const fields = {
    band: problemWithBand({ lowCents, highCents }),
    earliestWeek: problemWithWeek(earliestWeek, today),
    words: problemWithWords(words),
    system: system && problemWithSystem(system),
  }
  for (const field of ['band', 'earliestWeek', 'words', 'system'] as const) {
    const message = fields[field]
    if (message) return { field, message }
  }
  return undefined
}

export function problemWithBand({ lowCents, highCents }: PriceBand): string | undefined {
  const isAmount = (cents: number) =>
    Number.isInteger(cents) && cents >= amounts.least * 100 && cents <= amounts.most * 100
  if (!isAmount(lowCents) || !isAmount(highCents))
    return `Enter both ends in ${terms.money}, like 6,500.`
  if (highCents < lowCents) return 'Enter the lower end first.'
  return highCents > lowCents * widest
    ? 'Narrow it to a quarter: the upper end may be 1.25 times the lower one.'
    : undefined
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -sinceMonday)
}

function problemWithWeek(week: string, today: string): string | undefined {
  const first = mondayOf(today)
  const isMonday = /^\d{4}-\d\d-\d\d$/.test(week) && !Number.isNaN(Date.parse(week))
  if (!isMonday || mondayOf(week) !== week) return 'Choose the week in which you could begin.'
  return week < first || week > daysAfter(first, mostWeeks * 7)
    ? 'Choose a week from this one on, within a year.'
    : undefined
}

function problemWithSystem({ kw, panels, batteryKwh }: QuotedSystem): string | undefined {
  const isWithin = (value: number, most: number) => value >= 0 && value <= most
  if (!isWithin(kw, 100) || !isWithin(panels, 400) || !isWithin(batteryKwh, 100))
    return 'Enter up to 100 kW of panels, and up to 100 kWh of battery.'
  if (!Number.isInteger(panels)) return 'Enter how many panels, like 15.'
  if ((kw === 0) !== (panels === 0)) return 'Enter both: how many panels, and their kW.'
  return kw === 0 && batteryKwh === 0 ? 'Enter panels, a battery or both.' : undefined
}

/**
 * Why a line of text can't be shown beside a price: it leads round the visitor's yes, or around the price's own field. Undefined where it
 * can.
 */
export function problemWithWords(words: string): string | undefined {
  const text = words.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (text.length > longestWords) return `Keep it to one line of ${longestWords} letters.`
  if (/[\r\n\u2028\u2029]/.test(text)) return 'Keep it to one line.'
  return refused.find(({ holds }) => holds(text))?.message
}

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const number = `(?:${[...digits, 'oh', 'o', 'nought', 'double', 'triple'].join('|')})`
/** Eight digits make a number that can be called, whatever is between them. */
const phone = /(?:\p{Nd}[^\p{Nd}\p{L}]{0,3}){8}|\b1[38]00\b|\b13[ -]?\d\d[ -]?\d\d\b/u
const spokenPhone = new RegExp(`(?:\\b${number}\\b[^\\p{L}]{0,3}){6}`, 'iu')
const email =
  /@|[[(] ?(?:a|at) ?[)\]]|\b\w+ at \w+ (?:dot|\.) ?\w+|\b(?:gmail|hotmail|bigpond|icloud|yahoo)\b/i
/** Any ending can be a domain's, so a full stop between two words needs its space. */
const link =
  /https?:|www\.|[\p{L}\d-]{2} ?\.\p{L}{2}|[[(] ?dot ?[)\]]|(?<!\bthe )\bdot \p{L}{2}|\b(?:facebook|instagram|linkedin|tiktok|whatsapp)\b/iu
const street =
  /\bp\.? ?o\.? ?box\b|\b(?:level|unit|suite|shop|factory) \d+[a-z]?,? \d+ \p{L}{2}|\b\d+[a-z]?(?:[/-]\d+[a-z]?)? (?:[\p{L}’'.-]+ ){1,3}(?:st|street|rd|road|ave|avenue|dr|drive|ct|court|pl|place|cres|crescent|hwy|highway|pde|parade|tce|terrace|lane|ln|way|blvd|boulevard|close|grove|gr|square|sq)\b/iu
const units =
  'w|kw|watts?|kilowatts?|wp|wh|kwh|v|volts?|va|kva|mah|ah|mm|m|metres|kg|pa|years|hours|cycles|panels|systems|homes|roofs|jobs|installs|installations'
/** Money, and a number of thousands that says no unit; four digits may be a year. */
const price = new RegExp(
  [
    '[$€£]|\\b(?:aud|gbp|dollars?|pounds?|bucks?|quid|grand)\\b|\\b\\d+(?:\\.\\d+)? ?k\\b',
    `\\b(?:\\d{1,3}[.,’' ]\\d{3}|(?!(?:19|20)\\d\\d\\b)\\d{4,6}|hundred|thousand)(?! ?(?:${units})\\b)\\b`,
  ].join('|'),
  'iu',
)

/** A text with its spoken digits as digits: 'o4 one2' is '04 12'. */
function withDigits(text: string): string {
  return text.replace(new RegExp(`(?<!\\p{L})${number}(?!\\p{L})`, 'giu'), (word) =>
    String(Math.max(0, digits.indexOf(word.toLowerCase()))),
  )
}

const refused: readonly { holds: (text: string) => boolean; message: string }[] = [
  {
    holds: (text) => phone.test(withDigits(text)) || spokenPhone.test(text),
    message: 'Leave phone numbers out: they see yours when they say yes.',
  },
  {
    holds: (text) => email.test(text),
    message: 'Leave email addresses out: they see yours when they say yes.',
  },
  {
    holds: (text) => link.test(text),
    message: 'Leave links out: your name and accreditation stand beside your price.',
  },
  { holds: (text) => street.test(text), message: 'Leave street addresses out.' },
  {
    holds: (text) => price.test(text),
    message: 'Leave prices out: yours stands beside it, and nothing else is compared.',
  },
]

/** How wide each of the bands is that an installer is offered. */
const step = 1.2

/** Four bands one above the other about our own model's, of which an installer takes one by a press. */
export function offeredBands({ lowCents, highCents }: PriceBand): PriceBand[] {
  const middle = Math.sqrt(lowCents * highCents)
  const unit = middle >= 500_000 ? 10_000 : 5_000
  const ends = [-2, -1, 0, 1, 2].map((power) => Math.round((middle * step ** power) / unit) * unit)
  return ends
    .slice(0, -1)
    .map((low, index) => ({ lowCents: low, highCents: ends[index + 1] ?? low }))
}

const leastFirms = 5

/**
 * The middle of what firms asked for the same system lately, each firm once, by its last price; only from five firms on, since of fewer
 * each could be guessed.
 */
export function middlePrice(
  prices: readonly (PriceBand & { installer: string })[],
): { cents: number; firms: number } | undefined {
  const byFirm = new Map(
    prices.map(({ installer, lowCents, highCents }) => [installer, (lowCents + highCents) / 2]),
  )
  const sorted = [...byFirm.values()].toSorted((one, other) => one - other)
  const firms = sorted.length
  if (firms < leastFirms) return undefined
  const middle = Math.floor((firms - 1) / 2)
  const cents = ((sorted[middle] ?? 0) + (sorted[firms - 1 - middle] ?? 0)) / 2
  return { cents: Math.round(cents / 1000) * 1000, firms }
}

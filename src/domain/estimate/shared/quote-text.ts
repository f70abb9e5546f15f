import { monthNames } from '../../calendar.ts'
import { parseDay } from './parse-day.ts'

/**
 * Reads the text of a quote, as a PDF or an email has it, line by line. It takes only values beside their own name: a field
 * that isn't sure is left for its reader to type. The edition defines these names.
 */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/, mostLines)
    .map((line) => line.slice(0, longestLine).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

// Beyond these it is no quote, and patterns would search it for minutes.
const mostLines = 2000
const longestLine = 300

/** What was found, without what wasn't. */
export function foundFields<Field extends string>(
  fields: Partial<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<
    Record<Field, string>
  >
}

/** The sign before a sum of money. */
export type Sign = '$' | '£'

/** A sum, but for one of several: 39 certificates @ $38 each, $42 per week. */
const amount =
  /(?<!(?:[@×]|\bx) ?)[$£] ?(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{2}))?(?!\d|\.\d| ?(?:each|ea\b|per (?:certificate|STC|panel|week|fortnight|month)))/gi

/** The last sum of the line: the total is at its end. Cents and pence are rounded. */
function lastAmount(line: string, sign: Sign): string | undefined {
  const sums = [...line.matchAll(amount)].filter(([sum]) => sum.startsWith(sign))
  const [, whole = '', cents = '0'] = sums.at(-1) ?? []
  const digits = whole.replace(/\D/g, '')
  return digits ? String(Math.round(Number(`${digits}.${cents}`))) : undefined
}

/** The sum on the line that names it, or alone on the next. */
export function moneyBeside(
  lines: readonly string[],
  name: RegExp,
  sign: Sign,
): string | undefined {
  for (const [index, line] of lines.entries()) {
    if (!name.test(line)) continue
    const next = lines[index + 1] ?? ''
    const beside =
      lastAmount(line, sign) ?? (beginsWithSum(next) ? lastAmount(next, sign) : undefined)
    if (beside) return beside
  }
  return undefined
}

const beginsWithSum = (line: string) => /^[-−–(]?\s*[-−–]?[$£]/.test(line)

/** Whatever costs less is no system. */
const leastPrice = 500

/**
 * The sum that a buyer pays in the end: the surest name first, and the last line that has it. A total isn't it where something is taken
 * off below, unless its name says so.
 *
 * @param final names of nothing but what is paid in the end
 * @param total a name that a sum before discounts has too
 * @param discount names what is taken off
 */
export function findPrice(
  lines: readonly string[],
  { final, total, discount }: { final: readonly RegExp[]; total: RegExp; discount?: RegExp },
  sign: Sign,
): string | undefined {
  const joined = lines.map((line, index) => withNext(line, lines[index + 1])).toReversed()
  const isDiscount = (line: string) => discount?.test(line) && lastAmount(line, sign)
  const lowest = joined.findIndex((line) => total.test(line) || isDiscount(line))
  const above = total.test(joined[lowest] ?? '') ? joined : []
  return [...final.map((name) => moneyBeside(joined, name, sign)), moneyBeside(above, total, sign)]
    .flatMap((price) => price ?? [])
    .find((price) => Number(price) >= leastPrice)
}

/** A line with the sum that is alone on the next. */
function withNext(line: string, next = ''): string {
  return /[$£]/.test(line) || !beginsWithSum(next) ? line : `${line} ${next}`
}

/** 15 x 440W, 15 × Jinko Tiger Neo 440 W panels, 24 panels of 475 W. */
export function findPanels(
  lines: readonly string[],
): { panels: string; watts: string; model?: string } | undefined {
  for (const line of lines) {
    const match =
      /\b(\d{1,3}) ?(?:x|×|\*) ?(.{0,50}?)\b(\d{3}) ?W(?:p|atts?)?\b/i.exec(line) ??
      /\b(\d{1,3}) (?:solar )?(?:panels|modules)(.{0,40}?)\b(\d{3}) ?W(?:p|atts?)?\b/i.exec(line)
    const [, panels = '', model = '', watts = ''] = match ?? []
    if (!match || !isWattsOfPanel(Number(watts)) || /inverter|battery/i.test(model)) continue
    const name = model
      .replace(/^[\s(,:of]+|[\s(,:-]+$|\b(?:solar|panels?|modules?|each)\b/gi, '')
      .trim()
    return { panels, watts, ...(name.length > 2 ? { model: name } : {}) }
  }
  return undefined
}

export function isWattsOfPanel(watts: number): boolean {
  return watts >= 200 && watts <= 800
}

export function sizeBeside(
  lines: readonly string[],
  name: RegExp,
  unit: 'kW' | 'kWh' | 'kWp',
): string | undefined {
  const size = `(?<![\\d,.])(\\d{1,3}(?:\\.\\d{1,2})?) ?${unit}`
  for (const line of lines) {
    if (!name.test(line)) continue
    const usable = new RegExp(`${size} usable`, 'i').exec(line)?.[1]
    const beside = usable ?? new RegExp(`${size}(?![a-z])`, 'i').exec(line)?.[1]
    if (beside) return beside
  }
  return undefined
}

/** The day on a line that names it. */
export function findDay(lines: readonly string[], name: RegExp): string | undefined {
  const months = monthNames.map((month) => month.slice(0, 3)).join('|')
  const day = new RegExp(
    `\\b(\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th)? (?:${months})[a-z]* \\d{4})\\b`,
    'i',
  )
  const line = lines.find((line) => name.test(line) && day.test(line)) ?? ''
  return parseDay(day.exec(line)?.[1] ?? '')
}

/** The business named in the first lines. */
export function findFrom(lines: readonly string[]): string | undefined {
  const line = lines
    .slice(0, 12)
    .find(
      (line) =>
        /\b(?:pty|ltd|limited|solar|electrical|energy|renewables)\b/i.test(line) &&
        line.length <= 50 &&
        !/[$£]|\d{3}|^\d|quot|proposal|\bpanels\b|\bkW/i.test(line),
    )
  return line?.replace(/\s*(?:pty\.?\s*)?(?:ltd|limited)\b.*$/i, '').replace(/^from:?\s*/i, '')
}

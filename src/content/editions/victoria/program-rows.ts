import type { MoneyRow, Row } from '#content/pages/page.ts'
import { type Day, formatDay, yearOf } from '#domain/estimate/shared/day.ts'
import type { ProgramToday } from '#estimate/programs.ts'

/** Programs as rows: their dollars, their terms, and the day and place they were read. A program's parts are folded into its row. */
export function programRows(programs: readonly ProgramToday[], today: Day): MoneyRow[] {
  return programs
    .filter(({ value }) => !value.partOf)
    .map((program) => {
      const parts = programs.filter(({ value }) => value.partOf === program.value.id)
      return {
        ...programRow(program, today),
        ...(parts.length > 0 && { parts: parts.map((part) => programRow(part, today)) }),
      }
    })
}

function programRow(program: ProgramToday, today: Day): MoneyRow {
  const { what, value, status } = program
  const { by, amount, unit, worth, conditions, doubt } = value
  const terms = [by === 'Australia' ? 'Federal' : 'State', worth, ...conditions]
  return {
    name: what,
    ...(status === 'open' ? { amount: amount ?? 'Open', unit } : { amount: 'Closed' }),
    terms: [...terms, ...daysOf(program, today)]
      .map((term) => `${term}.`)
      .concat(doubt ?? [])
      .join(' '),
    source: sourceOf(program),
  }
}

/** A program in one line, for those few who can have it. A doubt is shown where an amount is named. */
export function programLine(program: ProgramToday, today: Day): Row {
  const { what, value, status } = program
  const { amount, unit = '', worth, conditions, doubt } = value
  const terms =
    status === 'open' ? [`${amount ?? 'Open'} ${unit}`.trim(), conditions[0] ?? worth] : []
  return {
    name: `${what}:`,
    text: [...terms, ...daysOf(program, today)]
      .map((term) => `${term}.`)
      .concat(amount?.startsWith('$') && doubt ? doubt : [])
      .join(' '),
    source: sourceOf(program),
  }
}

/** When it began or ends, where that's near. */
function daysOf({ value, status }: ProgramToday, today: Day): string[] {
  const { opened, closes } = value
  if (status === 'not yet' && opened) return [`From ${formatDay(opened)}`]
  if (status === 'closed') return [closes ? `Ended ${formatDay(closes)}` : 'Ended']
  return closes && yearOf(closes) <= yearOf(today) + 1 ? [`Until ${formatDay(closes)}`] : []
}

/**
 * The first web address in a source as a link, or else the source unchanged; and the day it was read. Where we know the site and
 * not the page, the source says what the page is on.
 */
export function sourceOf({ source, checked }: Pick<ProgramToday, 'source' | 'checked'>): string {
  const [, address, site, on = ''] =
    /((?:www\.)?((?:[a-z\d-]+\.)+(?:au|com))(?:\/[\w/-]+)?)( on [^,;]+)?/.exec(source) ?? []
  return `${address ? `[${site}](https://${address})${on}` : source}, ${formatDay(checked)}`
}

import type { Scheme } from '#content/pages/page.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { advertisedPrograms } from '#edition/figures.ts'
import { formatCount } from '#edition/format.ts'
import { parsePostcode } from '#estimate/postcode.ts'
import { type ProgramToday, programsFor } from '#estimate/programs.ts'
import { stateNames, stateOf } from '#estimate/states.ts'
import type { Table } from '../FigureTable.tsx'

/** In Victoria, until the visitor enters another. */
const defaultPostcode = '3000'

export type ProgramsView = {
  headline: string
  /** What is wrong with the postcode; then nothing is listed. */
  problem?: string
  more?: string
  open?: readonly Scheme[]
  /** Undefined if there are none. */
  closed?: Table
}

/** The programs that are open, and those that are not, at a postcode on a day. */
export function programsView(postcode: string | undefined, today: Day): ProgramsView {
  const code = parsePostcode(postcode ?? '') || defaultPostcode
  const programs = programsFor(code, today)
  if (!programs)
    return {
      headline: 'We can’t tell yet.',
      problem: /^\d{4}$/.test(code)
        ? `There’s no postcode ${code}. Enter one like 3056`
        : 'Enter a four-digit postcode, like 3056',
    }
  const open = programs.filter(({ status }) => status === 'open')
  const closed = programs.filter(({ status }) => status !== 'open')
  const where = postcode ? `At ${code}` : 'In Victoria'
  return {
    headline: `${where}, ${formatCount(open.length, 'program')} ${open.length === 1 ? 'is' : 'are'} open.`,
    more: `As far as we know on ${formatDay(today)}: each row says when it was last checked.${stateOf(code) === 'VIC' ? '' : ' We know Victoria best; for other states we rely on one careful account.'}`,
    open: open.map((program) => schemeOf(program)),
    closed: closed.length > 0 ? tableOf(closed, today) : undefined,
  }
}

function tableOf(programs: readonly ProgramToday[], today: Day): Table {
  return {
    head: ['Program', 'Worth', 'Who it’s for, and conditions', 'Source'],
    rows: programs.map((program) => ({ cells: cellsOf(program, today) })),
  }
}

function cellsOf({ what, value, source, checked, status }: ProgramToday, today: Day): string[] {
  const { by, forWhom, worth, conditions, closes, opened, doubt } = value
  const until =
    status === 'not yet' && opened
      ? `From ${formatDay(opened)}.`
      : closes && closes < today
        ? `Ended on ${formatDay(closes)}.`
        : 'Ended.'
  return [
    `${what} (${by === 'Australia' ? 'federal' : by})`,
    [`${worth}.`, until].filter(Boolean).join(' '),
    [`For ${forWhom}.`, ...conditions.map((one) => `${one}.`), doubt].filter(Boolean).join(' '),
    `${source}. Last checked ${formatDay(checked)}.`,
  ]
}

function schemeOf({ what, value, source, checked }: ProgramToday): Scheme {
  const { id, by, forWhom, amount, worth, conditions, closes, doubt } = value
  const advertised = advertisedPrograms[id]
  return {
    name: what,
    from: `${by === 'Australia' ? 'Federal' : stateNames[by]}, for ${forWhom}`,
    status: 'open',
    today: amount ?? worth,
    ...(advertised && { advertised }),
    conditions: [
      ...(amount ? [worth] : []),
      ...conditions,
      ...(closes ? [`Until ${formatDay(closes)}`] : []),
      ...(doubt ? [doubt] : []),
      `${source}. Last checked ${formatDay(checked)}.`,
    ],
  }
}

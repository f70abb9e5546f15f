import { type Day, formatDay } from '#domain/estimate/day.ts'
import { stateOf } from '#domain/estimate/postcode.ts'
import { type ProgramToday, programsFor } from '#domain/estimate/programs.ts'
import { count } from './in-words.ts'
import type { Table } from './table.ts'

/** The page of rebates asks for a postcode and answers with what is open there. */
export const programsLookup = {
  path: '/solar-panel-grants',
  heading: 'What is open where you live',
  lead: 'Your postcode and today’s date say which programs there are. Whether you may have one, its conditions say.',
} as const

/** Before anybody tells another. */
const usual = '3000'

export type ProgramsView = {
  headline: string
  /** What is wrong with the postcode; nothing is listed then. */
  problem?: string
  more?: string
  open?: Table
  /** Undefined where none has ended yet. */
  closed?: Table
}

/** What is open, and what is no longer, at a postcode on a day. */
export function programsView(postcode: string | undefined, today: Day): ProgramsView {
  const asked = postcode?.replace(/\s/g, '') || usual
  const programs = programsFor(asked, today)
  if (!programs)
    return {
      headline: 'We cannot tell yet.',
      problem: /^\d{4}$/.test(asked)
        ? `There is no postcode ${asked}: enter one like 3056`
        : 'Enter a four-digit postcode, like 3056',
    }
  const open = programs.filter(({ status }) => status === 'open')
  const closed = programs.filter(({ status }) => status !== 'open')
  const where = postcode ? `At ${asked}` : 'In Victoria'
  return {
    headline: `${where}, ${count(open.length, 'program')} ${open.length === 1 ? 'is' : 'are'} open.`,
    more: `As far as we know on ${formatDay(today)}: each row says when it was last checked.${stateOf(asked) === 'VIC' ? '' : ' We know Victoria best; for other states we have one careful account.'}`,
    open: tableOf(open, today),
    closed: closed.length > 0 ? tableOf(closed, today) : undefined,
  }
}

function tableOf(programs: readonly ProgramToday[], today: Day): Table {
  return {
    head: ['Program', 'Worth', 'For whom, and if', 'Source'],
    rows: programs.map((program) => ({ cells: cellsOf(program, today) })),
  }
}

function cellsOf({ what, value, source, checked, status }: ProgramToday, today: Day): string[] {
  const { by, forWhom, worth, conditions, closes, opened, doubt } = value
  const until =
    status === 'open'
      ? closes && `Until ${formatDay(closes)}.`
      : status === 'not yet' && opened
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

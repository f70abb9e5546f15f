import { type Day, written } from '#domain/estimate/day.ts'
import type { Problems } from '#domain/estimate/inputs.ts'
import { stateOf } from '#domain/estimate/postcode.ts'
import { type ProgramToday, programsFor } from '#domain/estimate/programs.ts'
import { count } from './in-words.ts'
import { nothing, type Shown, type Table } from './shown.ts'

/** The page of rebates asks for a postcode and answers with what is open there. */
export const programsAsked = {
  path: '/solar-panel-grants',
  heading: 'What is open where you live',
  lead: 'Your postcode and today’s date say which programs there are. Whether you may have one, its conditions say.',
} as const

/** Before anybody tells another. */
const usual = '3000'

/** What is open, and what is no longer, at a postcode on a day. */
export function programsAnswer(
  postcode: string | undefined,
  today: Day,
): { shown: Shown; problems: Problems } {
  const told = postcode?.replace(/\s/g, '') || usual
  const programs = programsFor(told, today)
  if (!programs)
    return {
      shown: {
        ...nothing,
        texts: { answer: 'We cannot tell yet.' },
        parts: { open: false, closed: false },
      },
      problems: {
        postcode: /^\d{4}$/.test(told)
          ? `There is no postcode ${told}: enter one like 3056`
          : 'Enter a four-digit postcode, like 3056',
      },
    }
  const open = programs.filter(({ status }) => status === 'open')
  const closed = programs.filter(({ status }) => status !== 'open')
  const where = postcode ? `At ${told}` : 'In Victoria'
  return {
    shown: {
      ...nothing,
      texts: {
        answer: `${where}, ${count(open.length, 'program')} ${open.length === 1 ? 'is' : 'are'} open.`,
        'answer-more': `As far as we know on ${written(today)}: each row says when it was last checked.${stateOf(told) === 'VIC' ? '' : ' We know Victoria best; for other states we have one careful account.'}`,
      },
      tables: { open: () => tableOf(open, today), closed: () => tableOf(closed, today) },
      parts: { open: true, closed: closed.length > 0 },
    },
    problems: {},
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
      ? closes && `Until ${written(closes)}.`
      : status === 'not yet' && opened
        ? `From ${written(opened)}.`
        : closes && closes < today
          ? `Ended on ${written(closes)}.`
          : 'Ended.'
  return [
    `${what} (${by === 'Australia' ? 'federal' : by})`,
    [`${worth}.`, until].filter(Boolean).join(' '),
    [`For ${forWhom}.`, ...conditions.map((one) => `${one}.`), doubt].filter(Boolean).join(' '),
    `${source}. Last checked ${written(checked)}.`,
  ]
}

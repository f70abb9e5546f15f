import type { Day } from '../shared/day.ts'
import type { Figure } from '../shared/figure.ts'
import { type Program, programs, type Words } from './data/programs.ts'
import { stateOf } from './states.ts'

type Status = 'open' | 'closed' | 'not yet'

/** A program on a day, with the source and date of what we know. */
export type ProgramToday = Figure<Program> & { status: Status }

/**
 * The programs of the country and of the postcode’s state, those that are open first. Undefined for what is no postcode.
 * Open does not mean that a household may have it: the conditions say who may.
 */
export function programsFor(postcode: string, today: Day): ProgramToday[] | undefined {
  const state = stateOf(postcode)
  return state && programsBy(['Australia', state], postcode, today)
}

/** The programs that these bodies run. */
export function programsBy(by: readonly string[], postcode: string, today: Day): ProgramToday[] {
  return programs
    .filter(({ value }) => by.includes(value.by))
    .map(({ value, ...program }) => ({
      ...program,
      value: inWords(value, today, postcode),
      status: statusOf(value, today),
    }))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
}

/** A program in the words of a day, or of its last day, at a postcode. */
function inWords(
  { worth, amount, unit, ...program }: Program<Words>,
  today: Day,
  postcode: string,
): Program {
  const day = program.closes && program.closes < today ? program.closes : today
  const say = (words: Words) => (typeof words === 'string' ? words : words(day, postcode))
  return {
    ...program,
    worth: say(worth),
    ...(amount === undefined ? {} : { amount: say(amount) }),
    ...(unit === undefined ? {} : { unit: say(unit) }),
  }
}

const order: Status[] = ['open', 'not yet', 'closed']

function statusOf({ opened, closes, closed }: Program<Words>, today: Day): Status {
  if (closed || (closes !== undefined && closes < today)) return 'closed'
  return opened !== undefined && today < opened ? 'not yet' : 'open'
}

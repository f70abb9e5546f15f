import { type Program, programs } from './data/programs.ts'
import type { Day } from './day.ts'
import type { Figure } from './figure.ts'
import { stateOf } from './states.ts'

export type Status = 'open' | 'closed' | 'not yet'

/** A program as it stands on a day, with the source and date of what we know. */
export type ProgramToday = Figure<Program> & { status: Status }

/**
 * The programs of the country and of the postcode’s state, those that are open first. Undefined for what is no postcode.
 * Open does not mean that a household may have it: the conditions say who may.
 */
export function programsFor(postcode: string, today: Day): ProgramToday[] | undefined {
  const state = stateOf(postcode)
  if (!state) return undefined
  return programs
    .filter(({ value }) => value.by === 'Australia' || value.by === state)
    .map((program) => ({ ...program, status: statusOf(program.value, today) }))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
}

const order: Status[] = ['open', 'not yet', 'closed']

function statusOf({ opened, closes, closed }: Program, today: Day): Status {
  if (closed || (closes !== undefined && closes < today)) return 'closed'
  return opened !== undefined && today < opened ? 'not yet' : 'open'
}

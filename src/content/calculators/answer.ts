import type { Day } from '#domain/estimate/day.ts'
import { type Estimate, estimate } from '#domain/estimate/estimate.ts'
import { type Problems, readInputs } from '#domain/estimate/inputs.ts'
import { assumptionsShown } from './assumptions-shown.ts'
import type { Calculator } from './calculators.ts'
import { type Chosen, chosenFrom } from './chosen.ts'
import { dayShown } from './day-shown.ts'
import type { Typed } from './fields.ts'
import { moneyShown } from './money-shown.ts'
import { rebatesShown } from './rebates-shown.ts'
import { saidFirst } from './said-first.ts'
import { nothing, type Shown, together } from './shown.ts'
import { sizesShown } from './sizes-shown.ts'
import { yearShown } from './year-shown.ts'

export type Answer = { shown: Shown; problems: Problems; estimate?: Estimate; chosen?: Chosen }

/**
 * What a page shows for what was typed; with problems there is nothing to show but them. `known` are sizes compared before, where there
 * is no time to compare them again.
 */
export function answerTo(calculator: Calculator, typed: Typed, today: Day, known?: Chosen): Answer {
  const read = readInputs(typed, today)
  if ('problems' in read) return refused(read.problems)
  const { inputs, changes } = read
  const chosen = chosenFrom(calculator, { inputs, changes, typed }, today, known)
  const meant = chosen && !chosen.told ? { ...inputs, ...sizeOf(chosen) } : inputs
  const answer = estimate(meant, changes, today)
  if ('problems' in answer) return refused(answer.problems)
  return { shown: shownOf(calculator, answer, chosen), problems: {}, estimate: answer, chosen }
}

function sizeOf({ best: { kw, battery } }: Chosen) {
  return { kw, battery }
}

/** Everything a page shows of one estimate. */
export function shownOf(calculator: Calculator, estimate: Estimate, chosen?: Chosen): Shown {
  return together(
    saidFirst(calculator, estimate, chosen),
    sizesShown(calculator, estimate, chosen),
    dayShown(estimate),
    yearShown(estimate),
    moneyShown(estimate),
    rebatesShown(estimate),
    assumptionsShown(estimate),
    {
      ...nothing,
      tables: {
        working: () => ({
          head: ['What', 'How', 'Comes to'],
          rows: estimate.working.map(({ what, sum, value }) => ({
            cells: [what, sum.join(' ').replace(' ,', ','), value],
          })),
        }),
      },
      parts: { results: true, working: true },
    },
  )
}

function refused(problems: Problems): Answer {
  return {
    problems,
    shown: {
      ...nothing,
      texts: {
        answer: 'That cannot be worked out yet.',
        'answer-more': 'Put right what is marked, and the numbers follow.',
        'answer-for': '',
      },
      parts: { results: false, working: false },
    },
  }
}

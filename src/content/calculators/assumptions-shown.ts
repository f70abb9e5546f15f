import { type Assumption, assumptionNames } from '#domain/estimate/assumptions.ts'
import { written } from '#domain/estimate/day.ts'
import type { Estimate } from '#domain/estimate/estimate.ts'
import { plain } from './in-words.ts'
import { nothing, type Shown } from './shown.ts'

const confidences = {
  seen: 'seen in two places or at its source',
  'seen once': 'seen once',
  derived: 'worked out by us',
  remembered: 'not verified',
  assumed: 'assumed by us',
} as const

/** Each assumption that counts, with where it comes from; those a visitor may change stand beside their field. */
export function assumptionsShown({ assumptions, fixed }: Estimate): Shown {
  return {
    ...nothing,
    texts: Object.assign({}, ...assumptions.map(textsFor)),
    parts: Object.fromEntries(
      assumptionNames.map((name) => [
        `assumption-${name}`,
        assumptions.some((assumption) => assumption.name === name),
      ]),
    ),
    tables: {
      fixed: () => ({
        head: ['Figure', 'Source', 'Last checked'],
        rows: fixed.map(({ what, source, checked, confidence }) => ({
          cells: [what, `${source}; ${confidences[confidence]}`, written(checked)],
        })),
      }),
    },
  }
}

function textsFor({ name, value, source, checked, confidence, changed, what }: Assumption) {
  return {
    [`what-${name}`]: what,
    [`value-${name}`]: changed ? `${plain(value)}, by you` : `${plain(value)}`,
    [`source-${name}`]: changed
      ? 'Your own figure.'
      : `${source}; ${confidences[confidence]}. Last checked ${written(checked)}.`,
  }
}

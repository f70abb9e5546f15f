import { formatDifference, formatTens } from '#content/format.ts'
import { numberWord } from '#content/words.ts'
import type { Inputs } from '#estimate/inputs/inputs.ts'
import { modelEstimate } from './model-figures.ts'

const homes: readonly [name: string, home: Partial<Inputs>][] = [
  ['Flat rate, average home', {}],
  ['Flat rate, family of four', { people: 4 }],
  ['Time-of-use, average home', { tariff: 'time-of-use' }],
  ['Time-of-use, family of four', { tariff: 'time-of-use', people: 4 }],
  ['Free midday, average home', { tariff: 'free-midday' }],
]

/** 10 kWh added to panels that are there, by how a home buys its power. */
const plans = homes.map(([name, home]) => {
  const { money } = modelEstimate({ ...home, battery: 10, have: 'yes' })
  const { cost, saving, payback, paysUpTo } = money.battery ?? money.together
  return { name, price: cost.mid, saving: saving.mid, years: payback.mid, paysUpTo }
})
type Plan = (typeof plans)[number]

const [best] = plans.toSorted((one, other) => yearsOf(one) - yearsOf(other))

function yearsOf({ years }: Plan): number {
  return years ?? Number.POSITIVE_INFINITY
}

/** What it saves, up to which price it pays for itself, and what comes of the usual one. */
export const planTable = {
  rows: plans.map(({ name, price, saving, years, paysUpTo }) => [
    name,
    formatTens(saving),
    formatTens(paysUpTo),
    years === null
      ? `${formatDifference(price, paysUpTo)} too dear`
      : `paid back in ${Math.round(years)} years`,
  ]),
  strong: best?.years ? plans.indexOf(best) : undefined,
}

/** The usual price, and up to which one it pays for itself on each of the plans. */
export const planPrices = {
  usual: formatTens(Math.max(...plans.map(({ price }) => price))),
  paysOnAll: formatTens(Math.min(...plans.map(({ paysUpTo }) => paysUpTo))),
}

/** What the table comes to. */
export function decideOnPlan(): { strong: string; text: string } {
  const { usual, paysOnAll } = planPrices
  if (plans.every(({ years }) => years))
    return { strong: `Say yes at the usual ${usual}.`, text: 'It pays on every plan in the table.' }
  const paying = plans.filter(({ years }) => years).length
  return {
    strong: `At ${paysOnAll} or less, say yes. Over it, your plan decides.`,
    text: best?.years
      ? `At the usual ${usual} it pays on ${numberWord(paying)} of the ${numberWord(plans.length)}, soonest on the marked one.`
      : `At the usual ${usual} it pays on none of them.`,
  }
}

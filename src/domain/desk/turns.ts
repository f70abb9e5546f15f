import { type AssignmentRules, type LeadFacts, ruleFor, type Share } from './rules.ts'

/** How far ahead of or behind their share each operator is, in leads times weights. */
type Credits = Readonly<Record<string, number>>

/** The credits of each rule, by its id. */
export type Turns = Readonly<Record<string, Credits>>

/** The turns of leads that no rule fits. */
const otherwiseId = 'otherwise'

export type Assignment = {
  /** Null where it stays in the queue. */
  operator: string | null
  turns: Turns
}

/**
 * Who gets a lead, and the turns after it. Operators who are away keep their place: they neither catch up on what they missed nor lose
 * a turn. If none of a rule's operators is on duty, the lead stays in the queue.
 */
export function assignInTurn(
  lead: LeadFacts,
  { rules, turns, onDuty }: { rules: AssignmentRules; turns: Turns; onDuty: readonly string[] },
): Assignment {
  const rule = ruleFor(lead, rules)
  if (!rule && rules.otherwise === 'queue') return { operator: null, turns }
  const id = rule?.id ?? otherwiseId
  const shares = (rule?.shares ?? onDuty.map((operator) => ({ operator, weight: 1 }))).filter(
    ({ operator }) => onDuty.includes(operator),
  )
  if (shares.length === 0) return { operator: null, turns }
  const next = nextInTurn(shares, turns[id] ?? {})
  return { operator: next.operator, turns: { ...turns, [id]: next.credits } }
}

/**
 * Smooth weighted round robin: every operator gains their weight; the one with the most then gets the lead and pays for all. In every run
 * of as many leads as the weights add up to, each gets exactly their weight, spread over the run.
 */
function nextInTurn(
  shares: readonly Share[],
  credits: Credits,
): { operator: string; credits: Credits } {
  const raised = shares
    .map(({ operator, weight }) => ({ operator, credit: (credits[operator] ?? 0) + weight }))
    .toSorted((one, other) => other.credit - one.credit || compare(one.operator, other.operator))
  const operator = raised[0]?.operator ?? ''
  const total = shares.reduce((sum, { weight }) => sum + weight, 0)
  return {
    operator,
    credits: {
      ...credits,
      ...Object.fromEntries(
        raised.map((one) => [
          one.operator,
          one.operator === operator ? one.credit - total : one.credit,
        ]),
      ),
    },
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** The turns that go on after rules changed: those of rules that name the same operators with the same weights. */
export function turnsAfter(turns: Turns, before: AssignmentRules, after: AssignmentRules): Turns {
  const goesOn = (id: string) => {
    const [one, other] = [before, after].map(({ rules }) => rules.find((rule) => rule.id === id))
    return one && other && sharesKey(one.shares) === sharesKey(other.shares)
  }
  return Object.fromEntries(
    Object.entries(turns).filter(([id]) => id === otherwiseId || goesOn(id)),
  )
}

function sharesKey(shares: readonly Share[]): string {
  return shares
    .map(({ operator, weight }) => `${operator} ${weight}`)
    .toSorted()
    .join()
}

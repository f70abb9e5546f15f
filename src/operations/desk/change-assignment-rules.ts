import { listOperators } from '#database/account/operators.ts'
import {
  getAssignmentRules,
  lockTurns,
  saveAssignmentRules,
  saveTurns,
} from '#database/desk/assignment-rules.ts'
import { type AssignmentRules, assignsLeads, heaviestWeight } from '#domain/desk/rules.ts'
import { turnsAfter } from '#domain/desk/turns.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit } from '../world.ts'

/** Sets who gets leads that arrive from now on. Assigned leads keep their owner. */
export function changeAssignmentRules(
  rules: AssignmentRules,
  world: ActorDeps,
): Promise<Result<{ rules: AssignmentRules }, 'refused'>> {
  return commit(world, async (trx) => {
    const turns = await lockTurns(trx)
    const operators = await listOperators(trx)
    const problem = problemWith(rules, new Set(operators.map(({ id }) => id)))
    if (problem) return reject('refused', problem)
    const before = await getAssignmentRules(trx)
    const at = world.now().toISOString()
    const since = assignsLeads(rules) ? (before.since ?? at) : null
    await saveAssignmentRules(trx, { rules, since })
    await saveTurns(trx, turnsAfter(turns, before.rules, rules))
    await recordDeskEvent(
      trx,
      {
        kind: 'assignment rules changed',
        detail: { rules: rules.rules.length, otherwise: rules.otherwise },
      },
      world,
    )
    return { ok: true, rules }
  })
}

function problemWith(
  { rules }: AssignmentRules,
  operators: ReadonlySet<string>,
): string | undefined {
  if (new Set(rules.map(({ id }) => id)).size < rules.length)
    return 'Two rules have the same id. Reload this screen.'
  for (const { shares } of rules) {
    if (shares.length === 0) return 'Choose at least one person for every rule.'
    if (new Set(shares.map(({ operator }) => operator)).size < shares.length)
      return 'One person is in a rule twice.'
    if (!shares.every(({ operator }) => operators.has(operator)))
      return 'There is no such person at the desk.'
    if (
      !shares.every(
        ({ weight }) => Number.isInteger(weight) && weight >= 1 && weight <= heaviestWeight,
      )
    )
      return `Choose shares from 1 to ${heaviestWeight}.`
  }
  return undefined
}

import { type AssignmentRules, type LeadFacts, ruleFor } from '#domain/desk/rules.ts'
import { assignInTurn, type Turns, turnsAfter } from '#domain/desk/turns.ts'

/** A lead as it might come next, and who would get it; null where it would wait in the queue. */
export type PreviewedLead = { facts: LeadFacts; operator: string | null; rule: number | null }

/**
 * Who the next leads would go to, by rules that may not be saved yet. They are like the latest ones, the oldest first, again from the
 * beginning where there were fewer.
 */
export function previewLeads(
  rules: AssignmentRules,
  {
    saved,
    onDuty,
    latest,
    ...from
  }: {
    saved: AssignmentRules
    turns: Turns
    onDuty: readonly string[]
    latest: readonly LeadFacts[]
  },
  count: number,
): PreviewedLead[] {
  const samples = latest.toReversed()
  let turns = turnsAfter(from.turns, saved, rules)
  return Array.from({ length: count }, (_, index) => {
    const facts = samples[index % samples.length] ?? { region: '', form: '', service: '' }
    const assigned = assignInTurn(facts, { rules, turns, onDuty })
    turns = assigned.turns
    const rule = ruleFor(facts, rules)
    return { facts, operator: assigned.operator, rule: rule ? rules.rules.indexOf(rule) + 1 : null }
  })
}

import type { Region } from '#estimate/region.ts'
import type { Service } from '../enquiry/form.ts'

/** An operator with a weight: with 2 they get twice as many leads as an operator with 1. */
export type Share = { operator: string; weight: number }

/** What a rule asks of a lead. An empty list asks nothing. */
export type AssignmentCondition = {
  regions: readonly Region[]
  forms: readonly string[]
  services: readonly Service[]
}

export type AssignmentRule = AssignmentCondition & { id: string; shares: readonly Share[] }

/** Who gets a lead, as owners set it. The first rule that fits decides. */
export type AssignmentRules = {
  rules: readonly AssignmentRule[]
  /** Leads that no rule fits: they wait in the queue, or go to everybody on duty in turn. */
  otherwise: 'queue' | 'everybody'
}

/** No operator is given leads automatically until an owner sets who. */
export const usualAssignmentRules: AssignmentRules = { rules: [], otherwise: 'queue' }

/** The highest weight of an operator. */
export const heaviestWeight = 9
export const mostRules = 50

/** The facts of a lead that rules ask for. */
export type LeadFacts = { region: string; form: string; service: string }

/** Whether the rules give leads to anybody at all. */
export function assignsLeads({ rules, otherwise }: AssignmentRules): boolean {
  return rules.length > 0 || otherwise === 'everybody'
}

/** The first rule that fits a lead; undefined where none does. */
export function ruleFor(
  { region, form, service }: LeadFacts,
  { rules }: AssignmentRules,
): AssignmentRule | undefined {
  const allows = (list: readonly string[], value: string) =>
    list.length === 0 || list.includes(value)
  return rules.find(
    (rule) =>
      allows(rule.regions, region) && allows(rule.forms, form) && allows(rule.services, service),
  )
}

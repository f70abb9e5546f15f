import type { AssignmentCondition, AssignmentRule, Share } from '#domain/desk/rules.ts'
import { type Region, regionLabels } from '#estimate/region.ts'
import { formLabel, serviceLabels } from '../../words/labels.ts'

type NameOf = (operator: string) => string

/** A rule as a sentence: 'Leads about solar battery from the western suburbs go to Priya and Jack in turn.' */
export function formatRule(rule: AssignmentRule, nameOf: NameOf): string {
  return `${formatCondition(rule)} ${hasCondition(rule) ? 'go' : 'goes'} to ${formatShares(rule.shares, nameOf)}.`
}

function hasCondition({ regions, forms, services }: AssignmentCondition): boolean {
  return regions.length + forms.length + services.length > 0
}

function formatCondition({ regions, forms, services }: AssignmentCondition): string {
  if (!hasCondition({ regions, forms, services })) return 'Every lead'
  return [
    'Leads',
    services.length > 0 &&
      `about ${join(
        services.map((service) => serviceLabels[service].toLowerCase()),
        'or',
      )}`,
    forms.length > 0 &&
      `by the form ${join(
        forms.map((form) => `‘${formLabel(form)}’`),
        'or',
      )}`,
    regions.length > 0 && `from ${join(regions.map(formatRegion), 'or')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function formatRegion(region: Region): string {
  const label = regionLabels[region]
  return label.endsWith('suburbs') ? `the ${label.toLowerCase()}` : label
}

/** Who gets them, the heaviest first: 'Priya', 'Priya and Jack in turn', 'Priya (3 of 4) and Jack (1 of 4)'. */
function formatShares(shares: readonly Share[], nameOf: NameOf): string {
  const [first] = shares
  if (!first) return 'nobody yet'
  const sorted = shares.toSorted(
    (one, other) =>
      other.weight - one.weight || nameOf(one.operator).localeCompare(nameOf(other.operator)),
  )
  const names = sorted.map(({ operator }) => nameOf(operator))
  if (shares.length === 1) return names.join()
  if (shares.every(({ weight }) => weight === first.weight)) return `${join(names)} in turn`
  const total = shares.reduce((sum, { weight }) => sum + weight, 0)
  return join(sorted.map(({ operator, weight }) => `${nameOf(operator)} (${weight} of ${total})`))
}

const lists = {
  and: new Intl.ListFormat('en-AU', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-AU', { type: 'disjunction' }),
}

/** 'Ana, Ben and Cal'. */
export function join(words: readonly string[], last: keyof typeof lists = 'and'): string {
  return lists[last].format(words)
}

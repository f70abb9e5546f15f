import type { AssignmentRules } from '#domain/desk/rules.ts'
import { capitalise } from '#domain/letter-case.ts'
import { regionLabels } from '#estimate/region.ts'
import { useOperatorName } from '../../client/use-operators.ts'
import kit from '../../ui/kit.module.css'
import { Section, SectionText } from '../../ui/Section.tsx'
import { leadSubject } from '../../words/labels.ts'
import styles from './Assignment.module.css'
import type { AssignmentSettings } from './assignment-queries.ts'
import { join } from './format-rule.ts'
import { type PreviewedLead, previewLeads } from './preview.ts'

const previewed = 10

/** What the rules would do, while they are edited. */
export function Preview({
  rules,
  settings,
  isChanged,
}: {
  rules: AssignmentRules
  settings: AssignmentSettings
  isChanged: boolean
}) {
  const nameOf = useOperatorName()
  const { turns, onDuty, latest } = settings
  const leads = previewLeads(rules, { saved: settings.rules, turns, onDuty, latest }, previewed)
  return (
    <Section title="The next ten leads would go to" about={isChanged ? 'not saved yet' : undefined}>
      <p className={kit.title} role="status">
        {formatTotals(leads, nameOf)}
      </p>
      {latest.length > 0 ? (
        <>
          <ol className={styles.preview}>
            {leads.map((lead, index) => (
              <li key={index} data-waits={lead.operator === null || undefined}>
                <strong>{lead.operator ? nameOf(lead.operator) : 'The queue'}</strong>
                <small>
                  {formatFacts(lead)}
                  {lead.rule && ` rule ${lead.rule}`}
                </small>
              </li>
            ))}
          </ol>
          <SectionText>If they are like the latest leads that came.</SectionText>
        </>
      ) : (
        <SectionText>
          No lead has come yet, so this takes leads of no region or service.
        </SectionText>
      )}
    </Section>
  )
}

function formatFacts({ facts: { region, form, service } }: PreviewedLead): string {
  const labels: Readonly<Record<string, string>> = regionLabels
  return [leadSubject({ service, form }), labels[region]].filter(Boolean).join(' · ')
}

/** 'Priya 5, Jack 3 and the queue 2'. */
function formatTotals(leads: readonly PreviewedLead[], nameOf: (id: string) => string): string {
  const counts = new Map<string, number>()
  for (const { operator } of leads) {
    const name = operator ? nameOf(operator) : 'the queue'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(
    ([one, first], [other, second]) => second - first || one.localeCompare(other),
  )
  return capitalise(join(sorted.map(([name, count]) => `${name} ${count}`)))
}

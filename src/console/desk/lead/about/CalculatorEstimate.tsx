import { estimateFacts } from '#edition/calculators/estimate-facts.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { LeadDetails } from '../lead-query.ts'

/** The estimate that the visitor saw, so that the operator can speak of the same numbers. */
export function CalculatorEstimate({ lead: { estimate } }: { lead: LeadDetails }) {
  if (!estimate) return null
  const { facts, path } = estimateFacts(estimate)
  return (
    <Section title="What they worked out">
      <Facts narrow facts={facts.map(({ name, value }) => [name, value])} />
      <p>
        <a href={path} target="_blank" rel="noreferrer">
          Open their calculator
        </a>
      </p>
    </Section>
  )
}

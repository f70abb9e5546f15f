import { estimateFacts } from '#content/estimate-facts.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Section } from '../../../ui/Section.tsx'
import { sourceLabels } from '../../../words/labels.ts'
import type { LeadDetails } from '../lead-query.ts'
import { formatAttribution } from './format-attribution.ts'

/** How the visitor came to the site. */
export function Attribution({ lead }: { lead: LeadDetails }) {
  const { first, last } = lead.source
  return (
    <Section title="Where it came from">
      <Facts
        narrow
        facts={[
          ['Came by', sourceLabels[lead.cameFrom]],
          first && ['First page', formatAttribution(first)],
          ['Last page', formatAttribution(last)],
          ['Sent from', lead.page || 'no page of ours'],
        ]}
      />
    </Section>
  )
}

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

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

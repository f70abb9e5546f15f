import { Section } from '../../../ui/Section.tsx'
import { sourceLabels } from '../../../words/labels.ts'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Aside.module.css'
import { formatAttribution } from './format-attribution.ts'

/** How the visitor came to the site. */
export function Attribution({ lead }: { lead: LeadDetails }) {
  const { first, last } = lead.source
  const facts = [
    ['Came by', sourceLabels[lead.cameFrom]],
    ...(first ? [['First page', formatAttribution(first)]] : []),
    ['Last page', formatAttribution(last)],
    ['Sent from', lead.page || 'no page of ours'],
  ]
  return (
    <Section title="Where it came from">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

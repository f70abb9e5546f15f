import { estimateFacts } from '#edition/calculators/estimate-facts.ts'
import { Section } from '../../../ui/Section.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Aside.module.css'

/** The estimate that the visitor saw, so that the operator can speak of the same numbers. */
export function CalculatorEstimate({ lead: { estimate } }: { lead: LeadDetails }) {
  if (!estimate) return null
  const { facts, path } = estimateFacts(estimate)
  return (
    <Section title="What they worked out">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={path} target="_blank" rel="noreferrer">
          Open their calculator
        </a>
      </p>
    </Section>
  )
}

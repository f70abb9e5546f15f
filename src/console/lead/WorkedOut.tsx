import { estimateTold } from '#content/calculators/estimate-told.ts'
import styles from './Aside.module.css'
import type { LeadOnPage } from './lead-query.ts'
import { Part } from './Part.tsx'

/** What the visitor worked out before asking: on the phone both should speak of the same numbers. */
export function WorkedOut({ lead: { estimate } }: { lead: LeadOnPage }) {
  if (!estimate) return null
  const { facts, path } = estimateTold(estimate)
  return (
    <Part title="What they worked out">
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
    </Part>
  )
}

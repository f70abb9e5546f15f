import { sourceLabels } from '../words/labels.ts'
import styles from './Aside.module.css'
import type { LeadOnPage } from './lead-query.ts'
import { Part } from './Part.tsx'
import { touchWords } from './touch-words.ts'

/** How the visitor came to us. */
export function CameFrom({ lead }: { lead: LeadOnPage }) {
  const { first, last } = lead.source
  const facts = [
    ['Came by', sourceLabels[lead.cameFrom]],
    ...(first ? [['First page', touchWords(first)]] : []),
    ['Last page', touchWords(last)],
    ['Sent from', lead.page || 'no page of ours'],
  ]
  return (
    <Part title="Where it came from">
      <dl className={styles.facts}>
        {facts.map(([what, words]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

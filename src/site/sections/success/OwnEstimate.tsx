import { estimateFacts } from '#content/estimate-facts.ts'
import type { StoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import { success } from '#edition/pages/success.ts'
import { Band } from '../guide/Band.tsx'
import { RowsSection } from '../guide/RowsSection.tsx'
import styles from './QuickEstimate.module.css'

/** In the words of the letter about it, so that both sides of the call read the same. */
export function OwnEstimate({ estimate }: { estimate: StoredEstimate }) {
  const { facts, path } = estimateFacts(estimate)
  const { heading, link } = success.ownEstimate
  return (
    <Band heading={heading}>
      <RowsSection rows={facts.map(({ name, value }) => ({ name, text: value }))} />
      <p className={styles.note}>
        <a href={path}>{link}</a>
      </p>
    </Band>
  )
}

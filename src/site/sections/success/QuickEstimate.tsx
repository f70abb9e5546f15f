import { useEffect, useState } from 'react'
import { success } from '#edition/pages/success.ts'
import { formatQuickEstimate, quickEstimateKey } from '../../quick-estimate/quick-estimate.ts'
import { Band } from '../guide/Band.tsx'
import styles from './QuickEstimate.module.css'

/** What the answers come to, worked out and kept in the visitor's own browser. */
export function QuickEstimate() {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    const numbers = sessionStorage.getItem(quickEstimateKey)
    if (numbers) setSentence(formatQuickEstimate(JSON.parse(numbers)))
  }, [])
  const { heading, note, link } = success.estimate
  return (
    sentence && (
      <Band heading={heading}>
        <p className={styles.sentence}>{sentence}</p>
        <p className={`dated ${styles.note}`}>
          {note} <a href={link.path}>{link.label}</a>
        </p>
      </Band>
    )
  )
}

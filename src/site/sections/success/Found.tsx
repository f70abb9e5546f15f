import { useEffect, useState } from 'react'
import { foundSaid, numbersKey } from '#content/calculators/numbers-found.ts'
import { success } from '#content/pages/success.ts'
import { scripts } from '../../scripts.ts'
import { Band } from '../guide/Band.tsx'
import styles from './Found.module.css'

/** Hydrated where a form has left numbers in this tab. */
export function FoundPlace() {
  return (
    <div id={numbersKey} data-touch="found" data-from={scripts.thanks}>
      <Found />
    </div>
  )
}

/** What the answers come to. Only the visitor's own browser knows. */
export function Found() {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    const numbers = sessionStorage.getItem(numbersKey)
    if (numbers) setSentence(foundSaid(JSON.parse(numbers)))
  }, [])
  const { heading, note, link } = success.found
  return (
    sentence && (
      <Band heading={heading}>
        <p className={styles.found}>{sentence}</p>
        <p className={`dated ${styles.note}`}>
          {note} <a href={link.path}>{link.label}</a>
        </p>
      </Band>
    )
  )
}

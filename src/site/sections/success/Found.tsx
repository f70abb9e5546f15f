import { numbersKey } from '#content/calculators/numbers-found.ts'
import { success } from '#content/pages/success.ts'
import { scripts } from '../../scripts.ts'
import { Band } from '../guide/Band.tsx'
import styles from './Found.module.css'

/** What the answers come to. Script fills it in where a form has left the numbers in this tab; else it stays hidden. */
export function Found() {
  const { heading, note, link } = success.found
  return (
    <div id={numbersKey} data-touch="found" data-from={scripts.thanks} hidden>
      <Band heading={heading}>
        <p className={styles.found} data-found="" />
        <p className={`dated ${styles.note}`}>
          {note} <a href={link.path}>{link.label}</a>
        </p>
      </Band>
    </div>
  )
}

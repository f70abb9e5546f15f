import styles from './Chart.module.css'

/** What each tone means, from the bottom layer up. */
export function Legend({ hasBattery }: { hasBattery: boolean }) {
  return (
    <ul className={styles.legend} aria-label="Colours">
      <li>
        <Tone name="self" /> Straight from the roof
      </li>
      {hasBattery && (
        <li>
          <Tone name="discharging" /> Into the battery, and out of it
        </li>
      )}
      <li>
        <Tone name="imported" /> Bought
      </li>
      <li>
        <Tone name="exported" /> Sold
      </li>
      <li>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path className={styles.used} d="M0 8H16" />
        </svg>{' '}
        What the house uses
      </li>
    </ul>
  )
}

function Tone({ name }: { name: 'self' | 'discharging' | 'imported' | 'exported' }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect className={styles[name]} x=".5" y=".5" width="15" height="15" />
    </svg>
  )
}

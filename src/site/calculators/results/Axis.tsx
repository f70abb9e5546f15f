import { memo } from 'react'
import { monthNames } from '#domain/calendar.ts'
import styles from './Chart.module.css'
import { clock } from './day-view.ts'

const labels = {
  hours: [0, 6, 12, 18, 0].map(clock),
  months: monthNames.map((name) => name.slice(0, 3)),
}

/** The labels under a day or a year. */
export const Axis = memo(function Axis({ of }: { of: keyof typeof labels }) {
  return (
    <p className={styles[of]} aria-hidden="true">
      {labels[of].map((label, index) => (
        <span key={index}>{label}</span>
      ))}
    </p>
  )
})

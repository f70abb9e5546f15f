import { memo } from 'react'
import { monthNames } from '#domain/calendar.ts'
import styles from './Chart.module.css'

const labels = {
  hours: ['midnight', '6 am', 'noon', '6 pm', 'midnight'],
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

import { memo } from 'react'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { stateRebateConditions } from '#estimate/data/state-rebate.ts'
import styles from '#site/calculators/fields/Fields.module.css'

/** The note below the fields: the conditions of the state’s rebate. */
export const FieldNotes = memo(function FieldNotes(_: { today: string }) {
  const { value, source, checked } = stateRebateConditions
  return (
    <div className={styles.conditions}>
      <p>For Solar Victoria’s rebate you need all of these:</p>
      <ul>
        {value.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p className="dated">{`${source}. Last checked ${formatDay(checked)}.`}</p>
    </div>
  )
})

import { memo } from 'react'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { stateOn } from '#domain/estimate/shared/figure-days.ts'
import { nightExample } from '#estimate/data/tariffs.ts'
import { formatPence } from '#estimate/format-money.ts'
import styles from '#site/calculators/fields/Fields.module.css'

/** The note below the fields: where to find night rates, since we fill in none. */
export const FieldNotes = memo(function FieldNotes({ today }: { today: string }) {
  const { value, checked } = nightExample
  return (
    <div className={styles.conditions}>
      <p>
        A night tariff is worked out with your own two rates and hours: they’re on your bill or in
        your supplier’s app. Most such tariffs ask for an electric car.
      </p>
      {stateOn(nightExample, today) !== 'past' && (
        <p className="dated">
          {`For example ${formatPence(value.night)} from ${value.from} to ${value.to} and ${formatPence(value.day)} otherwise. Near what lists gave on ${formatDay(checked)}; no supplier’s offer.`}
        </p>
      )}
    </div>
  )
})

import { Field } from '../../ui/form/Field.tsx'
import kit from '../../ui/kit.module.css'
import { fieldLabels } from '../words.ts'
import { FromTo } from './FromTo.tsx'
import { Lines } from './Lines.tsx'
import styles from './Parts.module.css'
import { type PartProps, textOf } from './part-props.ts'

/** When it works. */
export function WhenPart(props: PartProps) {
  const { values, change } = props
  return (
    <>
      <FromTo field="weekday_hours" type="time" {...props} />
      <FromTo field="saturday_hours" type="time" {...props} />
      <h3 className={`${kit.heading} ${styles.heading}`}>{fieldLabels.days_off}</h3>
      <Lines
        field="days_off"
        lines={values.daysOff}
        empty={{ from: '', until: '' }}
        nameOf={({ from }, index) => from || `days off ${index + 1}`}
        add="Add days off"
        onChange={(daysOff) => change({ daysOff })}
      >
        {({ from, until }, set) => (
          <div className={styles.cells}>
            <Field
              name="first-day"
              label="First day"
              type="date"
              value={from}
              small
              onChange={({ target }) => set({ from: target.value, until: until || target.value })}
            />
            <Field
              name="last-day"
              label="Last day"
              type="date"
              value={until}
              small
              onChange={({ target }) => set({ until: target.value })}
            />
          </div>
        )}
      </Lines>
      <Field
        {...textOf(props, 'paused_until')}
        type="date"
        hint="The first day it takes leads again."
      />
    </>
  )
}

import { Link, useNavigate } from '@tanstack/react-router'
import { daysOf, type Period, presetDays } from '#domain/insight/period.ts'
import { ChipPopover, chipClass } from '../ui/Chip.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import kit from '../ui/kit.module.css'
import { formatPeriod } from './format.ts'
import styles from './PeriodPicker.module.css'

/** Chooses the days: some presets, or any two dates. */
export function PeriodPicker({ period, today }: { period: Period; today: string }) {
  const presetInUse = period.until === today ? daysOf(period) : undefined
  return (
    <div className={styles.days}>
      {presetDays.map((days) => (
        <Link
          key={days}
          className={chipClass}
          data-set={days === presetInUse || undefined}
          aria-current={days === presetInUse ? 'true' : undefined}
          to="/console/insights"
          search={({ form, view }) => ({ form, view, days: String(days) })}
          resetScroll={false}
        >
          {days} days
        </Link>
      ))}
      <ChipPopover label={formatPeriod(period)}>
        {(close) => <OtherDays period={period} today={today} close={close} />}
      </ChipPopover>
    </div>
  )
}

function OtherDays({ period, today, close }: { period: Period; today: string; close: () => void }) {
  const navigate = useNavigate()
  const choose = ({ since, until }: Period) => {
    close()
    void navigate({
      to: '/console/insights',
      search: ({ form, view }) => ({ form, view, since, until }),
      resetScroll: false,
    })
  }
  return (
    // The key resets the fields when the period changes elsewhere.
    <Form key={`${period.since} ${period.until}`} className={styles.other} onSubmit={choose}>
      <Field
        small
        name="since"
        label="From"
        type="date"
        required
        max={today}
        defaultValue={period.since}
      />
      <Field
        small
        name="until"
        label="To"
        type="date"
        required
        max={today}
        defaultValue={period.until}
      />
      <SubmitButton look="dark">Show this period</SubmitButton>
      <p className={kit.note}>Up to a year at once.</p>
    </Form>
  )
}

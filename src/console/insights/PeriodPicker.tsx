import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { daysOf, type Period, presetDays } from '#domain/insight/period.ts'
import { Button } from '../ui/Button.tsx'
import { ChipPopover, chipClass } from '../ui/Chip.tsx'
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
          search={({ form }) => ({ form, days: String(days) })}
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
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    close()
    void navigate({
      to: '/console/insights',
      search: ({ form }) => ({
        form,
        since: String(data.get('since')),
        until: String(data.get('until')),
      }),
      resetScroll: false,
    })
  }
  return (
    // The key resets the fields when the period changes elsewhere.
    <form key={`${period.since} ${period.until}`} className={styles.other} onSubmit={handleSubmit}>
      <label>
        From
        <input type="date" name="since" required max={today} defaultValue={period.since} />
      </label>
      <label>
        To
        <input type="date" name="until" required max={today} defaultValue={period.until} />
      </label>
      <Button type="submit" look="dark">
        Show these days
      </Button>
      <p>Up to a year at once.</p>
    </form>
  )
}

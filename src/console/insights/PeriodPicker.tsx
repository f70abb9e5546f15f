import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { daysOf, type Period, presetDays } from '#domain/insight/period.ts'
import { Button } from '../ui/Button.tsx'
import { ChipSheet, chipClass } from '../ui/Chip.tsx'
import { formatPeriod } from './format.ts'
import styles from './PeriodPicker.module.css'

/** Which days are shown: a few to choose from, or any. */
export function PeriodPicker({ period, today }: { period: Period; today: string }) {
  const upToToday = period.until === today ? daysOf(period) : undefined
  return (
    <div className={styles.days}>
      {presetDays.map((days) => (
        <Link
          key={days}
          className={chipClass}
          data-set={days === upToToday || undefined}
          aria-current={days === upToToday ? 'true' : undefined}
          to="/console/insights"
          search={({ form }) => ({ form, days: String(days) })}
          resetScroll={false}
        >
          {days} days
        </Link>
      ))}
      <ChipSheet label={formatPeriod(period)}>
        {(close) => <OtherDays period={period} today={today} close={close} />}
      </ChipSheet>
    </div>
  )
}

function OtherDays({ period, today, close }: { period: Period; today: string; close: () => void }) {
  const navigate = useNavigate()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    close()
    void navigate({
      to: '/console/insights',
      search: ({ form }) => ({
        form,
        since: String(given.get('since')),
        until: String(given.get('until')),
      }),
      resetScroll: false,
    })
  }
  return (
    // What was chosen is shown anew when other days are.
    <form key={`${period.since} ${period.until}`} className={styles.other} onSubmit={choose}>
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

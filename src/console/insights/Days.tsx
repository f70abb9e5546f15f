import { Link, useNavigate } from '@tanstack/react-router'
import { type FocusEvent, type FormEvent, useRef } from 'react'
import { daysAfter } from '#domain/calendar.ts'
import { daysOf, longestDays, type Period, presetDays } from '#domain/insight/period.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Days.module.css'
import { periodWords } from './words.ts'

/** Which days are shown: a few to choose from, or any. */
export function Days({ period, today }: { period: Period; today: string }) {
  const upToToday = period.until === today ? daysOf(period) : undefined
  return (
    <div className={styles.days}>
      {presetDays.map((days) => (
        <Link
          key={days}
          className={styles.chip}
          to="/console/insights"
          search={({ form }) => ({ form, days: String(days) })}
          resetScroll={false}
          aria-current={days === upToToday ? 'true' : undefined}
        >
          {days} days
        </Link>
      ))}
      <OtherDays key={`${period.since} ${period.until}`} period={period} today={today} />
    </div>
  )
}

function OtherDays({ period, today }: { period: Period; today: string }) {
  const navigate = useNavigate()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
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
    <details
      ref={details}
      className={styles.other}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event: FocusEvent<HTMLDetailsElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary className={styles.chip}>
        {periodWords(period)} <Icon name="caret" size={12} />
      </summary>
      <form onSubmit={choose}>
        <label>
          From
          <input type="date" name="since" required max={today} defaultValue={period.since} />
        </label>
        <label>
          To
          <input
            type="date"
            name="until"
            required
            min={daysAfter(period.since, -longestDays)}
            max={today}
            defaultValue={period.until}
          />
        </label>
        <Button type="submit" look="dark">
          Show these days
        </Button>
        <p>Up to a year at once.</p>
      </form>
    </details>
  )
}

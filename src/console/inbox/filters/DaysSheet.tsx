import { useState } from 'react'
import { dayOf, daysAfter } from '#domain/calendar.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { brand } from '../../brand.ts'
import { serverTime } from '../../clock/server-time.ts'
import { Button } from '../../ui/Button.tsx'
import { Options } from '../../ui/Options.tsx'
import styles from './Sheet.module.css'

const spans = [
  { value: '0', label: 'Today' },
  { value: '6', label: 'Last 7 days' },
  { value: '29', label: 'Last 30 days' },
] as const

/** Filters by day of arrival. */
export function DaysSheet({
  filter,
  onChoose,
}: {
  filter: LeadFilter
  onChoose: (days: Pick<LeadFilter, 'since' | 'until'>) => void
}) {
  const [since, setSince] = useState(filter.since ?? '')
  const [until, setUntil] = useState(filter.until ?? '')
  return (
    <>
      <Options
        label="Days"
        options={spans}
        onSelect={(days) => {
          const today = dayOf(serverTime(), brand.timeZone)
          onChoose({ since: daysAfter(today, -Number(days)), until: undefined })
        }}
      />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onChoose({ since: since || undefined, until: until || undefined })
        }}
      >
        <label>
          Since{' '}
          <input type="date" value={since} onChange={({ target }) => setSince(target.value)} />
        </label>
        <label>
          Until{' '}
          <input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </label>
        <Button small type="submit">
          Show
        </Button>
      </form>
    </>
  )
}

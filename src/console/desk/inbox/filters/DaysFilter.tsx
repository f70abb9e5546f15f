import { dayOf, daysAfter } from '#domain/calendar.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { brand } from '../../../client/brand.ts'
import { serverTime } from '../../../client/server-time.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import styles from './FilterChips.module.css'

const spans = [
  { value: '0', label: 'Today' },
  { value: '6', label: 'Last 7 days' },
  { value: '29', label: 'Last 30 days' },
] as const

/** Filters by day of arrival. */
export function DaysFilter({
  filter,
  onChoose,
}: {
  filter: LeadFilter
  onChoose: (days: Pick<LeadFilter, 'since' | 'until'>) => void
}) {
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
      <Form
        className={styles.form}
        onSubmit={({ since, until }: { since: string; until: string }) =>
          onChoose({ since: since || undefined, until: until || undefined })
        }
      >
        <Field small name="since" label="Since" type="date" defaultValue={filter.since} />
        <Field small name="until" label="Until" type="date" defaultValue={filter.until} />
        <SubmitButton small>Show</SubmitButton>
      </Form>
    </>
  )
}

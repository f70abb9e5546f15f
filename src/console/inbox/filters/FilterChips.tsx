import { services } from '#domain/enquiry/form.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { useLocalTime } from '../../clock/server-time.ts'
import { useCounts } from '../../counts.ts'
import { useOperatorName, useOperators } from '../../operators.ts'
import { Chip, ChipSheet } from '../../ui/Chip.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Options } from '../../ui/Options.tsx'
import { formatLeadCount, formLabel, serviceLabels } from '../../words/labels.ts'
import { formSlugs } from '../form-slugs.ts'
import { type ListAddress, withFilter } from '../list-address.ts'
import { DaysSheet } from './DaysSheet.tsx'
import styles from './FilterChips.module.css'
import { listActiveFilters } from './format-filter.ts'
import { PlaceSheet } from './PlaceSheet.tsx'

type Filtering = { address: ListAddress; go: (next: ListAddress) => void }

/** What the list is narrowed to, and what it may be narrowed to. */
export function FilterChips({ address, go }: Filtering) {
  const nameOf = useOperatorName()
  const local = useLocalTime()
  const { filter } = address
  const change = (part: Partial<LeadFilter>) => go(withFilter(address, part))
  return (
    <section className={styles.chips} aria-label="Filters">
      <CountChips filter={filter} change={change} />
      <span className={styles.rule} />
      {listActiveFilters(filter, local, nameOf).map(({ name, words, without }) => (
        <Chip
          key={name}
          set
          aria-label={`${words}, take this filter away`}
          onClick={() => change(without)}
        >
          {words}
        </Chip>
      ))}
      <Adders filter={filter} change={change} />
      <span className={styles.order}>
        <ChipSheet quiet label={address.order === 'due' ? 'By due' : 'Newest first'}>
          {(close) => (
            <Options
              label="Order"
              options={[
                { value: 'newest', words: 'Newest first' },
                { value: 'due', words: 'The earliest due first' },
              ]}
              chosen={address.order}
              choose={(order) => {
                close()
                go({ filter, order, passed: 0 })
              }}
            />
          )}
        </ChipSheet>
        <CopyLink />
      </span>
    </section>
  )
}

type Changing = { filter: LeadFilter; change: (part: Partial<LeadFilter>) => void }

/** Counts that are filters: pressed once they narrow, pressed again they let go. */
function CountChips({ filter, change }: Changing) {
  const { past, soon, nobodys } = useCounts()
  return (
    <>
      <Chip
        late={filter.due !== 'past' && (past ?? 0) > 0}
        set={filter.due === 'past'}
        aria-pressed={filter.due === 'past'}
        onClick={() => change({ due: filter.due === 'past' ? undefined : 'past' })}
      >
        {(past ?? 0) > 0 && <Icon name="late" size={14} />} Overdue {count(past)}
      </Chip>
      <Chip
        set={filter.due === 'soon'}
        aria-pressed={filter.due === 'soon'}
        onClick={() => change({ due: filter.due === 'soon' ? undefined : 'soon' })}
      >
        Due within 4 h {count(soon)}
      </Chip>
      <Chip
        set={filter.owner === 'nobody'}
        aria-pressed={filter.owner === 'nobody'}
        onClick={() => change({ owner: filter.owner === 'nobody' ? undefined : 'nobody' })}
      >
        Nobody’s {count(nobodys)}
      </Chip>
    </>
  )
}

function count(of: number | undefined) {
  return of === undefined ? null : <b>{formatLeadCount(of)}</b>
}

const serviceOptions = services.map((value) => ({ value, words: serviceLabels[value] }))
const formOptions = formSlugs.map((value) => ({ value, words: formLabel(value) }))

function Adders({ filter, change }: Changing) {
  const colleagues = useOperators()
  const people = colleagues.map(({ id, name, closed }) => ({
    value: id,
    words: closed ? `${name} (has left)` : name,
  }))
  /** Takes a choice from its sheet. */
  const taking = (close: () => void) => (part: Partial<LeadFilter>) => {
    close()
    change(part)
  }
  return (
    <>
      {!filter.form && (
        <ChipSheet label="Form">
          {(close) => (
            <Options
              label="Form"
              options={formOptions}
              choose={(form) => taking(close)({ form })}
            />
          )}
        </ChipSheet>
      )}
      {!filter.service && (
        <ChipSheet label="Service">
          {(close) => (
            <Options
              label="Service"
              options={serviceOptions}
              choose={(service) => taking(close)({ service })}
            />
          )}
        </ChipSheet>
      )}
      {!(filter.postcode && filter.region) && (
        <ChipSheet label="Postcode or region">
          {(close) => <PlaceSheet choose={taking(close)} />}
        </ChipSheet>
      )}
      {!filter.owner && (
        <ChipSheet label="Owner">
          {(close) => (
            <Options label="Owner" options={people} choose={(owner) => taking(close)({ owner })} />
          )}
        </ChipSheet>
      )}
      {!(filter.since && filter.until) && (
        <ChipSheet label="Days">
          {(close) => <DaysSheet filter={filter} choose={taking(close)} />}
        </ChipSheet>
      )}
    </>
  )
}

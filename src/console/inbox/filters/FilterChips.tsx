import { formsOf } from '#content/forms/forms.ts'
import { services } from '#domain/enquiry/form.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { brand } from '../../brand.ts'
import { useLocalTime } from '../../clock/server-time.ts'
import { useCounts } from '../../counts.ts'
import { useOperatorName, useOperators } from '../../operators.ts'
import { Chip, ChipSheet } from '../../ui/Chip.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Options } from '../../ui/Options.tsx'
import { formatLeadCount, formLabel, serviceLabels } from '../../words/labels.ts'
import { type ListAddress, withFilter } from '../list-address.ts'
import { DaysSheet } from './DaysSheet.tsx'
import styles from './FilterChips.module.css'
import { listActiveFilters } from './format-filter.ts'
import { PlaceSheet } from './PlaceSheet.tsx'

type FilterChipsProps = { address: ListAddress; onNavigate: (address: ListAddress) => void }

/** The filters of the list, and menus to add others. */
export function FilterChips({ address, onNavigate }: FilterChipsProps) {
  const nameOf = useOperatorName()
  const local = useLocalTime()
  const { filter } = address
  const change = (filter: Partial<LeadFilter>) => onNavigate(withFilter(address, filter))
  return (
    <section className={styles.chips} aria-label="Filters">
      <CountChips filter={filter} onChange={change} />
      <span className={styles.rule} />
      {listActiveFilters(filter, local, nameOf).map(({ name, label, removal }) => (
        <Chip
          key={name}
          set
          aria-label={`${label}, take this filter away`}
          onClick={() => change(removal)}
        >
          {label}
        </Chip>
      ))}
      <AddFilter filter={filter} onChange={change} />
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
                onNavigate({ filter, order, passed: 0 })
              }}
            />
          )}
        </ChipSheet>
        <CopyLink />
      </span>
    </section>
  )
}

type FilterProps = { filter: LeadFilter; onChange: (change: Partial<LeadFilter>) => void }

/** Filters that show how many leads they match. Pressing them again removes them. */
function CountChips({ filter, onChange }: FilterProps) {
  const { past, soon, nobodys } = useCounts()
  return (
    <>
      <Chip
        late={filter.due !== 'past' && (past ?? 0) > 0}
        set={filter.due === 'past'}
        aria-pressed={filter.due === 'past'}
        onClick={() => onChange({ due: filter.due === 'past' ? undefined : 'past' })}
      >
        {(past ?? 0) > 0 && <Icon name="late" size={14} />} Overdue <Count of={past} />
      </Chip>
      <Chip
        set={filter.due === 'soon'}
        aria-pressed={filter.due === 'soon'}
        onClick={() => onChange({ due: filter.due === 'soon' ? undefined : 'soon' })}
      >
        Due within 4 h <Count of={soon} />
      </Chip>
      <Chip
        set={filter.owner === 'nobody'}
        aria-pressed={filter.owner === 'nobody'}
        onClick={() => onChange({ owner: filter.owner === 'nobody' ? undefined : 'nobody' })}
      >
        Nobody’s <Count of={nobodys} />
      </Chip>
    </>
  )
}

function Count({ of: count }: { of: number | undefined }) {
  return count === undefined ? null : <b>{formatLeadCount(count)}</b>
}

const serviceOptions = services.map((value) => ({ value, words: serviceLabels[value] }))
const formOptions = Array.from(formsOf(brand).keys(), (value) => ({
  value,
  words: formLabel(value),
}))

function AddFilter({ filter, onChange }: FilterProps) {
  const ownerOptions = useOperators().map(({ id, name, closed }) => ({
    value: id,
    words: closed ? `${name} (has left)` : name,
  }))
  const add = (close: () => void) => (change: Partial<LeadFilter>) => {
    close()
    onChange(change)
  }
  return (
    <>
      {!filter.form && (
        <ChipSheet label="Form">
          {(close) => (
            <Options label="Form" options={formOptions} choose={(form) => add(close)({ form })} />
          )}
        </ChipSheet>
      )}
      {!filter.service && (
        <ChipSheet label="Service">
          {(close) => (
            <Options
              label="Service"
              options={serviceOptions}
              choose={(service) => add(close)({ service })}
            />
          )}
        </ChipSheet>
      )}
      {!(filter.postcode && filter.region) && (
        <ChipSheet label="Postcode or region">
          {(close) => <PlaceSheet onChoose={add(close)} />}
        </ChipSheet>
      )}
      {!filter.owner && (
        <ChipSheet label="Owner">
          {(close) => (
            <Options
              label="Owner"
              options={ownerOptions}
              choose={(owner) => add(close)({ owner })}
            />
          )}
        </ChipSheet>
      )}
      {!(filter.since && filter.until) && (
        <ChipSheet label="Days">
          {(close) => <DaysSheet filter={filter} onChoose={add(close)} />}
        </ChipSheet>
      )}
    </>
  )
}

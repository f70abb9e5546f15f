import { listOrders } from '#domain/desk/saved-view.ts'
import { services } from '#domain/enquiry/form.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { brand } from '../../../client/brand.ts'
import { useCounts } from '../../../client/counts.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { useOperatorName, useOperators } from '../../../client/use-operators.ts'
import { Chip, ChipPopover } from '../../../ui/Chip.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { formatLeadCount, formLabel, serviceLabels } from '../../../words/labels.ts'
import { nextActionLabels } from '../list/format-next-action.ts'
import { firstPage, type ListAddress, withFilter } from '../list-address.ts'
import { ViewButtons } from '../views/ViewButtons.tsx'
import { DaysFilter } from './DaysFilter.tsx'
import styles from './FilterChips.module.css'
import { listActiveFilters } from './format-filter.ts'
import { PlaceFilter } from './PlaceFilter.tsx'

const orders = {
  queue: 'Next action first',
  newest: 'Newest first',
  due: 'Promise',
} as const

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
        <ChipPopover quiet label={orders[address.order]}>
          {(close) => (
            <Options
              label="Order"
              options={listOrders.map((value) => ({ value, label: orders[value] }))}
              value={address.order}
              onSelect={(order) => {
                close()
                onNavigate({ ...firstPage(address), order })
              }}
            />
          )}
        </ChipPopover>
        <ViewButtons address={address} />
      </span>
    </section>
  )
}

type FilterProps = { filter: LeadFilter; onChange: (change: Partial<LeadFilter>) => void }

/** Filters that show how many leads they match. Pressing them again removes them. */
function CountChips({ filter, onChange }: FilterProps) {
  const { past, today, nobodys } = useCounts()
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
        set={filter.due === 'today'}
        aria-pressed={filter.due === 'today'}
        onClick={() => onChange({ due: filter.due === 'today' ? undefined : 'today' })}
      >
        Promise ends today <Count of={today} />
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

const serviceOptions = services.map((value) => ({ value, label: serviceLabels[value] }))
const formOptions = Array.from(formsOf(brand).keys(), (value) => ({
  value,
  label: formLabel(value),
}))

function AddFilter({ filter, onChange }: FilterProps) {
  const ownerOptions = useOperators().map(({ id, name, closed }) => ({
    value: id,
    label: closed ? `${name} (has left)` : name,
  }))
  const add = (close: () => void) => (change: Partial<LeadFilter>) => {
    close()
    onChange(change)
  }
  return (
    <>
      {!filter.action && (
        <ChipPopover label="Kind">
          {(close) => (
            <Options
              label="Kind of next action"
              options={nextActionLabels}
              onSelect={(action) => add(close)({ action })}
            />
          )}
        </ChipPopover>
      )}
      {!filter.form && (
        <ChipPopover label="Form">
          {(close) => (
            <Options label="Form" options={formOptions} onSelect={(form) => add(close)({ form })} />
          )}
        </ChipPopover>
      )}
      {!filter.service && (
        <ChipPopover label="Service">
          {(close) => (
            <Options
              label="Service"
              options={serviceOptions}
              onSelect={(service) => add(close)({ service })}
            />
          )}
        </ChipPopover>
      )}
      {!(filter.postcode && filter.region) && (
        <ChipPopover label="Place">{(close) => <PlaceFilter onChoose={add(close)} />}</ChipPopover>
      )}
      {!filter.owner && (
        <ChipPopover label="Owner">
          {(close) => (
            <Options
              label="Owner"
              options={ownerOptions}
              onSelect={(owner) => add(close)({ owner })}
            />
          )}
        </ChipPopover>
      )}
      {!(filter.since && filter.until) && (
        <ChipPopover label="Days">
          {(close) => <DaysFilter filter={filter} onChoose={add(close)} />}
        </ChipPopover>
      )}
    </>
  )
}

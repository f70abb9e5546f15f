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
import { nextActionOptions } from '../list/format-next-action.ts'
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
  const toggle = <Name extends 'due' | 'owner'>(name: Name, value: LeadFilter[Name]) => {
    const isSet = filter[name] === value
    return {
      set: isSet,
      'aria-pressed': isSet,
      onClick: () => onChange({ [name]: isSet ? undefined : value }),
    }
  }
  return (
    <>
      <Chip late={filter.due !== 'past' && (past ?? 0) > 0} {...toggle('due', 'past')}>
        {(past ?? 0) > 0 && <Icon name="late" size={14} />} Overdue <Count of={past} />
      </Chip>
      <Chip {...toggle('due', 'today')}>
        Promise ends today <Count of={today} />
      </Chip>
      <Chip {...toggle('owner', 'nobody')}>
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
        <OptionsFilter
          label="Kind"
          legend="Kind of next action"
          options={nextActionOptions(brand)}
          onSelect={(action) => onChange({ action })}
        />
      )}
      {!filter.form && (
        <OptionsFilter label="Form" options={formOptions} onSelect={(form) => onChange({ form })} />
      )}
      {!filter.service && (
        <OptionsFilter
          label="Service"
          options={serviceOptions}
          onSelect={(service) => onChange({ service })}
        />
      )}
      {!(filter.postcode && filter.region) && (
        <ChipPopover label="Place">{(close) => <PlaceFilter onChoose={add(close)} />}</ChipPopover>
      )}
      {!filter.owner && (
        <OptionsFilter
          label="Owner"
          options={ownerOptions}
          onSelect={(owner) => onChange({ owner })}
        />
      )}
      {!(filter.since && filter.until) && (
        <ChipPopover label="Days">
          {(close) => <DaysFilter filter={filter} onChoose={add(close)} />}
        </ChipPopover>
      )}
    </>
  )
}

function OptionsFilter<Value extends string>({
  label,
  legend = label,
  options,
  onSelect,
}: {
  label: string
  legend?: string
  options: readonly { value: Value; label: string }[]
  onSelect: (value: Value) => void
}) {
  return (
    <ChipPopover label={label}>
      {(close) => (
        <Options
          label={legend}
          options={options}
          onSelect={(value) => {
            close()
            onSelect(value)
          }}
        />
      )}
    </ChipPopover>
  )
}

import { Fragment } from 'react'
import { listTitle } from '../filters/format-filter.ts'
import type { ListAddress } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import { LeadRow } from './LeadRow.tsx'
import styles from './LeadTable.module.css'
import { RowRejection } from './RowRejection.tsx'
import type { RowChange } from './use-row-change.ts'

export type LeadListProps = {
  leads: readonly ListedLead[]
  address: ListAddress
  selected: string | undefined
  onSelect: (lead: string | undefined) => void
  isFresh: (lead: string) => boolean
  change: RowChange
}

const columns = ['Name', 'Where', 'Service', 'Bill', 'Source', 'State', 'Owner'] as const

/** The list on wide screens: one row for each lead. */
export function LeadTable({ leads, address, selected, onSelect, isFresh, change }: LeadListProps) {
  const newest = address.order === 'newest'
  return (
    <div className={styles.sheet}>
      <table className={styles.leads}>
        <caption className="visually-hidden">
          {listTitle(address.filter.state)}, {newest ? 'newest first' : 'the earliest due first'}
        </caption>
        <thead>
          <tr>
            <th scope="col" data-column="clock" aria-sort={newest ? undefined : 'ascending'}>
              First call promised{!newest && ' ↑'}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column.toLowerCase()}>
                {column}
              </th>
            ))}
            <th scope="col" data-column="arrived" aria-sort={newest ? 'descending' : undefined}>
              Arrived{newest && ' ↓'}
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <Fragment key={lead.id}>
              <LeadRow
                lead={lead}
                address={address}
                selected={selected === lead.id}
                onSelect={onSelect}
                fresh={isFresh(lead.id)}
                change={change}
              />
              <RowRejection lead={lead.id} change={change} columns={9} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

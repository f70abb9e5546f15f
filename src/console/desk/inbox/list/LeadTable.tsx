import { Fragment } from 'react'
import type { ListOrder } from '#domain/desk/saved-view.ts'
import kit from '../../../ui/kit.module.css'
import { orderLabels } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import { MarkAllBox } from '../many/MarkBox.tsx'
import { isIn } from '../queue-parts.ts'
import { LeadRow } from './LeadRow.tsx'
import styles from './LeadTable.module.css'
import { fittingColumns, type LeadColumn } from './lead-columns.ts'
import type { LeadListProps } from './lead-list-props.ts'
import { PartHeading, PartRest } from './PartHeading.tsx'
import { RowRejection } from './RowRejection.tsx'
import { useWidth } from './use-width.ts'

/** The list on wide screens: one row for each lead. */
export function LeadTable(props: LeadListProps) {
  const { title, leads, parts, onUnfold, address, marks } = props
  const { order } = address
  const [sheet, room] = useWidth<HTMLDivElement>()
  const columns = fittingColumns(room, {
    hasNext: order === 'queue' || ['open', 'any'].includes(address.filter.state),
    hasArrived: order !== 'queue',
  })
  const rows = (leads: readonly ListedLead[]) =>
    leads.map((lead) => (
      <Fragment key={lead.id}>
        <LeadRow {...props} lead={lead} columns={columns.map(({ column }) => column)} />
        <RowRejection lead={lead.id} change={props.change} columns={columns.length} />
      </Fragment>
    ))
  return (
    <div className={kit.sheet} ref={sheet}>
      <table className={styles.leads}>
        <caption className="visually-hidden">
          {title}, {orderLabels[order]}
        </caption>
        <colgroup>
          {columns.map(({ column, width }) => (
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ column }) =>
              column === 'box' ? (
                <td key={column} data-column={column}>
                  <MarkAllBox leads={leads} marks={marks} />
                </td>
              ) : (
                <th key={column} scope="col" data-column={column} aria-sort={sortOf(column, order)}>
                  {headings[column]}
                  {sortMarks[sortOf(column, order) ?? 'none']}
                </th>
              ),
            )}
          </tr>
        </thead>
        {parts ? (
          parts
            .filter(({ count }) => count > 0)
            .map((part) => (
              <tbody key={part.part}>
                <tr data-part={part.part}>
                  <td />
                  <th scope="rowgroup" colSpan={columns.length - 1}>
                    <PartHeading part={part} />
                  </th>
                </tr>
                {rows(leads.filter(isIn(part)))}
                {part.hidden > 0 && (
                  <tr data-part="rest">
                    <td />
                    <td colSpan={columns.length - 1}>
                      <PartRest part={part} address={address} onUnfold={onUnfold} />
                    </td>
                  </tr>
                )}
              </tbody>
            ))
        ) : (
          <tbody>{rows(leads)}</tbody>
        )}
      </table>
    </div>
  )
}

const headings: Record<Exclude<LeadColumn, 'box'>, string> = {
  next: 'Next action',
  clock: 'Promise',
  name: 'Name',
  where: 'Where',
  service: 'Service',
  state: 'State',
  owner: 'Owner',
  arrived: 'Arrived',
}

const sortMarks = { ascending: ' ↑', descending: ' ↓', none: '' }

function sortOf(column: LeadColumn, order: ListOrder): 'ascending' | 'descending' | undefined {
  if (column === 'clock' && order === 'due') return 'ascending'
  return column === 'arrived' && order === 'newest' ? 'descending' : undefined
}

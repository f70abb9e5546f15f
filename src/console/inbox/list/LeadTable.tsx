import { Fragment } from 'react'
import { orderLabels } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import { MarkAllBox } from '../many/MarkBox.tsx'
import { isIn } from '../queue-parts.ts'
import { LeadRow } from './LeadRow.tsx'
import styles from './LeadTable.module.css'
import type { LeadListProps } from './lead-list-props.ts'
import { PartHeading, PartRest } from './PartHeading.tsx'
import { RowRejection } from './RowRejection.tsx'

/** The list on wide screens: one row for each lead. */
export function LeadTable(props: LeadListProps) {
  const { title, leads, parts, onUnfold, address, marks } = props
  const { order } = address
  const hasNext = order === 'queue' || ['open', 'any'].includes(address.filter.state)
  const hasArrived = order !== 'queue'
  const columns = 7 + Number(hasNext) + Number(hasArrived)
  const rows = (leads: readonly ListedLead[]) =>
    leads.map((lead) => (
      <Fragment key={lead.id}>
        <LeadRow {...props} lead={lead} hasNext={hasNext} hasArrived={hasArrived} />
        <RowRejection lead={lead.id} change={props.change} columns={columns} />
      </Fragment>
    ))
  return (
    <div className={styles.sheet}>
      <table className={styles.leads}>
        <caption className="visually-hidden">
          {title}, {orderLabels[order]}
        </caption>
        <thead>
          <tr>
            <td data-column="box">
              <MarkAllBox leads={leads} marks={marks} />
            </td>
            {hasNext && (
              <th scope="col" data-column="next">
                Next action
              </th>
            )}
            <th
              scope="col"
              data-column="clock"
              aria-sort={order === 'due' ? 'ascending' : undefined}
            >
              Promise{order === 'due' && ' ↑'}
            </th>
            <th scope="col" data-column="name">
              Name
            </th>
            <th scope="col" data-column="where">
              Where
            </th>
            <th scope="col" data-column="service">
              Service
            </th>
            <th scope="col" data-column="state">
              State
            </th>
            <th scope="col" data-column="owner">
              Owner
            </th>
            {hasArrived && (
              <th
                scope="col"
                data-column="arrived"
                aria-sort={order === 'newest' ? 'descending' : undefined}
              >
                Arrived{order === 'newest' && ' ↓'}
              </th>
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
                  <th scope="rowgroup" colSpan={columns - 1}>
                    <PartHeading part={part} />
                  </th>
                </tr>
                {rows(leads.filter(isIn(part)))}
                {part.hidden > 0 && (
                  <tr data-part="rest">
                    <td />
                    <td colSpan={columns - 1}>
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

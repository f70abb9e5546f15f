import { capitalise } from '#domain/letter-case.ts'
import { placeName } from '#estimate/place.ts'
import { Clock } from '../../../clock/Clock.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { StateShape } from '../../../ui/StateShape.tsx'
import { leadSubject, stateLabels } from '../../../words/labels.ts'
import type { ListAddress } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import { MarkBox } from '../many/MarkBox.tsx'
import type { MarkedLeads } from '../many/marks.ts'
import type { ListPart } from '../queue-parts.ts'
import { LeadLink } from './LeadLink.tsx'
import styles from './LeadTable.module.css'
import type { LeadColumn } from './lead-columns.ts'
import list from './list.module.css'
import { NextAction, WhyNow } from './NextAction.tsx'
import { OrdinalMark } from './OrdinalMark.tsx'
import { Owner } from './Owner.tsx'
import type { RowChange } from './use-row-change.ts'
import { ContactByTag, InstallerTag, NotCalledTag, WishedTimeTag } from './VisitorTags.tsx'

type LeadRowProps = Omit<LeadListProps, 'leads'> & {
  lead: ListedLead
  columns: readonly LeadColumn[]
}

export function LeadRow(props: LeadRowProps) {
  const { lead, address, onSelect, isFresh, change, marks, columns } = props
  const fresh = isFresh(lead.id)
  const selected = props.selected === lead.id
  const has = (column: LeadColumn) => columns.includes(column)
  return (
    <tr
      className={list.row}
      data-selected={selected || undefined}
      data-marked={marks.isMarked(lead.id) || undefined}
      data-fresh={fresh || undefined}
      data-called={lead.contactedAt !== null || undefined}
      data-claimed={lead.claim !== null || undefined}
    >
      <td data-column="box">
        <MarkBox lead={lead} marks={marks} />
      </td>
      {has('next') && (
        <td data-column="next">
          <NextAction lead={lead} />
          {props.parts && <WhyNow lead={lead} />}
        </td>
      )}
      <td data-column="clock">
        <Clock lead={lead} byDay />
        <WishedTimeTag lead={lead} />
      </td>
      <th scope="row" data-column="name">
        <div className={styles.name}>
          <LeadLink lead={lead} address={address} onFocus={() => onSelect(lead.id)} />
          {fresh && <span className={`${list.tag} ${list.arrived}`}>just arrived</span>}
          <OrdinalMark lead={lead} />
        </div>
        <div className={styles.tags}>
          <NotCalledTag lead={lead} />
          {!has('state') && <small className={list.second}>{stateLabels[lead.state]}</small>}
          {!has('owner') && (lead.owner || lead.claim) && (
            <small className={list.second}>
              <Owner lead={lead} selected={false} change={change} />
            </small>
          )}
          <ContactByTag lead={lead} />
          <InstallerTag lead={lead} />
        </div>
      </th>
      {has('where') && (
        <td data-column="where">
          <Where postcode={lead.postcode} />
          {!has('service') && <small className={list.second}>{leadSubject(lead)}</small>}
        </td>
      )}
      {has('service') && <td data-column="service">{leadSubject(lead)}</td>}
      {has('state') && (
        <td data-column="state">
          <span className={kit.withIcon}>
            <StateShape state={lead.state} /> {stateLabels[lead.state]}
          </span>
        </td>
      )}
      {has('owner') && (
        <td data-column="owner">
          <Owner lead={lead} selected={selected} change={change} />
        </td>
      )}
      {has('arrived') && (
        <td data-column="arrived">
          <Moment at={lead.receivedAt} />
        </td>
      )}
    </tr>
  )
}

function Where({ postcode }: { postcode: string }) {
  if (!postcode) return <span className={kit.muted}>ask on the call</span>
  const place = placeName(postcode)
  if (!place || place.includes(postcode)) return capitalise(place ?? postcode)
  return (
    <>
      {capitalise(place)} <span className={kit.muted}>{postcode}</span>
    </>
  )
}

/** What a list needs, on wide screens and on narrow ones. */
export type LeadListProps = {
  title: string
  leads: readonly ListedLead[]
  /** The queue's parts; undefined for a list that has none. */
  parts: readonly ListPart[] | undefined
  onUnfold: (part: ListPart['part']) => void
  address: ListAddress
  selected: string | undefined
  onSelect: (lead: string | undefined) => void
  isFresh: (lead: string) => boolean
  change: RowChange
  marks: MarkedLeads
}

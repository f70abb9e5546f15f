import { placeName } from '#domain/place.ts'
import { brand } from '../../brand.ts'
import { Clock } from '../../clock/Clock.tsx'
import { useLeadCan } from '../../lead/use-lead-can.ts'
import { useOperatorName } from '../../operators/use-operators.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StateShape } from '../../ui/StateShape.tsx'
import { leadSubject, sourceLabels, stateLabels } from '../../words/labels.ts'
import { Moment } from '../../words/Moment.tsx'
import type { ListAddress } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import { CallFrom } from './CallFrom.tsx'
import { LeadLink } from './LeadLink.tsx'
import styles from './LeadTable.module.css'
import type { RowChange } from './use-row-change.ts'
import { ContactByTag, InstallerTag, NotCalledTag } from './VisitorTags.tsx'

type LeadRowProps = {
  lead: ListedLead
  address: ListAddress
  selected: boolean
  onSelect: (lead: string) => void
  fresh: boolean
  change: RowChange
}

export function LeadRow({ lead, address, selected, onSelect, fresh, change }: LeadRowProps) {
  return (
    <tr
      data-selected={selected || undefined}
      data-fresh={fresh || undefined}
      data-called={lead.contactedAt !== null || undefined}
    >
      <td data-column="clock">
        <Clock lead={lead} />
        <CallFrom lead={lead} />
      </td>
      <th scope="row" data-column="name">
        <div className={styles.name}>
          <LeadLink lead={lead} address={address} onFocus={() => onSelect(lead.id)} />
          {fresh && <span className={styles.tag}>just arrived</span>}
          {lead.wroteBefore && (
            <span className={styles.repeat} title="Same phone or email as an earlier enquiry">
              <Icon name="copy" size={13} /> 2nd
            </span>
          )}
        </div>
        <div className={styles.tags}>
          <NotCalledTag lead={lead} />
          <ContactByTag lead={lead} />
          <InstallerTag lead={lead} />
        </div>
      </th>
      <td data-column="where">
        <Where postcode={lead.postcode} />
      </td>
      <td data-column="service">{leadSubject(lead)}</td>
      <td data-column="bill">{lead.bill ?? <span className={styles.unknown}>not asked</span>}</td>
      <td data-column="source">{sourceLabels[lead.cameFrom]}</td>
      <td data-column="state">
        <span className={styles.state}>
          <StateShape state={lead.state} /> {stateLabels[lead.state]}
        </span>
      </td>
      <td data-column="owner">
        <Owner lead={lead} selected={selected} change={change} />
      </td>
      <td data-column="arrived">
        <Moment at={lead.receivedAt} />
      </td>
    </tr>
  )
}

function Where({ postcode }: { postcode: string }) {
  if (!postcode) return <span className={styles.unknown}>ask on the call</span>
  const place = placeName(postcode, brand.country)
  return (
    <>
      {place} {place ? <span className={styles.unknown}>{postcode}</span> : postcode}
    </>
  )
}

function Owner({
  lead,
  selected,
  change,
}: {
  lead: ListedLead
  selected: boolean
  change: RowChange
}) {
  const nameOf = useOperatorName()
  const can = useLeadCan()
  if (lead.owner) return nameOf(lead.owner)
  if (!selected || !can('assign', lead).ok) return <span className={styles.unknown}>–</span>
  return (
    <Button small busy={change.busy} onClick={() => change.take(lead)}>
      Take
    </Button>
  )
}

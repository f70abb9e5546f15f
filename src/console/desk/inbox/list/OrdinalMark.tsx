import { Icon } from '../../../ui/Icon.tsx'
import { formatOrdinal } from '../../../words/ordinal.ts'
import type { ListedLead } from '../list-query.ts'
import list from './list.module.css'

/** Which enquiry of their person a lead is, from the second on, and whether it is called about with another. */
export function OrdinalMark({ lead }: { lead: ListedLead }) {
  const { ordinal, merged, isMerged } = lead
  if (ordinal === 1 && merged === 0 && !isMerged) return null
  return (
    <span className={`${list.tag} ${list.pale}`} title="Same phone or email as an earlier enquiry">
      <Icon name="copy" size={13} /> {ordinal > 1 && formatOrdinal(ordinal)}
      {merged > 0 && ` one call for ${merged + 1}`}
      {isMerged && ' merged'}
    </span>
  )
}

/** The same in a line of text; empty for a person's first enquiry. */
export function formatEnquiryOrdinal({ ordinal, merged, isMerged }: ListedLead): string {
  return [
    ordinal > 1 ? `${formatOrdinal(ordinal)} enquiry` : '',
    merged > 0 ? `one call for ${merged + 1}` : '',
    isMerged ? 'merged' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

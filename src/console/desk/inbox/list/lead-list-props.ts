import type { ListAddress } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import type { MarkedLeads } from '../many/use-marks.ts'
import type { ListPart } from '../queue-parts.ts'
import type { RowChange } from './use-row-change.ts'

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

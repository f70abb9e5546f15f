import { useState } from 'react'
import {
  type LeadChange,
  type LeadSnapshot,
  useLeadChange,
  useRejectionMessage,
} from '../../lead/use-lead-change.ts'
import { useOperator } from '../../session.ts'
import type { ListedLead } from '../list-query.ts'

/** Changes leads from their rows; what was refused is said at the row. */
export function useRowChange() {
  const operator = useOperator()
  const change = useLeadChange()
  const refusal = useRejectionMessage()
  const [refused, setRefused] = useState<{ lead: string; error: unknown }>()

  const make = (lead: ListedLead, wish: LeadChange) => {
    setRefused(undefined)
    change.mutate(
      { lead: toSnapshot(lead), wish },
      { onError: (error) => setRefused({ lead: lead.id, error }) },
    )
  }
  return {
    take: (lead: ListedLead) => make(lead, { owner: operator.id }),
    contact: (lead: ListedLead) => make(lead, { action: 'contact' }),
    release: (lead: ListedLead) => make(lead, { action: 'release' }),
    spam: (lead: ListedLead) => make(lead, { action: 'mark-spam' }),
    busy: change.isPending,
    refusalAt: (lead: string) => (refused?.lead === lead ? refusal(refused.error) : undefined),
    dismiss: () => setRefused(undefined),
  }
}
export type RowChange = ReturnType<typeof useRowChange>

export function toSnapshot({
  id,
  version,
  name,
  reference,
  owner,
  state,
}: ListedLead): LeadSnapshot {
  return { id, version, name: name || reference, owner, state }
}

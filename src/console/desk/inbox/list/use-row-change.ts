import { useState } from 'react'
import { useOperator } from '../../../client/session.ts'
import {
  type LeadChange,
  toSnapshot,
  useLeadChange,
  useRejectionMessage,
} from '../../lead/use-lead-change.ts'
import type { ListedLead } from '../list-query.ts'

export type RowChange = ReturnType<typeof useRowChange>

/** Changes leads from their rows. Rejections appear below the row. */
export function useRowChange() {
  const operator = useOperator()
  const mutation = useLeadChange()
  const messageOf = useRejectionMessage()
  const [rejected, setRejected] = useState<{ lead: string; error: unknown }>()

  const change = (lead: ListedLead, leadChange: LeadChange) => {
    setRejected(undefined)
    mutation.mutate(
      { lead: toSnapshot(lead), change: leadChange },
      { onError: (error) => setRejected({ lead: lead.id, error }) },
    )
  }
  return {
    take: (lead: ListedLead) => change(lead, { owner: operator.id }),
    contact: (lead: ListedLead) => change(lead, { action: 'contact' }),
    release: (lead: ListedLead) => change(lead, { action: 'release' }),
    markSpam: (lead: ListedLead) => change(lead, { action: 'mark-spam' }),
    busy: mutation.isPending,
    rejectionOf: (lead: string) =>
      rejected?.lead === lead ? messageOf(rejected.error) : undefined,
    dismiss: () => setRejected(undefined),
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CallOutcome, callOutcomes } from '#domain/lead/state.ts'
import { api, errorMessage, parseResponse } from '../../api.ts'
import { firstName } from '../../operators/use-operators.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outcomeLabels } from '../../words/labels.ts'
import { newEntryId } from '../history/new-entry-id.ts'
import { type LeadDetails, leadQuery } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import type { ChangeLead } from '../use-lead-change.ts'
import styles from './CallOutcomeForm.module.css'
import { removePendingCall, usePendingCalls } from './pending-calls.ts'

/** Asks how a call ended, once the operator has pressed the call button. */
export function CallOutcomeForm({
  lead,
  onChange,
  onReached,
  busy,
}: {
  lead: LeadDetails
  onChange: ChangeLead
  onReached: () => void
  busy: boolean
}) {
  const can = useLeadCan()
  const isPending = usePendingCalls().includes(lead.id)
  const log = useLogCall(lead.id)
  if (!isPending) return null
  const handleOutcome = (outcome: CallOutcome) => {
    if (outcome !== 'reached') return log.mutate(outcome)
    // The first contact also changes the state, which records the call.
    if (!can('contact', lead).ok) return log.mutate(outcome, { onSuccess: onReached })
    onChange({ action: 'contact' }, () => {
      removePendingCall(lead.id)
      onReached()
    })
  }
  return (
    <section className={styles.form} aria-labelledby="call-outcome">
      <h2 id="call-outcome">How did the call to {firstName(lead.name) || 'the visitor'} end?</h2>
      <div className={styles.outcomes}>
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            look={outcome === 'reached' ? 'dark' : 'plain'}
            busy={busy || log.isPending}
            onClick={() => handleOutcome(outcome)}
          >
            {outcomeLabels[outcome]}
          </Button>
        ))}
        <Button look="quiet" onClick={() => removePendingCall(lead.id)}>
          Not called
        </Button>
      </div>
      {log.isError && <Notice kind="clay">{errorMessage(log.error)}</Notice>}
    </section>
  )
}

function useLogCall(lead: string) {
  const queries = useQueryClient()
  // The same for each attempt to save one call, so that the server stores it once.
  const entryId = useRef<string>(undefined)
  return useMutation({
    mutationFn: (outcome: CallOutcome) => {
      entryId.current ??= newEntryId()
      const json = { id: entryId.current, outcome }
      return parseResponse(api.leads[':id'].calls.$post({ param: { id: lead }, json }))
    },
    onSuccess: () => {
      entryId.current = undefined
      removePendingCall(lead)
      return queries.invalidateQueries({ queryKey: leadQuery(lead).queryKey })
    },
  })
}

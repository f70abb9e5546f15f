import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CallOutcome, callOutcomes } from '#domain/lead/state.ts'
import { api, errorMessage, parseResponse } from '../../api.ts'
import { firstName } from '../../operators.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outcomeLabels } from '../../words/labels.ts'
import { newEntryId } from '../history/new-entry-id.ts'
import type { Make } from '../LeadPage.tsx'
import { type LeadDetails, leadQuery } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './CallOutcomeForm.module.css'
import { removePendingCall, usePendingCalls } from './pending-calls.ts'

/** Once the call button was pressed: how did it end? */
export function CallOutcomeForm({
  lead,
  make,
  busy,
  write,
}: {
  lead: LeadDetails
  make: Make
  busy: boolean
  write: () => void
}) {
  const can = useLeadCan()
  const called = usePendingCalls().includes(lead.id)
  const log = useLogCall(lead.id)
  if (!called) return null
  const end = (outcome: CallOutcome) => {
    if (outcome !== 'reached') return log.mutate(outcome)
    const done = () => {
      removePendingCall(lead.id)
      write()
    }
    if (can('contact', lead).ok) make({ action: 'contact' }, done)
    else log.mutate(outcome, { onSuccess: write })
  }
  return (
    <section className={styles.after} aria-labelledby="after">
      <h2 id="after">How did the call to {firstName(lead.name) || 'the visitor'} end?</h2>
      <div className={styles.outcomes}>
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            look={outcome === 'reached' ? 'dark' : 'plain'}
            busy={busy || log.isPending}
            onClick={() => end(outcome)}
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
  // One call, however often it has to be told.
  const entry = useRef<string>(undefined)
  return useMutation({
    mutationFn: (outcome: CallOutcome) => {
      entry.current ??= newEntryId()
      const json = { id: entry.current, outcome }
      return parseResponse(api.leads[':id'].calls.$post({ param: { id: lead }, json }))
    },
    onSuccess: () => {
      entry.current = undefined
      removePendingCall(lead)
      return queries.invalidateQueries({ queryKey: leadQuery(lead).queryKey })
    },
  })
}

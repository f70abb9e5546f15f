import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CallOutcome, callOutcomes, leadCan } from '#domain/lead/state.ts'
import { answered, api, sentenceFor } from '../api.ts'
import { firstName } from '../colleagues.ts'
import { useOperator } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { outcomeWords } from '../words/lead-words.ts'
import styles from './AfterCall.module.css'
import { noteCalled, useWasCalled } from './called.ts'
import type { Make } from './LeadPage.tsx'
import { type LeadOnPage, leadQuery } from './lead-query.ts'
import { newEntryId } from './new-entry-id.ts'

/** Once the call button was pressed: how did it end? */
export function AfterCall({
  lead,
  make,
  write,
}: {
  lead: LeadOnPage
  make: Make
  write: () => void
}) {
  const operator = useOperator()
  const called = useWasCalled(lead.id)
  const log = useLogCall(lead.id)
  if (!called) return null
  const reached = () => {
    const done = () => {
      noteCalled(null)
      write()
    }
    if (leadCan('contact', lead, operator.role).may) make({ action: 'contact' }, done)
    else done()
  }
  return (
    <section className={styles.after} aria-labelledby="after">
      <h2 id="after">How did the call to {firstName(lead.name) || 'the visitor'} end?</h2>
      <div className={styles.outcomes}>
        <Button look="dark" onClick={reached}>
          Reached
        </Button>
        {callOutcomes.map((outcome) => (
          <Button key={outcome} busy={log.isPending} onClick={() => log.mutate(outcome)}>
            {outcomeWords[outcome]}
          </Button>
        ))}
        <Button look="quiet" onClick={() => noteCalled(null)}>
          Not called
        </Button>
      </div>
      {log.isError && <Notice kind="clay">{sentenceFor(log.error)}</Notice>}
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
      return answered(api.leads[':id'].calls.$post({ param: { id: lead }, json }))
    },
    onSuccess: () => {
      entry.current = undefined
      noteCalled(null)
      return queries.invalidateQueries({ queryKey: leadQuery(lead).queryKey })
    },
  })
}

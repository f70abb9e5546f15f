import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CallOutcome, type ContactChannel, callOutcomes } from '#domain/lead/state.ts'
import { api, errorMessage, parseResponse } from '../../api.ts'
import { firstName } from '../../operators/use-operators.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outcomeLabels } from '../../words/labels.ts'
import { newEntryId } from '../history/new-entry-id.ts'
import { type LeadDetails, leadQuery } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import type { ChangeLead } from '../use-lead-change.ts'
import styles from './ContactOutcomeForm.module.css'
import { removePendingContact, usePendingContacts } from './pending-contacts.ts'

type ContactForm = {
  question: (name: string) => string
  outcomes: readonly (readonly [CallOutcome, string])[]
  /** For a press that led to nothing. */
  none: string
}

const written = [
  ['reached', 'They answered'],
  ['no-answer', 'No answer yet'],
] as const

const forms: Record<ContactChannel, ContactForm> = {
  phone: {
    question: (name) => `How did the call to ${name} end?`,
    outcomes: callOutcomes.map((outcome) => [outcome, outcomeLabels[outcome]]),
    none: 'Not called',
  },
  sms: {
    question: (name) => `Has ${name} answered your text?`,
    outcomes: written,
    none: 'Not sent',
  },
  email: {
    question: (name) => `Has ${name} answered your email?`,
    outcomes: written,
    none: 'Not sent',
  },
}

/** Asks how a call, a text or an email ended, once the operator has pressed its button. */
export function ContactOutcomeForm({
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
  const pending = usePendingContacts().find((contact) => contact.lead === lead.id)
  const log = useLogContact(lead.id)
  if (!pending) return null
  const { channel } = pending
  const { question, outcomes, none } = forms[channel]
  const handleOutcome = (outcome: CallOutcome) => {
    if (outcome !== 'reached') return log.mutate({ outcome, channel })
    // The first contact also changes the state, which records it.
    if (!can('contact', lead).ok) return log.mutate({ outcome, channel }, { onSuccess: onReached })
    onChange({ action: 'contact', channel }, () => {
      removePendingContact(lead.id)
      onReached()
    })
  }
  return (
    <section className={styles.form} aria-labelledby="contact-outcome">
      <h2 id="contact-outcome">{question(firstName(lead.name) || 'the visitor')}</h2>
      <div className={styles.outcomes}>
        {outcomes.map(([outcome, label]) => (
          <Button
            key={outcome}
            look={outcome === 'reached' ? 'dark' : 'plain'}
            busy={busy || log.isPending}
            onClick={() => handleOutcome(outcome)}
          >
            {label}
          </Button>
        ))}
        <Button look="quiet" onClick={() => removePendingContact(lead.id)}>
          {none}
        </Button>
      </div>
      {log.isError && <Notice kind="clay">{errorMessage(log.error)}</Notice>}
    </section>
  )
}

function useLogContact(lead: string) {
  const queries = useQueryClient()
  // The same for each attempt to save one contact, so that the server stores it once.
  const entryId = useRef<string>(undefined)
  return useMutation({
    mutationFn: (contact: { outcome: CallOutcome; channel: ContactChannel }) => {
      entryId.current ??= newEntryId()
      const json = { id: entryId.current, ...contact }
      return parseResponse(api.leads[':id'].calls.$post({ param: { id: lead }, json }))
    },
    onSuccess: () => {
      entryId.current = undefined
      removePendingContact(lead)
      return queries.invalidateQueries({ queryKey: leadQuery(lead).queryKey })
    },
  })
}

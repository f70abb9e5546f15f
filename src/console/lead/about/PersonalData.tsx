import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, errorMessage, parseResponse } from '../../api.ts'
import { firstName, useOperators } from '../../operators.ts'
import { useOperator } from '../../session.ts'
import { needsSecondFactor, SecondFactorAgain } from '../../sign-in/SecondFactorAgain.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LeadSection } from '../LeadSection.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Aside.module.css'

/** For privacy requests: downloads or erases everything about the person. */
export function PersonalData({ lead }: { lead: LeadDetails }) {
  const operator = useOperator()
  return (
    <LeadSection title="Personal data">
      <a className={styles.small} href={`/api/leads/${lead.id}/person`} download>
        Download all of it as JSON
      </a>
      <div className={styles.erase}>
        {operator.role === 'owner' ? <Erase lead={lead} /> : <OwnersOnly />}
      </div>
    </LeadSection>
  )
}

function OwnersOnly() {
  const owners = useOperators()
    .filter(({ role, closed }) => role === 'owner' && !closed)
    .map(({ name }) => firstName(name))
  return (
    <>
      <Button small disabled>
        Erase…
      </Button>
      <p className={styles.small}>
        Only an owner can erase a person.{owners.length > 0 && ` Ask ${owners.join(' or ')}.`}
      </p>
    </>
  )
}

function Erase({ lead }: { lead: LeadDetails }) {
  const [isOpen, setOpen] = useState(false)
  const [reference, setReference] = useState('')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: () =>
      parseResponse(
        api.leads[':id'].erase.$post({
          param: { id: lead.id },
          json: { reference: reference.trim().toUpperCase() },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries()
      await navigate({ to: '/console' })
    },
  })
  if (!isOpen)
    return (
      <Button small onClick={() => setOpen(true)}>
        Erase…
      </Button>
    )
  const needsCode = needsSecondFactor(erase.error)
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          erase.mutate()
        }}
      >
        <p className={styles.small}>
          Everything personal of {lead.name || 'this person'} goes, from every enquiry with this
          e-mail or phone, and from where it was delivered. It cannot be undone.
        </p>
        <label>
          Type {lead.reference} to erase
          <input
            value={reference}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setReference(target.value)}
          />
        </label>
        {erase.isError && !needsCode && <Notice kind="clay">{errorMessage(erase.error)}</Notice>}
        <div className={styles.actions}>
          <Button small look="dark" type="submit" busy={erase.isPending}>
            Erase this person
          </Button>
          <Button small onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </form>
      {needsCode && (
        <SecondFactorAgain
          what="Erasing a person"
          onVerified={erase.mutate}
          onCancel={erase.reset}
        />
      )}
    </>
  )
}

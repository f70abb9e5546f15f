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

/** What the law lets the person ask for: all of it as a file, or all of it gone. */
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
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: () =>
      parseResponse(
        api.leads[':id'].erase.$post({
          param: { id: lead.id },
          json: { reference: typed.trim().toUpperCase() },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries()
      await navigate({ to: '/console' })
    },
  })
  if (!asking)
    return (
      <Button small onClick={() => setAsking(true)}>
        Erase…
      </Button>
    )
  const asks = needsSecondFactor(erase.error)
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
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {erase.isError && !asks && <Notice kind="clay">{errorMessage(erase.error)}</Notice>}
        <div className={styles.actions}>
          <Button small look="dark" type="submit" busy={erase.isPending}>
            Erase this person
          </Button>
          <Button small onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </form>
      {asks && (
        <SecondFactorAgain
          what="Erasing a person"
          onVerified={erase.mutate}
          onCancel={erase.reset}
        />
      )}
    </>
  )
}

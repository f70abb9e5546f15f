import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, parseResponse } from '../../api.ts'
import { firstName, useOperators } from '../../operators/use-operators.ts'
import { useOperator } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form, SubmitButton } from '../../ui/Form.tsx'
import { Section } from '../../ui/Section.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Aside.module.css'

/** For privacy requests: downloads or erases everything about the person. */
export function PersonalData({ lead }: { lead: LeadDetails }) {
  const operator = useOperator()
  return (
    <Section title="Personal data">
      <a className={styles.small} href={`/api/leads/${lead.id}/person`} download>
        Download all of it as JSON
      </a>
      <div className={styles.erase}>
        {operator.role === 'owner' ? <Erase lead={lead} /> : <OwnersOnly />}
      </div>
    </Section>
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
  const navigate = useNavigate()
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: ({ reference }: { reference: string }) =>
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
  return (
    <Form className={styles.eraseForm} submission={erase} fieldOf={() => 'reference'}>
      <p className={styles.small}>
        Everything personal of {lead.name || 'this person'} goes, from every enquiry with this email
        or phone, and from where it was delivered. It cannot be undone.
      </p>
      <Field
        small
        name="reference"
        label={`Type ${lead.reference} to erase`}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <SubmitButton small look="dark">
          Erase this person
        </SubmitButton>
        <Button small onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}

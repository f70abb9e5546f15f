import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  type ContactDetails,
  type ContactField,
  type ContactProblem,
  contactFields,
} from '#domain/lead/correct-contact.ts'
import { ApiError, api, parseResponse } from '../../../client/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { offerUndo } from '../../../undo/undo.ts'
import type { LeadDetails } from '../lead-query.ts'
import styles from './ContactDetails.module.css'

const inputs = {
  name: { label: 'Name', autoComplete: 'off' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'off' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'off' },
} as const satisfies Record<ContactField, object>

/** Corrects a name, an email address or a phone number. The ten seconds of undo are its question. */
export function ContactDetailsForm({ lead, onClose }: { lead: LeadDetails; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const correct = useCorrection(lead, onClose)
  const values: ContactDetails = { name: lead.name, email: lead.email, phone: lead.phone.typed }
  return (
    <div ref={place} className={styles.form}>
      <Form submission={correct} problemsOf={problemsOf}>
        {contactFields.map((field) => (
          <Field key={field} small name={field} defaultValue={values[field]} {...inputs[field]} />
        ))}
        <p className={styles.after}>
          What stands there now stays in the history. Whoever has this lead hears of the correction
          once it can’t be undone any more.
        </p>
        <div className={styles.actions}>
          <SubmitButton small look="dark">
            Correct them
          </SubmitButton>
          <Button small onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  )
}

function problemsOf(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return undefined
  const problems = error.details.problems as ContactProblem[]
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]))
}

function useCorrection({ id, version, name, reference }: LeadDetails, onClose: () => void) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['lead', id] }),
      queries.invalidateQueries({ queryKey: ['leads'] }),
      queries.invalidateQueries({ queryKey: ['counts'] }),
    ])
  return useMutation({
    mutationFn: (details: ContactDetails) =>
      parseResponse(
        api.leads[':id']['contact-details'].$post({ param: { id }, json: { version, ...details } }),
      ),
    // Before the answer comes, a live update may show the lead as it is after the correction.
    onMutate: () => version,
    onSuccess: async (corrected, _, before) => {
      onClose()
      if (corrected.version === before) return
      const undo = async () => {
        await parseResponse(
          api.leads[':id'].undo.$post({ param: { id }, json: { version: corrected.version } }),
        )
        await refresh()
      }
      offerUndo({ sentence: `You corrected the details of ${name || reference}.`, undo })
      await refresh()
    },
  })
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  type ContactDetails,
  type ContactField,
  contactFields,
} from '#domain/lead/correct-contact.ts'
import { api } from '../../../client/api.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, FormButtons } from '../../../ui/form/Form.tsx'
import kit from '../../../ui/kit.module.css'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadRefresh, useUndoOffer } from '../use-lead-refresh.ts'

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
    <div ref={place}>
      <Form submission={correct}>
        {contactFields.map((field) => (
          <Field key={field} small name={field} defaultValue={values[field]} {...inputs[field]} />
        ))}
        <p className={`${kit.note} ${kit.below}`}>
          The present details stay in the history. Everyone who has this lead hears of the
          correction once it can’t be undone any more.
        </p>
        <FormButtons yes="Correct them" onCancel={onClose} />
      </Form>
    </div>
  )
}

function useCorrection({ id, version, name, reference }: LeadDetails, onClose: () => void) {
  const refresh = useLeadRefresh()
  const offerUndo = useUndoOffer()
  return useMutation({
    mutationFn: (details: ContactDetails) =>
      api.leads[':id']['contact-details'].$post({ param: { id }, json: { version, ...details } }),
    // Before the answer comes, a live update may show the lead as it is after the correction.
    onMutate: () => version,
    onSuccess: async (corrected, _, before) => {
      onClose()
      if (corrected.version === before) return
      const sentence = `You corrected the details of ${name || reference}.`
      offerUndo({ sentence, after: 'the details before stand again' }, { id, ...corrected })
      await refresh(id)
    },
  })
}

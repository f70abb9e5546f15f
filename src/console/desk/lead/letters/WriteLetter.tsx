import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LetterText } from '#domain/desk/template.ts'
import { api } from '../../../client/api.ts'
import { Field, SelectField, TextAreaField } from '../../../ui/form/Field.tsx'
import { Form, FormButtons } from '../../../ui/form/Form.tsx'
import kit from '../../../ui/kit.module.css'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadRefresh, useUndoOffer } from '../use-lead-refresh.ts'
import styles from './DeskLetters.module.css'
import type { LetterDrafts } from './letters-query.ts'

/** A template filled in for this lead, to be read, changed and sent. The ten seconds of undo are its question. */
export function WriteLetter({
  lead,
  drafts: { drafts, replyTo },
  onClose,
}: {
  lead: LeadDetails
  drafts: LetterDrafts
  onClose: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('select')?.focus(), [])
  const [chosen, setChosen] = useState(drafts[0]?.id ?? '')
  const draft = drafts.find(({ id }) => id === chosen)
  const send = useSending(lead, onClose)
  return (
    <div ref={place} className={styles.form}>
      <Form submission={send}>
        <SelectField
          name="template"
          label="Begin with"
          options={[
            ...drafts.map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: 'An empty email' },
          ]}
          onChange={setChosen}
        />
        <Field
          key={`subject ${chosen}`}
          name="subject"
          label="Subject"
          required
          autoComplete="off"
          defaultValue={draft?.subject}
        />
        <TextAreaField
          key={`body ${chosen}`}
          name="body"
          label={`To ${lead.email}`}
          required
          rows={12}
          defaultValue={draft?.body}
        />
        <p className={`${kit.note} ${kit.below}`}>
          This is how they read it, with a line under it by which they can withdraw. Answers go to{' '}
          {replyTo}. It goes out once it can no longer be undone. When they answer, record that you
          reached them by email.
        </p>
        <FormButtons yes="Send the email" onCancel={onClose} />
      </Form>
    </div>
  )
}

function useSending({ id, version, name, reference }: LeadDetails, onClose: () => void) {
  const refresh = useLeadRefresh()
  const offerUndo = useUndoOffer()
  // The same letter sent twice, since the first answer got lost, is one.
  const letterId = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: ({ subject, body }: LetterText) =>
      api.leads[':id'].letters.$post({
        param: { id },
        json: { id: letterId.current, version, subject, body },
      }),
    onSuccess: async (sent) => {
      onClose()
      const done = { sentence: `You wrote to ${name || reference}.`, after: 'it isn’t sent' }
      offerUndo(done, { id, version: sent.version })
      await refresh(id)
    },
  })
}

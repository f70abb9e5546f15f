import { type RefObject, useId } from 'react'
import { errorMessage, isApiError } from '../../../client/api.ts'
import { Key } from '../../../shortcuts/Key.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import kit from '../../../ui/kit.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './NoteForm.module.css'
import type { Note } from './use-note.ts'

/** The heading of the history, and the form to add a note to it. */
export function NoteForm({
  note,
  field,
}: {
  note: Note
  field: RefObject<HTMLTextAreaElement | null>
}) {
  const id = useId()
  const hasFailed = note.error && !isApiError(note.error, 'signed-out')
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id} className={kit.heading}>
        Notes and what happened
      </h2>
      <Form
        className={kit.composer}
        submission={{ mutate: note.save, isPending: note.saving, error: null }}
      >
        <textarea
          ref={field}
          rows={2}
          aria-label="Note"
          placeholder="Write down what was said. The person may ask for a copy."
          value={note.text}
          onChange={({ target }) => note.write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              note.save()
            }
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        <div className={kit.actions}>
          <SubmitButton small>Add note</SubmitButton>
          <span>
            <Key>Ctrl</Key> <Key>Enter</Key>
          </span>
        </div>
      </Form>
      {hasFailed && (
        <Notice kind="clay">{errorMessage(note.error)} What you wrote is kept here.</Notice>
      )}
    </section>
  )
}

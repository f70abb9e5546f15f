import type { RefObject } from 'react'
import { errorMessage, isApiError } from '../../client/api.ts'
import { Key } from '../../shortcuts/Key.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import type { Note } from '../lead/history/use-note.ts'
import styles from './CallNote.module.css'

/** The note about the call. It is saved with the outcome. */
export function CallNote({
  note,
  field,
  onLeave,
}: {
  note: Note
  field: RefObject<HTMLTextAreaElement | null>
  onLeave: () => void
}) {
  return (
    <div className={`${kit.composer} ${styles.note}`}>
      <textarea
        ref={field}
        rows={2}
        aria-label="Note on the call"
        placeholder="Write down what was said. The person may ask for a copy."
        value={note.text}
        onChange={({ target }) => note.write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.preventDefault()
          onLeave()
        }}
      />
      <p aria-hidden="true" className={`${kit.note} ${kit.notOnPhones}`}>
        {note.text ? (
          <>
            <Key>Esc</Key> then <Key>1</Key> to <Key>6</Key> saves the note too
          </>
        ) : (
          <>
            <Key>n</Key> note
          </>
        )}
      </p>
      {note.error && !isApiError(note.error, 'signed-out') ? (
        <Problem>{errorMessage(note.error)}</Problem>
      ) : null}
    </div>
  )
}

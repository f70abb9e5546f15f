import { isApiError } from '../../client/api.ts'
import { useOperatorName } from '../../client/use-operators.ts'
import { Button } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { Notice } from '../../ui/Notice.tsx'
import type { Note } from './history/use-note.ts'
import { earlierChange, useRejectionMessage } from './use-lead-change.ts'

/**
 * Why a change was rejected. If another operator changed the lead while this one was writing a note, it offers to
 * save the note all the same.
 */
export function RejectedChange({
  error,
  note,
  onDismiss,
}: {
  error: unknown
  note: Note
  onDismiss: () => void
}) {
  const messageOf = useRejectionMessage()
  const nameOf = useOperatorName()
  if (!error || isApiError(error, 'signed-out')) return null
  const { strong, sentence } = messageOf(error)
  const earlier = earlierChange(error)
  const hasNote = earlier && note.text.trim()
  return (
    <>
      <Notice
        kind="clay"
        actions={
          !hasNote && (
            <Button small onClick={onDismiss}>
              All right
            </Button>
          )
        }
      >
        {strong && <strong>{strong} </strong>}
        {sentence}
      </Notice>
      {hasNote && (
        <div className={`${kit.sheet} ${kit.band}`}>
          <p className={kit.note}>Your note is kept</p>
          <p>‘{note.text}’</p>
          <div className={kit.actions}>
            <Button
              look="dark"
              busy={note.saving}
              onClick={() => {
                note.save()
                onDismiss()
              }}
            >
              Add note to {earlier.operator ? `${nameOf(earlier.operator)}’s` : 'this'} version
            </Button>
            <Button
              onClick={() => {
                note.discard()
                onDismiss()
              }}
            >
              Discard
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

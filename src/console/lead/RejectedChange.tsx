import { ApiError, isApiError } from '../api.ts'
import { useOperatorName } from '../operators.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Note } from './history/use-note.ts'
import styles from './RejectedChange.module.css'
import { changedBy, useRejectionMessage } from './use-lead-change.ts'

/** Why a change was not made, over the lead as it is now; what was being written is still there. */
export function RejectedChange({
  error,
  note,
  dismiss,
}: {
  error: unknown
  note: Note
  dismiss: () => void
}) {
  const refusal = useRejectionMessage()
  const nameOf = useOperatorName()
  if (!error || isApiError(error, 'signed-out')) return null
  const { strong, sentence } = refusal(error)
  const by = error instanceof ApiError ? changedBy(error) : undefined
  const kept = by && note.text.trim()
  return (
    <>
      <Notice
        kind="clay"
        actions={
          !kept && (
            <Button small onClick={dismiss}>
              All right
            </Button>
          )
        }
      >
        {strong && <strong>{strong} </strong>}
        {sentence}
      </Notice>
      {kept && (
        <div className={styles.kept}>
          <p className={styles.label}>Your note is kept</p>
          <p>‘{note.text}’</p>
          <div className={styles.actions}>
            <Button
              look="dark"
              busy={note.saving}
              onClick={() => {
                note.save()
                dismiss()
              }}
            >
              Add note to {by.operator ? `${nameOf(by.operator)}’s` : 'this'} version
            </Button>
            <Button
              onClick={() => {
                note.discard()
                dismiss()
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

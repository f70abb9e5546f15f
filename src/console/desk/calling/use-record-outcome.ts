import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOffline } from '../../client/api.ts'
import { removePendingContact } from '../../client/pending-contacts.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { offerUndo } from '../../undo/undo.ts'
import { deleteNoteId, getNoteId, newEntryId } from '../lead/history/note-id.ts'
import type { Note } from '../lead/history/use-note.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { useUndo } from '../lead/use-lead-refresh.ts'
import { isOutcomeRecorded, outcomeKey } from './outcome-mutation.ts'
import { outcomeTitles, savedSentence } from './outcome-words.ts'
import { type OutcomeReport, queueKey, recordOutcome } from './queue-api.ts'
import { callScope } from './use-call.ts'
import { useWaitingOutcome } from './waiting-outcomes.ts'

const retryAfterMs = 3_000

export type CallReport = Omit<OutcomeReport, 'id' | 'version' | 'note' | 'claimNext'>

type RecordOptions = {
  lead: LeadDetails
  note: Note
  /** Whether the next lead is claimed with it. */
  claimNext?: boolean
  /** `next` is the lead that was claimed. */
  onSaved?: (report: OutcomeReport, next: string | null) => void
  onUndone?: () => void
}

/**
 * Saves how a call ended, with the note, and offers to undo it. Without a connection it is saved once that is back: the
 * id of the report makes it one, however often it is sent.
 */
export function useRecordOutcome({ lead, note, claimNext, onSaved, onUndone }: RecordOptions) {
  const queries = useQueryClient()
  const local = useLocalTime()
  const undo = useUndo()
  const [waiting, setWaiting] = useWaitingOutcome(lead.id)
  const refresh = () =>
    Promise.all(
      [['lead', lead.id], ['leads'], ['counts'], queueKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const name = lead.name || lead.reference
  const mutation = useMutation({
    scope: callScope(lead.id),
    mutationKey: outcomeKey(lead.id),
    mutationFn: (report: OutcomeReport) => recordOutcome(lead.id, report),
    onError: (error, report) => {
      setWaiting(isOffline(error) ? report : undefined)
      // Another operator may have changed the lead meanwhile: the next press is about the new version.
      if (!isOffline(error)) void refresh()
    },
    onSuccess: ({ version, nextAction, next }, report) => {
      setWaiting(undefined)
      const text = report.note?.text
      if (text !== undefined) {
        deleteNoteId(lead.id)
        note.write('')
      }
      removePendingContact(lead.id)
      const run = async () => {
        await undo({ id: lead.id, version })
        if (text !== undefined) note.write(text)
        onUndone?.()
        await refresh()
      }
      const { outcome } = report
      offerUndo({
        strong: outcomeTitles[outcome],
        sentence: savedSentence({ outcome, hasNote: text !== undefined, name }, nextAction, local),
        undo: {
          after: `${name} ${claimNext ? 'is with you again' : 'is as before the call'}${text === undefined ? '' : ', with your note'}`,
          run,
        },
      })
      onSaved?.(report, next)
      void refresh()
    },
  })
  const { mutate, isPending } = mutation
  useEffect(() => {
    if (!waiting || isPending) return
    const retry = () => mutate(waiting)
    const timer = window.setTimeout(retry, retryAfterMs)
    window.addEventListener('online', retry)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [waiting, isPending, mutate])

  const isRecorded = () => waiting !== undefined || isOutcomeRecorded(queries, lead)
  return {
    record: (outcome: CallReport) => {
      if (isRecorded()) return
      const text = note.text.trim()
      mutate({
        id: newEntryId(),
        version: lead.version,
        ...outcome,
        ...(text ? { note: { id: getNoteId(lead.id), text: note.text } } : {}),
        // The right number is called at once.
        ...(claimNext && !outcome.correctPhone ? { claimNext } : {}),
      })
    },
    /** Whether an outcome waits, is being saved, or is saved and not on the screen yet. */
    isRecorded,
    isPending,
    isSaved: mutation.isSuccess,
    /** What is saved once there is a connection again. */
    waiting,
    error: waiting ? null : mutation.error,
    reset: mutation.reset,
  }
}

export type OutcomeRecorder = ReturnType<typeof useRecordOutcome>

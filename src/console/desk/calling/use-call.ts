import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  addPendingContact,
  removePendingContact,
  usePendingContacts,
} from '../../client/pending-contacts.ts'
import { useOperator } from '../../client/session.ts'
import { leadQuery } from '../lead/lead-query.ts'
import { dropCall, queueKey, startCall } from './queue-api.ts'

/** Requests about the calls to a lead reach the server one after the other, however fast the buttons are pressed. */
export const callScope = (lead: string) => ({ id: `call ${lead}` })

type CalledLead = { id: string; calling?: { by: string | null; since: string } | null }

/**
 * The call to a lead: begun in this tab, or, where the phone dropped the page, as the server remembers it. Once its outcome is
 * recorded no other begins: it would take this lead again, and let go of the next one.
 */
export function useCall({ id, calling }: CalledLead, { isOver = (): boolean => false } = {}) {
  const queries = useQueryClient()
  const operator = useOperator()
  const pending = usePendingContacts().find((contact) => contact.lead === id)
  const mine = calling?.by === operator.id ? calling : undefined
  // Without waiting for it: the outcome may be pressed already, and goes out next.
  const refresh = () => {
    for (const queryKey of [leadQuery(id).queryKey, queueKey])
      void queries.invalidateQueries({ queryKey })
  }
  const scope = callScope(id)
  const mutationKey = ['call started', id]
  const start = useMutation({
    mutationKey,
    scope,
    mutationFn: () => startCall(id),
    onSettled: refresh,
  })
  // Wherever on the page Call was pressed.
  const errors = useMutationState({ filters: { mutationKey }, select: ({ state }) => state.error })
  const drop = useMutation({ scope, mutationFn: () => dropCall(id), onSettled: refresh })
  return {
    /** What has no outcome yet. */
    channel: pending?.channel ?? (mine && !drop.isPending ? ('phone' as const) : undefined),
    since: mine?.since,
    start: () => {
      if (isOver()) return
      addPendingContact({ lead: id, channel: 'phone' })
      start.mutate()
    },
    drop: () => {
      removePendingContact(id)
      if (pending === undefined || pending.channel === 'phone') drop.mutate()
    },
    /** Another operator has this lead, or there was no connection. */
    error: errors.at(-1) ?? null,
  }
}

export type Call = ReturnType<typeof useCall>

/** Calls the right number once the screen shows it: once the lead is no longer as it was when its wrong number was corrected. */
export function useCallAgain({ version }: { version: number }): (before: number) => void {
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    if (before === undefined || before === version) return
    setBefore(undefined)
    document.getElementById('call')?.click()
  }, [before, version])
  return setBefore
}

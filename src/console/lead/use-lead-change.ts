import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadState, LostReason, StateAction } from '#domain/lead/state.ts'
import { ApiError, api, errorMessage, parseResponse } from '../api.ts'
import { brand } from '../brand.ts'
import { serverTime } from '../clock/server-time.ts'
import { useOperatorName } from '../operators.ts'
import { useOperator } from '../session.ts'
import { offerUndo } from '../undo/undo.ts'
import { formatAgo } from '../words/moments.ts'
import { formatHistoryEntry } from './history/format-history-entry.ts'

/** A lead as it was on the screen. */
export type LeadSnapshot = {
  id: string
  version: number
  name: string
  owner: string | null
  state: LeadState
}

/** What an operator wants done with it. */
export type LeadChange =
  | { action: StateAction; because?: LostReason; line?: string }
  /** Given to somebody, or to nobody. */
  | { owner: string | null }

type Changed = { state: LeadState; version: number }

/** Changes a lead as it was seen. What can be taken back is offered for ten seconds. */
export function useLeadChange() {
  const queries = useQueryClient()
  const operator = useOperator()
  const nameOf = useOperatorName()
  const sentenceOf = (name: string, wish: LeadChange) => {
    if ('action' in wish) return `${name} is ${actionWords[wish.action]}.`
    if (wish.owner === null) return `${name} is nobody’s now.`
    return wish.owner === operator.id
      ? `You took ${name}.`
      : `You gave ${name} to ${nameOf(wish.owner)}.`
  }
  const refresh = (id: string) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['lead', id] }),
      queries.invalidateQueries({ queryKey: ['leads'] }),
      queries.invalidateQueries({ queryKey: ['counts'] }),
    ])

  return useMutation({
    mutationFn: ({ lead, wish }: { lead: LeadSnapshot; wish: LeadChange }) =>
      sendChange(lead, wish),
    onSuccess: (changed, { lead, wish }) => {
      // What the visitor asked for isn't ours to undo.
      if (changed.state === 'withdrawn') return
      const undo = async () => {
        const { version } = changed
        await parseResponse(
          api.leads[':id'].undo.$post({ param: { id: lead.id }, json: { version } }),
        )
        await refresh(lead.id)
      }
      offerUndo({ sentence: sentenceOf(lead.name, wish), undo })
    },
    onSettled: (_, __, { lead }) => refresh(lead.id),
  })
}

const actionWords: Record<StateAction, string> = {
  release: 'released',
  contact: 'marked contacted',
  quote: 'marked quoted',
  win: 'marked won',
  lose: 'marked lost',
  'mark-spam': 'marked as spam',
  reopen: 'put back',
  withdraw: 'withdrawn',
}

async function sendChange({ id, version }: LeadSnapshot, wish: LeadChange): Promise<Changed> {
  if ('action' in wish)
    return parseResponse(
      api.leads[':id'].steps.$post({ param: { id }, json: { version, ...wish } }),
    )
  return parseResponse(
    api.leads[':id'].owner.$post({ param: { id }, json: { version, to: wish.owner } }),
  )
}

/** What to say where the hand is when a change was not made. */
export function useRejectionMessage(): (error: unknown) => { strong?: string; sentence: string } {
  const nameOf = useOperatorName()
  return (error) => {
    const by = error instanceof ApiError && error.code === 'changed' ? changedBy(error) : undefined
    if (!by) return { sentence: errorMessage(error) }
    const local = { now: serverTime().getTime(), timeZone: brand.timeZone }
    return {
      strong: `${nameOf(by.operator)} ${formatHistoryEntry(by, nameOf)} ${formatAgo(by.at, local)}.`,
      sentence: 'Your change was not made.',
    }
  }
}

type ChangedBy = { operator: string | null; at: string; kind: string }

/** Who was faster, where the server told. */
export function changedBy(error: ApiError): ChangedBy | undefined {
  const { by } = error.details as { by?: ChangedBy | null }
  return by ?? undefined
}

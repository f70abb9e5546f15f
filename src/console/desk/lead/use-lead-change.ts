import { useMutation } from '@tanstack/react-query'
import type { ContactChannel, LeadState, LostReason, StateAction } from '#domain/lead/state.ts'
import { ApiError, api, errorMessage } from '../../client/api.ts'
import { brand } from '../../client/brand.ts'
import { serverTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { useOperatorName } from '../../client/use-operators.ts'
import { stateLabels } from '../../words/labels.ts'
import { formatAgo } from '../../words/moments.ts'
import { formatHistoryLine } from './history/format-history-line.ts'
import { useLeadRefresh, useUndoOffer } from './use-lead-refresh.ts'

/** A lead as the operator saw it. The server rejects changes to an older version. */
type LeadSnapshot = {
  id: string
  version: number
  name: string
  owner: string | null
  state: LeadState
}

export type LeadChange =
  | { action: StateAction; because?: LostReason; line?: string; channel?: ContactChannel }
  /** Null removes the owner. */
  | { owner: string | null }

export type ChangeLead = (change: LeadChange, onSuccess?: () => void) => void

export function toSnapshot({
  id,
  version,
  name,
  reference,
  owner,
  state,
}: LeadSnapshot & { reference: string }): LeadSnapshot {
  return { id, version, name: name || reference, owner, state }
}

/** Changes a lead and offers to undo it for ten seconds. */
export function useLeadChange() {
  const refresh = useLeadRefresh()
  const offerUndo = useUndoOffer()
  const operator = useOperator()
  const nameOf = useOperatorName()
  const formatDone = (name: string, change: LeadChange) => {
    if ('action' in change) return `${name} is ${actionLabels[change.action]}.`
    if (change.owner === null) return `${name} is nobody’s now.`
    return change.owner === operator.id
      ? `You took ${name}.`
      : `You gave ${name} to ${nameOf(change.owner)}.`
  }
  const formatUndone = ({ name, owner, state }: LeadSnapshot, change: LeadChange) => {
    if ('action' in change) return `${name} is ${stateLabels[state].toLowerCase()} again`
    if (owner === null) return `${name} is nobody’s again`
    return `${name} is ${owner === operator.id ? 'yours' : `${nameOf(owner)}’s`} again`
  }
  return useMutation({
    mutationFn: ({ lead, change }: { lead: LeadSnapshot; change: LeadChange }) =>
      sendChange(lead, change),
    onSuccess: ({ state, version }, { lead, change }) => {
      // The visitor asked for it, so it is not ours to undo.
      if (state === 'withdrawn') return
      const sentence = formatDone(lead.name, change)
      offerUndo({ sentence, after: formatUndone(lead, change) }, { id: lead.id, version })
    },
    onSettled: (_, __, { lead }) => refresh(lead.id),
  })
}

const actionLabels: Record<StateAction, string> = {
  release: 'released',
  contact: 'marked contacted',
  quote: 'marked quoted',
  win: 'marked won',
  lose: 'marked lost',
  'mark-spam': 'marked as spam',
  reopen: 'put back',
  withdraw: 'withdrawn',
}

async function sendChange(
  { id, version }: LeadSnapshot,
  change: LeadChange,
): Promise<{ state: LeadState; version: number }> {
  if ('action' in change)
    return api.leads[':id'].steps.$post({ param: { id }, json: { version, ...change } })
  return api.leads[':id'].owner.$post({ param: { id }, json: { version, to: change.owner } })
}

/** Explains why a change was rejected, and who changed the lead before. */
export function useRejectionMessage(): (error: unknown) => { strong?: string; sentence: string } {
  const nameOf = useOperatorName()
  return (error) => {
    const earlier = earlierChange(error)
    if (!earlier) return { sentence: errorMessage(error) }
    const local = { now: serverTime().getTime(), timeZone: brand.timeZone }
    const ago = formatAgo(earlier.at, local)
    return {
      strong: `${formatHistoryLine(earlier, nameOf)} ${ago}.`,
      sentence: 'Your change was not made.',
    }
  }
}

type EarlierChange = { operator: string | null; at: string; kind: string }

/** The earlier change that made the server reject this one. */
export function earlierChange(error: unknown): EarlierChange | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed') return undefined
  const { by } = error.details as { by?: EarlierChange | null }
  return by ?? undefined
}

import type { HistoryKind } from '../account/event-rules.ts'
import type { StateAction } from './state.ts'

/** The history entry that each action makes. */
export const doneBy = {
  release: 'lead.released',
  contact: 'lead.contacted',
  quote: 'lead.quoted',
  win: 'lead.won',
  lose: 'lead.lost',
  'mark-spam': 'lead.spam',
  reopen: 'lead.reopened',
  withdraw: 'lead.withdrawn',
} as const satisfies Record<StateAction, HistoryKind>

export const longestNote = 5000

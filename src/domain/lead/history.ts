import type { AuditKind } from '../account/audit-event.ts'
import type { StateAction } from './state.ts'

/** The kinds of entries in a lead's history, as stored. */
export const historyKinds = [
  'lead.released',
  'lead.contacted',
  'lead.quoted',
  'lead.won',
  'lead.lost',
  'lead.spam',
  'lead.reopened',
  'lead.withdrawn',
  'lead.answered',
  'lead.added',
  'lead.merged',
  'lead.separated',
  'lead.assigned',
  'lead.undone',
  'lead.called',
  'lead.snoozed',
  'lead.skipped',
  'lead.noted',
  'lead.written',
  'lead.sent-again',
  'lead.time-chosen',
  'lead.corrected',
  'lead.stopped',
  'lead.feedback',
  'lead.asking-stopped',
  'lead.offered',
  'lead.repeat-told',
  'lead.offer-accepted',
  'lead.offer-declined',
  'lead.offer-expired',
  'lead.way-chosen',
  'lead.channels-changed',
  'lead.offer-priced',
  'lead.offer-passed',
  'lead.price-over',
  'lead.asked-again',
  'lead.offer-cancelled',
  'lead.offer-outcome',
  'lead.offer-returned',
  'lead.return-decided',
  'lead.goodwill-asked',
  'lead.goodwill-credited',
  'lead.not-offered',
  'lead.others-may-call',
  'person.given',
  'person.erased',
] as const satisfies AuditKind[]
export type HistoryKind = (typeof historyKinds)[number]

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

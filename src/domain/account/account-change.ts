import type { AuditEvent } from './audit-event.ts'

/** An event of an operator's account, or one for all owners, as the letter describes it. */
export type AccountChange = {
  /** Whose account it is; null where it is about where leads or money go. */
  person: { id: string; name: string } | null
  /** The webhook, key or installer that it is about, by name; empty where it is about none. */
  destination: string
  /** Who did it; null where it was done on the server's machine. */
  by: { id: string; name: string } | null
  /** The id of the operator who gets the letter. */
  reader: string
  at: string
  event: AuditEvent
}

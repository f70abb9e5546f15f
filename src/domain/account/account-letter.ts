import type { AuditEvent } from './audit-event.ts'

/** Something that happened to an operator's account, or that all owners are to know, as its reader is told of it. */
export type AccountChange = {
  /** Whose account it is; null where it is about where leads go. */
  person: { id: string; name: string } | null
  /** The webhook or installer that it is about, by name; empty where it is about neither. */
  destination: string
  /** Who did it; null where it was done on the server's machine. */
  by: { id: string; name: string } | null
  /** The id of the operator who gets the letter. */
  reader: string
  at: string
  event: AuditEvent
}

/** Who is told of an event by letter: whose account it is, all owners, or both. Undefined when nobody is. */
export function accountLetterReaders(
  event: AuditEvent & { operator: string | null },
): { person: string | null; owners: boolean } | undefined {
  const { kind, operator } = event
  const own = operator === null ? undefined : { person: operator, owners: false }
  const owners = { person: null, owners: true }
  switch (kind) {
    case 'signed in':
      // Whoever signs in as usual is told nothing: letters that come each day are not read.
      return event.detail.device === 'new' || event.detail.by === 'recovery code' ? own : undefined
    case 'second factor given again':
      return event.detail.by === 'recovery code' ? own : undefined
    case 'password set by letter':
    case 'password changed':
    case 'second factor set up':
    case 'second factor given up':
    case 'recovery codes renewed':
    case 'passkey added':
    case 'passkey removed':
    case 'signed out after wrong passwords':
      return own
    case 'second factor reset':
      return { person: event.detail.person, owners: false }
    case 'account reset':
      return { person: event.detail.person, owners: true }
    case 'person invited':
    case 'person role changed':
    case 'person reopened':
      return event.detail.role === 'owner' ? owners : undefined
    case 'letter recipients changed':
    case 'webhook added':
    case 'webhook opened again':
    case 'webhook closed':
    case 'api key made':
    case 'api key changed':
    case 'installer added':
      return owners
    case 'installer changed':
      return event.detail.destination === 'changed' ? owners : undefined
    case 'installers imported':
      return event.detail.added + (event.detail.destinations ?? 0) > 0 ? owners : undefined
    default:
      return undefined
  }
}

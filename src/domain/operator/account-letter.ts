import type { AuditEvent } from './audit-event.ts'

/** Something that happened to an operator's account, as they are told of it. */
export type AccountChange = {
  /** Whose account it is, and whether the letter goes to them or to another owner. */
  person: { id: string; name: string }
  isOwn: boolean
  /** Who did it; null where it was done on the server's machine. */
  by: { id: string; name: string } | null
  at: string
  event: AuditEvent
}

/** Whose account an event is about, if they are to be told of it, and whether the owners are told as well. */
export function accountLetter(
  event: AuditEvent & { operator: string | null },
): { person: string; owners: boolean } | undefined {
  const { kind, operator } = event
  switch (kind) {
    case 'signed in':
      // Whoever signs in as usual is told nothing: letters that come each day are not read.
      return event.detail.device === 'new' || event.detail.by === 'recovery code'
        ? own(operator)
        : undefined
    case 'password set by letter':
    case 'password changed':
    case 'second factor set up':
    case 'second factor given up':
    case 'recovery codes renewed':
    case 'passkey added':
    case 'passkey removed':
      return own(operator)
    case 'second factor reset':
      return { person: event.detail.person, owners: false }
    case 'account reset':
      return { person: event.detail.person, owners: true }
    default:
      return undefined
  }
}

function own(operator: string | null) {
  return operator === null ? undefined : { person: operator, owners: false }
}

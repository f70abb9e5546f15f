import { v7 as uuidv7 } from 'uuid'
import { type AccountChange, accountLetter } from '#domain/operator/account-letter.ts'
import type { AuditEvent } from '#domain/operator/audit-event.ts'
import { type AuditEntry, recordAudit } from './audit.ts'
import { insertDeliveries } from './deliveries.ts'
import { getOperator, listOpenOwners } from './operators.ts'
import type { Db } from './schema.ts'

/**
 * Records an audit entry, and owes the letters that go with it to whose account it is about. Call it in the transaction
 * that makes the change. Whether any letter is owed.
 */
export async function recordAccountAudit(db: Db, entry: AuditEntry): Promise<boolean> {
  await recordAudit(db, entry)
  const letter = accountLetter(entry)
  if (!letter) return false
  const owners = letter.owners ? (await listOpenOwners(db)).map(({ id }) => id) : []
  const owed = await insertDeliveries(
    db,
    Array.from(new Set([letter.person, ...owners]), (operator) => ({
      ...{
        id: uuidv7(),
        lead: null,
        channel: 'operator-letter',
        event: 'account.changed',
        operator,
      },
      ...{ dedupeKey: keyOf(entry.id, operator), now: new Date(entry.at) },
    })),
  )
  return owed.length > 0
}

/** What such a letter tells. Undefined once whoever gets it has left the desk. */
export async function getAccountChange(
  db: Db,
  { operator, dedupeKey }: { operator: string | null; dedupeKey: string | null },
): Promise<AccountChange | undefined> {
  const [, id = ''] = dedupeKey?.split(' ') ?? []
  const reader = operator === null ? undefined : await getOperator(db, operator)
  const entry = await db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()
  if (!entry || !reader || reader.closed_at) return undefined
  const event = { kind: entry.kind, detail: JSON.parse(entry.detail) } as AuditEvent
  const letter = accountLetter({ ...event, operator: entry.operator })
  const person = letter && (await getOperator(db, letter.person))
  if (!person) return undefined
  const by = entry.operator === null ? undefined : await getOperator(db, entry.operator)
  return {
    person: { id: person.id, name: person.name },
    isOwn: person.id === reader.id,
    by: by ? { id: by.id, name: by.name } : null,
    at: entry.at,
    event,
  }
}

/** The audit entry and the reader, so that each is told of each event once. */
function keyOf(entry: string, operator: string): string {
  return `account.changed ${entry} ${operator}`
}

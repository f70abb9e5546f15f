import { v7 as uuidv7 } from 'uuid'
import type { AccountChange } from '#domain/account/account-change.ts'
import { accountLetterReaders } from '#domain/account/account-letter.ts'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { getApiKeyLabel } from '../account/api-keys.ts'
import type { AuditEntry } from '../account/audit.ts'
import { getOperator, listOpenOwners } from '../account/operators.ts'
import type { Db } from '../schema.ts'
import { insertDeliveries } from './deliveries.ts'
import { getEndpoint } from './endpoints.ts'

/** Queues the letters about an audit entry: to the operator of the account, or to the owners. Run inside the caller's transaction. */
export async function enqueueAccountLetters(
  db: Db,
  entry: AuditEntry & { id: string },
): Promise<void> {
  const letter = accountLetterReaders(entry)
  if (!letter) return
  const { person } = idsOf(entry.detail)
  const owners = letter.owners ? (await listOpenOwners(db)).map(({ id }) => id) : []
  // A new owner needs no letter about it.
  const readers = [letter.person, ...owners.filter((id) => id !== person)].filter(
    (id) => id !== null,
  )
  await insertDeliveries(
    db,
    Array.from(new Set(readers), (operator) => ({
      id: uuidv7(),
      lead: null,
      channel: 'operator-letter',
      event: 'account.changed',
      operator,
      dedupeKey: keyOf(entry.id, operator),
      now: new Date(entry.at),
    })),
  )
}

/** The content of such a letter. Undefined once its reader has left the desk. */
export async function getAccountChange(
  db: Db,
  { operator, dedupeKey }: { operator: string | null; dedupeKey: string | null },
): Promise<AccountChange | undefined> {
  const [, id = ''] = dedupeKey?.split(' ') ?? []
  const reader = operator === null ? undefined : await getOperator(db, operator)
  const entry = await db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()
  if (!entry || !reader || reader.closed_at) return undefined
  const event = { kind: entry.kind, detail: JSON.parse(entry.detail) } as AuditEvent
  const letter = accountLetterReaders({ ...event, operator: entry.operator })
  if (!letter) return undefined
  const { person, ...destination } = idsOf(event.detail)
  return {
    person: await getName(db, letter.person ?? person ?? null),
    destination: await getDestinationName(db, destination),
    by: await getName(db, entry.operator),
    reader: reader.id,
    at: entry.at,
    event,
  }
}

type Ids = { person?: string; endpoint?: string; installer?: string; key?: string }

/** What an audit entry is about, by the ids in its detail. */
function idsOf(detail: AuditEvent['detail']): Ids {
  return (detail ?? {}) as Ids
}

async function getName(db: Db, id: string | null) {
  const operator = id === null ? undefined : await getOperator(db, id)
  return operator ? { id: operator.id, name: operator.name } : null
}

async function getDestinationName(db: Db, { endpoint, installer, key }: Ids): Promise<string> {
  if (key !== undefined) return (await getApiKeyLabel(db, key)) ?? ''
  if (endpoint !== undefined) {
    const { label, url } = (await getEndpoint(db, endpoint)) ?? { label: '', url: '' }
    return label || (URL.parse(url)?.host ?? '')
  }
  if (installer === undefined) return ''
  const row = await db
    .selectFrom('installers')
    .select('trading_name')
    .where('id', '=', installer)
    .executeTakeFirst()
  return row?.trading_name ?? ''
}

/** The audit entry and the reader: each reader is notified of each event once. */
function keyOf(entry: string, operator: string): string {
  return `account.changed ${entry} ${operator}`
}

import type { Updateable } from 'kysely'
import type { Db, WebhookEndpointsTable } from '../schema.ts'

/** The ids of the endpoints that get webhooks. */
export async function listOpenEndpoints(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** An open endpoint's address and secret, with the old secret while that is valid. Undefined once it is closed. */
export async function getOpenEndpoint(db: Db, id: string, now: Date) {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select(['url', 'secret', 'old_secret', 'old_secret_until'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { url, secret, old_secret, old_secret_until } = row
  const oldCounts = old_secret_until !== null && old_secret_until > now.toISOString()
  return { url, secret, oldSecret: oldCounts ? (old_secret ?? undefined) : undefined }
}

/** Inserts the first endpoint if there is none. Of two replicas that start at once, one inserts it. */
export async function seedEndpoint(
  db: Db,
  {
    id,
    url,
    secret,
    created_at,
  }: Pick<WebhookEndpointsTable, 'id' | 'url' | 'secret' | 'created_at'>,
): Promise<void> {
  const any = await db.selectFrom('webhook_endpoints').select('id').limit(1).execute()
  if (any.length > 0) return
  await db
    .insertInto('webhook_endpoints')
    .values({ id, url, secret, created_at })
    .onConflict((oc) => oc.column('url').doNothing())
    .execute()
}

export function getEndpoint(db: Db, id: string) {
  return db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst()
}

export function getEndpointByUrl(db: Db, url: string) {
  return db
    .selectFrom('webhook_endpoints')
    .select(['id', 'disabled_at'])
    .where('url', '=', url)
    .executeTakeFirst()
}

/** Inserts an endpoint. False when there is one with this address. */
export async function insertEndpoint(
  db: Db,
  endpoint: Pick<WebhookEndpointsTable, 'id' | 'url' | 'secret' | 'created_at'> & { label: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('webhook_endpoints')
    .values(endpoint)
    .onConflict((oc) => oc.column('url').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateEndpoint(
  db: Db,
  id: string,
  set: Updateable<WebhookEndpointsTable>,
): Promise<void> {
  await db.updateTable('webhook_endpoints').set(set).where('id', '=', id).execute()
}

/** Deletes old secrets that are no longer valid. */
export async function deleteOldSecrets(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ old_secret: null, old_secret_until: null })
    .where('old_secret_until', '<=', now.toISOString())
    .execute()
}

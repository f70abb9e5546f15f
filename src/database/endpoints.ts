import type { Queries, WebhookEndpointsTable } from './schema.ts'

/** Where webhooks go now. */
export async function openEndpoints(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function openEndpoint(queries: Queries, id: string) {
  return queries
    .selectFrom('webhook_endpoints')
    .select(['url', 'secret'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Keeps the first endpoint, where there is none yet. Two replicas that start at once keep one. */
export async function seedEndpoint(
  queries: Queries,
  {
    id,
    url,
    secret,
    created_at,
  }: Pick<WebhookEndpointsTable, 'id' | 'url' | 'secret' | 'created_at'>,
): Promise<void> {
  const any = await queries.selectFrom('webhook_endpoints').select('id').limit(1).execute()
  if (any.length > 0) return
  await queries
    .insertInto('webhook_endpoints')
    .values({ id, url, secret, created_at })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}

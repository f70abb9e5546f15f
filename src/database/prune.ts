import type { Queries } from './schema.ts'

/** Deletes what is older than these moments. Deliveries themselves stay as long as their lead. */
export async function prune(
  queries: Queries,
  before: {
    attempts: Date
    minute: number
    fingerprints: Date
    confirmations: Date
    tries: Date
    expired: Date
  },
): Promise<void> {
  await queries
    .deleteFrom('attempts')
    .where('started_at', '<', before.attempts.toISOString())
    .where('delivery', 'in', (delivery) =>
      // Nothing left to try: delivered, given up, or stopped. Held ones have had no attempt.
      delivery.selectFrom('deliveries').select('id').where('retry_at', 'is', null),
    )
    .execute()
  await queries.deleteFrom('rate_counts').where('minute', '<', before.minute).execute()
  await queries
    .deleteFrom('fingerprints')
    .where('taken_at', '<', before.fingerprints.toISOString())
    .execute()
  await queries
    .deleteFrom('confirmations')
    .where('latest', '<', before.confirmations.toISOString())
    .execute()
  await queries
    .deleteFrom('sign_in_tries')
    .where('latest', '<', before.tries.toISOString())
    .execute()
  for (const table of ['operator_sessions', 'operator_verifications'] as const)
    await queries.deleteFrom(table).where('expires_at', '<', before.expired.toISOString()).execute()
}

import { sql } from 'kysely'
import { channelsWhere } from '#domain/delivery/channel.ts'
import { type FailingLetters, failingAfterAttempts } from '#domain/delivery/failing-letters.ts'
import type { Db } from '../schema.ts'

const toOperators = channelsWhere(({ recipient }) => recipient === 'operators')

/** Letters to operators and owners that fail for minutes, or were given up within a day; undefined where all is well. */
export async function getFailingLetters(db: Db, now: Date): Promise<FailingLetters | undefined> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const failing = db
    .selectFrom('deliveries')
    .select(['id', 'retry_at'])
    .where('channel', 'in', toOperators)
  const [waiting, gaveUp] = await Promise.all([
    failing
      .where('retry_at', 'is not', null)
      .where('attempts', '>=', failingAfterAttempts)
      .execute(),
    failing.where('gave_up_at', '>', yesterday).execute(),
  ])
  const ids = [...waiting, ...gaveUp].map(({ id }) => id).slice(0, 1000)
  if (ids.length === 0) return undefined
  const { since } = await db
    .selectFrom('attempts')
    .select(sql<string>`min(started_at)`.as('since'))
    .where('delivery', 'in', ids)
    .executeTakeFirstOrThrow()
  return { since, waiting: waiting.length, gaveUp: gaveUp.length }
}

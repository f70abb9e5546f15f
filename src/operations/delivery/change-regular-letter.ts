import { saveRegularLetter } from '#database/delivery/regular-letters.ts'
import type { OperatorsLetter } from '#domain/delivery/regular-letters.ts'
import { withRetry } from '../with-retry.ts'
import type { World } from '../world.ts'

/** Switches a regular letter to an operator off or on. This also applies to letters that are queued. */
export async function changeRegularLetter(
  { operator, ...change }: { operator: string; letter: OperatorsLetter; on: boolean },
  { database }: Pick<World, 'database'>,
): Promise<void> {
  await withRetry(() => saveRegularLetter(database.db, operator, change))
}

import { saveRegularLetter } from '#database/delivery/regular-letters.ts'
import type { OperatorsLetter } from '#domain/delivery/regular-letters.ts'
import { withRetry } from '../with-retry.ts'
import type { World } from '../world.ts'

/** Ends a regular letter to an operator, or has it come again. What is owed and not sent yet goes by it too. */
export async function changeRegularLetter(
  { operator, ...change }: { operator: string; letter: OperatorsLetter; on: boolean },
  { database }: Pick<World, 'database'>,
): Promise<void> {
  await withRetry(() => saveRegularLetter(database.db, operator, change))
}

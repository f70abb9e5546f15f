import { deleteViewRow } from '#database/desk/saved-views.ts'
import type { Result } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { mayChangeView, type ViewDeps } from './change-view.ts'

/** Deletes a view, for everybody who has it. Its leads stay. */
export async function deleteView(
  id: string,
  deps: ViewDeps,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const allowed = await mayChangeView(id, deps)
  if (allowed.ok) await withRetry(() => deleteViewRow(deps.database.db, id))
  return allowed
}

import { getView, updateViewQuery } from '#database/desk/saved-views.ts'
import type { Role } from '#domain/account/role.ts'
import { viewQuery } from '#domain/desk/saved-view.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

export type ViewDeps = ActorDeps & { role: Role }

/** Saves what a view lists now. */
export async function changeView(
  { id, query }: { id: string; query: string },
  deps: ViewDeps,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const allowed = await mayChangeView(id, deps)
  if (allowed.ok) await withRetry(() => updateViewQuery(deps.database.db, id, viewQuery(query)))
  return allowed
}

/** Whether this operator may change a view: whoever saved it may, and owners may change what everybody has. */
export async function mayChangeView(
  id: string,
  { by, role, database }: ViewDeps,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const view = await getView(database.db, { id, operator: by })
  if (!view) return reject('unknown', 'There is no such view. Somebody may have deleted it.')
  return view.operator === by || role === 'owner'
    ? { ok: true }
    : reject('refused', 'Only whoever saved this view, or an owner, can change it.')
}

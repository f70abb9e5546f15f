import { v7 as uuidv7 } from 'uuid'
import {
  deleteViewRow,
  getView,
  insertView,
  listViews,
  updateViewQuery,
} from '#database/desk/saved-views.ts'
import type { Role } from '#domain/account/role.ts'
import { longestViewName, viewQuery } from '#domain/desk/saved-view.ts'
import { type Result, reject } from '#domain/result.ts'
import { tidy } from '#domain/tidy.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

/** More would not fit beside the list. */
const mostViews = 30

/** Saves a list under a name, for its operator or for everybody at the desk. */
export async function saveView(
  { name: typed, shared, query }: { name: string; shared: boolean; query: string },
  { by, database, now }: ActorDeps,
): Promise<Result<{ id: string }, 'name'>> {
  const name = tidy(typed)
  if (!name) return reject('name', 'Give the view a name')
  if (name.length > longestViewName)
    return reject('name', `Give it a shorter name, of at most ${longestViewName} letters`)
  const views = await listViews(database.db, by)
  if (views.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    return reject('name', 'There is a view of that name already. Give it another.')
  if (views.length >= mostViews)
    return reject('name', `You have ${mostViews} views. Delete one that nobody uses.`)
  const id = uuidv7()
  const view = { id, name, shared, query: viewQuery(query), operator: by }
  await withRetry(() => insertView(database.db, { ...view, created_at: now().toISOString() }))
  return { ok: true, id }
}

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

/** Whether this operator may change a view: the operator who saved it may, and owners may change shared views. */
async function mayChangeView(
  id: string,
  { by, role, database }: ViewDeps,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const view = await getView(database.db, { id, operator: by })
  if (!view) return reject('unknown', 'There is no such view. Somebody may have deleted it.')
  return view.operator === by || role === 'owner'
    ? { ok: true }
    : reject('refused', 'Only the operator who saved this view, or an owner, can change it.')
}

/** Deletes a view, for everybody who has it. Its leads stay. */
export async function deleteView(
  id: string,
  deps: ViewDeps,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const allowed = await mayChangeView(id, deps)
  if (allowed.ok) await withRetry(() => deleteViewRow(deps.database.db, id))
  return allowed
}

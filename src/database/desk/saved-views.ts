import type { Insertable } from 'kysely'
import type { Db, Schema } from '../schema.ts'

export type NewView = Omit<Insertable<Schema['saved_views']>, 'shared'> & { shared: boolean }

/** The views of an operator and those that everybody has, by name. */
export async function listViews(db: Db, operator: string) {
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .where((eb) => eb.or([eb('operator', '=', operator), eb('shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ shared, ...view }) => ({ ...view, shared: Boolean(shared) }))
}

/** A view, if this operator has it. */
export async function getView(db: Db, { id, operator }: { id: string; operator: string }) {
  return (await listViews(db, operator)).find((view) => view.id === id)
}

/** Inserts a view. The same id twice is one view. */
export async function insertView(db: Db, view: NewView): Promise<void> {
  await db
    .insertInto('saved_views')
    .values(view)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

export async function updateViewQuery(db: Db, id: string, query: string): Promise<void> {
  await db.updateTable('saved_views').set({ query }).where('id', '=', id).execute()
}

export async function deleteViewRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute()
}

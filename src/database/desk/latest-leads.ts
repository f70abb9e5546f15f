import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** When the latest lead of each form came; forms without a lead are left out. One look into the index for each form. */
export async function listLatestLeads(
  db: Db,
  forms: readonly string[],
): Promise<Map<string, string>> {
  const latest = forms.map(
    (form) => sql`select * from (
      select form_slug, created_at from enquiries where form_slug = ${form} order by id desc limit 1
    ) as latest`,
  )
  const { rows } = await sql<{
    form_slug: string
    created_at: string
  }>`${sql.join(latest, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ form_slug, created_at }) => [form_slug, created_at]))
}

import { sql } from 'kysely'
import type { LetterText } from '#domain/desk/template.ts'
import type { Db } from '../schema.ts'

export type LetterTemplate = LetterText & { id: string; name: string; version: number }

/** All templates, the oldest first. */
export function listLetterTemplates(db: Db): Promise<LetterTemplate[]> {
  return db
    .selectFrom('letter_templates')
    .select(['id', 'name', 'subject', 'body', 'version'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertLetterTemplate(
  db: Db,
  { now, ...template }: LetterText & { id: string; name: string; now: Date },
): Promise<void> {
  await db
    .insertInto('letter_templates')
    .values({ ...template, created_at: now.toISOString() })
    .execute()
}

/** False where another owner changed or deleted it meanwhile. */
export async function updateLetterTemplate(
  db: Db,
  { id, version, ...template }: LetterTemplate,
): Promise<boolean> {
  const updated = await db
    .updateTable('letter_templates')
    .set({ ...template, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** False where there was none. */
export async function deleteLetterTemplate(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('letter_templates')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

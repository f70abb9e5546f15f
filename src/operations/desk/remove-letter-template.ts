import { deleteLetterTemplate, listLetterTemplates } from '#database/desk/letter-templates.ts'
import { type Result, reject } from '#domain/result.ts'
import { type ActorDeps, writeAudit } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

/** Deletes a template. Letters that began with it stay as they were written. */
export async function removeLetterTemplate(
  id: string,
  deps: ActorDeps,
): Promise<Result<object, 'unknown'>> {
  const { db } = deps.database
  const name = (await listLetterTemplates(db)).find((template) => template.id === id)?.name
  if (name === undefined || !(await withRetry(() => deleteLetterTemplate(db, id))))
    return reject('unknown', 'There is no such template any more.')
  await writeAudit({ kind: 'letter template deleted', detail: { template: name } }, deps)
  return { ok: true }
}

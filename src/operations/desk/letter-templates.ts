import { v7 as uuidv7 } from 'uuid'
import {
  deleteLetterTemplate,
  insertLetterTemplate,
  listLetterTemplates,
  updateLetterTemplate,
} from '#database/desk/letter-templates.ts'
import { type InvalidLetter, type LetterText, validateTemplate } from '#domain/desk/template.ts'
import { type Result, reject } from '#domain/result.ts'
import { type ActorDeps, writeAudit } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

/** More would be no choice any more, but a search. */
const mostTemplates = 30

/** Adds a template, or changes the one that an owner saw at this version. */
export async function saveLetterTemplate(
  template: LetterText & { name: string; existing?: { id: string; version: number } | undefined },
  deps: ActorDeps,
): Promise<Result<{ id: string }, 'changed' | 'too-many'> | InvalidLetter> {
  const checked = validateTemplate(template)
  if (!checked.ok) return checked
  const { name, subject, body } = checked
  const { existing } = template
  const { db } = deps.database
  if (existing) {
    const changed = await withRetry(() =>
      updateLetterTemplate(db, { ...existing, name, subject, body }),
    )
    if (!changed)
      return reject(
        'changed',
        'Somebody changed or deleted this template meanwhile. Open it again.',
      )
  } else if ((await listLetterTemplates(db)).length >= mostTemplates)
    return reject('too-many', `There are ${mostTemplates} templates. Delete one that nobody uses.`)
  const id = existing?.id ?? uuidv7()
  if (!existing)
    await withRetry(() => insertLetterTemplate(db, { id, name, subject, body, now: deps.now() }))
  await writeAudit({ kind: 'letter template saved', detail: { template: name } }, deps)
  return { ok: true, id }
}

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

import { listDeskLetters } from '../desk/desk-letters.ts'
import { listNoteWords } from '../desk/lead-words.ts'
import type { PersonsLead } from '../desk/person.ts'
import type { Db } from '../schema.ts'

// Long enough to be unique, short enough to fit on one page of the file.
const longest = 60
const shortest = 6

/**
 * Texts that reveal a person in a file: addresses, phone numbers, messages, notes, corrections and feedback, and the name if
 * no one else has it.
 */
export async function listTraces(db: Db, leads: readonly PersonsLead[]): Promise<string[]> {
  if (leads.length === 0) return []
  const ids = leads.map(({ id }) => id)
  const texts = leads.flatMap((lead) => [lead.email, lead.email_key, lead.phone, lead.phone_e164])
  const names = await namesOfNobodyElse(db, leads)
  const written = [
    ...leads.map(({ message }) => message),
    ...(await notesOn(db, ids)),
    ...(await listNoteWords(db, ids)),
    ...(await correctionsOf(db, ids)),
    ...(await feedbackOf(db, ids)),
    ...(await listDeskLetters(db, ids)).flatMap(({ subject, body }) => [subject, body]),
  ]
  return [...new Set([...texts, ...names, ...written.flatMap(asStored)])].filter(
    ({ length }) => length >= shortest,
  )
}

async function namesOfNobodyElse(db: Db, leads: readonly PersonsLead[]): Promise<string[]> {
  const keys = [...new Set(leads.map(({ name_key }) => name_key))]
  const shared = await db
    .selectFrom('enquiries')
    .select('name_key')
    .distinct()
    .where('name_key', 'in', keys)
    .where(
      'id',
      'not in',
      leads.map(({ id }) => id),
    )
    .execute()
  const others = new Set(shared.map(({ name_key }) => name_key))
  return leads
    .filter(({ name_key }) => !others.has(name_key))
    .flatMap(({ name_key, family_key, first_name, last_name }) => [
      name_key,
      family_key,
      `${first_name} ${last_name}`.trim(),
      `${first_name}${last_name}`,
    ])
}

async function notesOn(db: Db, ids: readonly string[]): Promise<string[]> {
  const notes = await db
    .selectFrom('audit')
    .select('detail')
    .where('lead', 'in', ids)
    .where('kind', '=', 'lead.noted')
    .execute()
  return notes.map(({ detail }) => String((JSON.parse(detail) as { text?: unknown }).text ?? ''))
}

async function correctionsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const corrections = await db
    .selectFrom('corrections')
    .select(['before', 'after'])
    // Of the choices that others made too, every file is full.
    .where('field', 'in', ['phone', 'message'])
    .where('lead', 'in', ids)
    .execute()
  return corrections.flatMap(({ before, after }) => [before, after])
}

async function feedbackOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const feedback = await db
    .selectFrom('feedback')
    .select('answers')
    .where('lead', 'in', ids)
    .execute()
  return feedback.map(({ answers }) =>
    String((JSON.parse(answers) as { words?: unknown }).words ?? ''),
  )
}

/** The beginning of a text, as plain text and as JSON. */
function asStored(text: string): string[] {
  return [text, JSON.stringify(text).slice(1, -1)].map((one) => one.slice(0, longest))
}

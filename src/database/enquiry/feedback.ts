import type { FeedbackAnswers } from '#domain/lead/feedback.ts'
import type { Db } from '../schema.ts'

export async function hasFeedback(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('feedback')
    .select('id')
    .where('lead', '=', lead)
    .executeTakeFirst()
  return row !== undefined
}

/** About the installer of an offer, or about the desk where there is none. */
export async function insertFeedback(
  db: Db,
  {
    answers,
    about,
    ...row
  }: {
    id: string
    lead: string
    at: string
    answers: FeedbackAnswers
    about: { offer: string; installer: string } | undefined
  },
): Promise<void> {
  const { offer = null, installer = null } = about ?? {}
  await db
    .insertInto('feedback')
    .values({ ...row, offer, installer, answers: JSON.stringify(answers) })
    .execute()
}

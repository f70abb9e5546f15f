import type { FeedbackAnswers } from '#domain/lead/feedback.ts'
import type { Db } from './schema.ts'

export async function hasFeedback(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('feedback')
    .select('id')
    .where('lead', '=', lead)
    .executeTakeFirst()
  return row !== undefined
}

/** About the desk: whoever called is no installer yet. */
export async function insertFeedback(
  db: Db,
  { answers, ...row }: { id: string; lead: string; at: string; answers: FeedbackAnswers },
): Promise<void> {
  await db
    .insertInto('feedback')
    .values({ ...row, offer: null, installer: null, answers: JSON.stringify(answers) })
    .execute()
}

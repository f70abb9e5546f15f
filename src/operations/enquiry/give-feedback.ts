import { v7 as uuidv7 } from 'uuid'
import { hasFeedback, insertFeedback } from '#database/enquiry/feedback.ts'
import { type ActResult, changeByVisitor } from '#database/enquiry/visitor-changes.ts'
import { getSpokenWith } from '#database/enquiry/visitor-offers.ts'
import { type FeedbackAnswers, parseFeedback } from '#domain/lead/feedback.ts'
import { reject } from '#domain/result.ts'
import { actOnce, type VisitorActDeps } from './visitor-act.ts'

/** Stores what a visitor says of the call, once, with whom it is about. Nothing of it is published. */
export function giveFeedback(
  lead: string,
  typed: Record<string, unknown>,
  deps: VisitorActDeps,
): Promise<ActResult> {
  const answers: FeedbackAnswers = parseFeedback(typed)
  return actOnce(deps, (act) =>
    changeByVisitor(lead, act, async (row, trx) => {
      if (!row.contacted_at || (await hasFeedback(trx, lead))) return undefined
      if (Object.keys(answers).length === 0) return reject('invalid', 'Choose an answer first.')
      const about = await getSpokenWith(trx, lead)
      return {
        audit: { kind: 'lead.feedback' },
        told: false,
        also: (trx) =>
          insertFeedback(trx, { id: uuidv7(), lead, at: act.now.toISOString(), answers, about }),
      }
    }),
  )
}

import { v7 as uuidv7 } from 'uuid'
import { hasFeedback, insertFeedback } from '#database/enquiry/feedback.ts'
import { isAskingStopped } from '#database/offer/visitor-lead.ts'
import { getSpokenWith } from '#database/offer/visitor-offers.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import { type FeedbackAnswers, parseFeedback } from '#domain/lead/feedback.ts'
import { reject } from '#domain/result.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import type { World } from '../world.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

/** Stores a visitor's feedback on the call once, with its caller. It is not published. */
export function giveFeedback(
  lead: string,
  typed: Record<string, unknown>,
  world: ActDeps,
): Promise<ActResult> {
  const answers: FeedbackAnswers = parseFeedback(typed)
  return changeByVisitor(lead, world, async (row, db, now) => {
    if (!row.contacted_at || (await hasFeedback(db, lead))) return undefined
    if (Object.keys(answers).length === 0) return reject('invalid', 'Choose an answer first.')
    const about = (await getSpokenWith(db, lead))?.installer
    return {
      audit: { kind: 'lead.feedback' },
      told: false,
      also: () => insertFeedback(db, { id: uuidv7(), lead, at: now.toISOString(), answers, about }),
    }
  })
}

/** Asks the visitor nothing more about the call, neither on their page nor by letter. It outlives an erasure. */
export function stopAsking(
  lead: string,
  world: ActDeps & Pick<World, 'secret'>,
): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    if (await isAskingStopped(db, lead)) return undefined
    const hashes = suppressionHashes({ email: row.email, phone: row.phone_e164 }, world.secret)
    return {
      audit: { kind: 'lead.asking-stopped' },
      told: false,
      also: () => suppress(db, { hashes, scope: 'feedback', now }),
    }
  })
}

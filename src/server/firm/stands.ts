import { getWaitingOutcome } from '#database/firm/waiting-outcomes.ts'
import { type AnswerRule, installerAnswers, isInstallerAnswer } from '#domain/offer/outcome.ts'
import { formatStanding, latestResponse, type Standing } from '../offer/latest-response.ts'
import { offerFacts } from '../offer/offer-facts.ts'
import type { FirmDeps } from './firm-page.ts'

/** What is so now of an offer, as a sentence: 'Milo recorded this as not interested at 1:20 pm. Nothing was changed.' */
export async function standsNow(
  { visit: { member }, services, now }: FirmDeps,
  offer: string,
): Promise<string | undefined> {
  const { db } = services.database
  const waiting = await getWaitingOutcome(db, offer)
  const facts = await offerFacts(services).load(db, offer)
  const standing =
    waiting && waiting.person_id !== member.id
      ? standingOf(waiting)
      : facts && latestResponse(facts, now)
  const clock = { now: now.getTime(), timeZone: services.calling.timeZone, reader: member.name }
  return standing && formatStanding(standing, clock)
}

/** What a colleague recorded about a call, while they may still take it back. */
function standingOf({
  answer,
  at,
  person,
}: {
  answer: string
  at: string
  person: string
}): Standing | undefined {
  if (!isInstallerAnswer(answer)) return undefined
  const { call, lost, returned }: AnswerRule = installerAnswers[answer]
  const is = returned ? 'returned' : lost ? 'lost' : call === 'reached' ? 'reached' : 'tried'
  return { is, because: returned ?? lost ?? '', at, by: person }
}

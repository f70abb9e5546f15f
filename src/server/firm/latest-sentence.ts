import { getWaitingOutcome } from '#database/firm/waiting-outcomes.ts'
import { type AnswerRule, installerAnswers, isInstallerAnswer } from '#domain/offer/outcome.ts'
import { formatResponse, type LatestResponse, latestResponse } from '../offer/latest-response.ts'
import { offerFacts } from '../offer/offer-facts.ts'
import type { FirmDeps } from './firm-page.ts'

/** The latest response to an offer as a sentence: 'Milo recorded this as not interested at 1:20 pm. Nothing was changed.' */
export async function latestSentence(
  { visit: { member }, services, now }: FirmDeps,
  offer: string,
): Promise<string | undefined> {
  const { db } = services.database
  const waiting = await getWaitingOutcome(db, offer)
  const facts = await offerFacts(services).load(db, offer)
  const response =
    waiting && waiting.person_id !== member.id
      ? waitingResponse(waiting)
      : facts && latestResponse(facts, now)
  const clock = { now: now.getTime(), timeZone: services.calling.timeZone, reader: member.name }
  return response && formatResponse(response, clock)
}

/** What a colleague recorded about a call, while they may still take it back. */
function waitingResponse({
  answer,
  at,
  person,
}: {
  answer: string
  at: string
  person: string
}): LatestResponse | undefined {
  if (!isInstallerAnswer(answer)) return undefined
  const { call, lost, returned }: AnswerRule = installerAnswers[answer]
  const kind = returned ? 'returned' : lost ? 'lost' : call === 'reached' ? 'reached' : 'tried'
  return { kind, because: returned ?? lost ?? '', at, by: person }
}

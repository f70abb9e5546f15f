import { getSaysCalled, setVisitorSays } from '#database/offer/visitor-offers.ts'
import { type ActDeps, type ActResult, actByVisitor } from './visitor-act.ts'

/**
 * What a visitor says of an installer that says it did call. A yes strikes out that it made no call in time; whoever has the enquiry now
 * keeps it.
 */
export function confirmCalled(
  lead: string,
  says: 'called' | 'not-called',
  world: ActDeps,
): Promise<ActResult> {
  return actByVisitor(lead, world, async (_, db) => {
    const asked = await getSaysCalled(db, lead)
    if (!asked) return 'unchanged'
    await setVisitorSays(db, asked.offer, says)
    return 'changed'
  })
}

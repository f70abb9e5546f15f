import { getSaysCalled, setVisitorSays } from '#database/offer/visitor-offers.ts'
import { type ActDeps, type ActResult, actByVisitor } from './visitor-act.ts'

/**
 * Records the visitor's answer about an installer that says it did call. A yes removes its missed call from the record; the installer
 * that has the enquiry now keeps it.
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

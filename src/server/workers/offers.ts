import { countOwnWork } from '#operations/firm/change-work.ts'
import { offerDue } from '#operations/offer/offer-due.ts'
import type { World } from '#operations/world.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { startPlanner } from './planner.ts'

// Matching takes the processor from visitors, so leads that come together are offered together.
const minDelayMs = 500

/** Offers leads to installers as they come, and on to the next as offers lapse, by what counts of their work at that moment, until it is stopped. Every replica does all of it. */
export function startOffers(
  services: World & Pick<Services, 'brand' | 'leads'>,
  log: Log,
): { stop(): Promise<void> } {
  const work = async (isStopping: () => boolean) => {
    await countOwnWork(services)
    if (services.brand.firstCall === 'desk') return
    const leads = await offerDue(services, { isStopping })
    if (leads > 0) log.info({ event: 'leads matched', leads })
  }
  return startPlanner({ leads: services.leads, minDelayMs, failed: 'leads not offered', work }, log)
}

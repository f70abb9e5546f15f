import { enqueueReturnNotices } from '#operations/offer/enqueue-return-notices.ts'
import { enqueueStatements } from '#operations/offer/enqueue-statements.ts'
import { decideProven } from '#operations/offer/return-lead.ts'
import { endConsents } from '#operations/privacy/end-consents.ts'
import type { World } from '#operations/world.ts'
import type { Log } from '../http/log.ts'
import { startJob } from './planner.ts'

const everyMs = 60_000

/** Decides returns once something proves them, notifies owners of those that wait, ends offers whose consent is over, and queues installers' statements. Every replica does all of it. */
export function startReturns(services: World, log: Log): { stop(): Promise<void> } {
  return startJob({ everyMs, failed: 'promises not seen to', log }, async () => {
    const decided = await decideProven(services)
    if (decided > 0) log.info({ event: 'returns decided', offers: decided })
    const noticed = await enqueueReturnNotices(services)
    if (noticed > 0) log.info({ event: 'returns running out', letters: noticed })
    const ended = await endConsents(services)
    if (ended > 0) log.info({ event: 'consents over', leads: ended })
    const owed = await enqueueStatements(services)
    if (owed > 0) log.info({ event: 'statements owed', installers: owed })
  })
}

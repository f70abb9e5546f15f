import { assignArrivals } from '#operations/desk/assign-arrivals.ts'
import { beginAbsences } from '#operations/desk/begin-absences.ts'
import { joinPersons } from '#operations/desk/join-persons.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { startPlanner } from './planner.ts'

// Leads that come together are assigned together.
const minDelayMs = 250

/** Joins what is one person's, gives leads to operators as they come, and begins planned absences, until it is stopped. Every replica does all of it. */
export function startAssignments(
  services: Pick<Services, 'database' | 'now' | 'afterWrite' | 'brand' | 'leads' | 'calling'>,
  log: Log,
): { stop(): Promise<void> } {
  const work = async (isStopping: () => boolean) => {
    const joined = await joinPersons(services)
    if (joined > 0) log.info({ event: 'leads of one person merged', leads: joined })
    const absences = await beginAbsences(services)
    if (absences > 0) log.info({ event: 'absences begun', absences })
    const leads = await assignArrivals(services, { isStopping })
    if (leads > 0) log.info({ event: 'leads assigned', leads })
  }
  return startPlanner(
    { leads: services.leads, minDelayMs, failed: 'leads not assigned', work },
    log,
  )
}

import { fetchAdLeads } from '#operations/enquiry/fetch-ad-leads.ts'
import { submitAdLeads } from '#operations/enquiry/submit-ad-leads.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { startPlanner } from './planner.ts'

const minDelayMs = 250

/** Fetches the answers of ad forms that Meta notified us of, and makes leads of answers to mapped forms, until it is stopped. Every replica does both. */
export function startAdLeads(services: Services, log: Log): { stop(): Promise<void> } {
  const { fetchMetaLead } = services.adLeads
  const work = async (isStopping: () => boolean) => {
    const fetched = await fetchAdLeads({ ...services, fetchMetaLead })
    if (fetched > 0) log.info({ event: 'ad leads fetched', leads: fetched })
    const submitted = await submitAdLeads(services, { isStopping })
    if (submitted > 0) log.info({ event: 'ad leads became leads', leads: submitted })
  }
  const { leads } = services
  return startPlanner({ leads, minDelayMs, failed: 'ad leads not seen to', work }, log)
}

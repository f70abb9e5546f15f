import { dayOf } from '#domain/calendar.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import type { Site } from '../http/site.ts'
import { startJob } from './planner.ts'

/** Makes the pages say what holds today: at the start, and within half a minute of midnight. */
export function startDates(
  { now, brand }: Pick<Services, 'now' | 'brand'>,
  site: Pick<Site, 'redate'>,
  log: Log,
): { stop(): Promise<void> } {
  return startJob({ everyMs: 30_000, failed: 'pages not redated', log }, async () => {
    const day = dayOf(now(), brand.timeZone)
    const pages = await site.redate(day)
    if (pages > 0) log.info({ event: 'pages say what holds today', day, pages })
  })
}

import { Hono } from 'hono'
import { leadsForExport } from '#database/lead-export.ts'
import { dayOf } from '#domain/calendar.ts'
import { csvHeader, csvLine } from '#domain/lead/csv.ts'
import { writeAudit } from '#operations/write-audit.ts'
import { errorForLog } from '../log.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, requireSecondFactorAgain } from './guard.ts'
import { filterFrom } from './lead-filter.ts'

/** The filtered leads as a CSV file, streamed as fast as the browser reads. */
export function exportRoutes({ services, authentication, log }: DeskDeps) {
  const { brand, country, database } = services
  const { timeZone, referencePrefix } = brand

  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>().get('/leads/export', confirmed, (c) => {
    const now = services.now()
    const filter = filterFrom(c)
    const world = { now, timeZone, callingCode: country.callingCode, referencePrefix }
    const by = c.var.operator.id
    // The search text may be somebody's name: the audit log gets the filters' names alone.
    const record = (leads: number) =>
      writeAudit(
        { kind: 'lead.exported', detail: { leads, filters: Object.keys(filter) } },
        { ...services, by },
      )
    const logError = (error: unknown) =>
      log.error({ event: 'export cut off', error: errorForLog(error) })
    const lines = csvOf(leadsForExport(database.reads, filter, world), record)
    return c.body(streamOf(lines, logError), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${dayOf(now, timeZone)}.csv"`,
      'cache-control': 'no-store',
    })
  })
}

/** The file in parts. However it ends, the number of leads sent is recorded before the browser sees the end. */
async function* csvOf(
  pages: ReturnType<typeof leadsForExport>,
  record: (leads: number) => Promise<void>,
): AsyncGenerator<string> {
  let leads = 0
  try {
    yield csvHeader
    for await (const page of pages) {
      leads += page.length
      yield page.map(csvLine).join('')
    }
  } finally {
    await record(leads)
  }
}

/** Reads the next part once the one before is sent, and stops when the browser goes away. */
function streamOf(
  parts: AsyncGenerator<string>,
  logError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const part = await parts.next()
          if (part.done) controller.close()
          else controller.enqueue(encoder.encode(part.value))
        } catch (error) {
          logError(error)
          controller.error(error)
        }
      },
      async cancel() {
        await parts.return(undefined).catch(logError)
      },
    },
    // Reads nothing ahead.
    { highWaterMark: 0 },
  )
}

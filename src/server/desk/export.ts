import { Hono } from 'hono'
import { leadsForExport } from '#database/lead-export.ts'
import { dayOf } from '#domain/calendar.ts'
import { csvHeader, csvLine } from '#domain/lead/csv.ts'
import { writeAudit } from '#operations/write-audit.ts'
import { errorForLog } from '../log.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type Guarded, withSecondFactorAgain } from './guard.ts'
import { filterFrom } from './lead-filter.ts'

/** The leads of a filter as a file of CSV, sent as fast as it is taken. */
export function exportRoutes({ services, authentication, log }: DeskDeps) {
  const { brand, country, database } = services
  const { timeZone } = brand

  const confirmed = withSecondFactorAgain(authentication)

  return new Hono<Guarded>().get('/leads/export', confirmed, (c) => {
    const now = services.now()
    const filter = filterFrom(c)
    const world = { now, timeZone, callingCode: country.callingCode }
    const by = c.var.operator.id
    // What was searched for may be somebody’s name: only that something was is written down.
    const record = (leads: number) =>
      writeAudit(
        { kind: 'lead.exported', detail: { leads, filters: Object.keys(filter) } },
        { ...services, by },
      )
    const complain = (error: unknown) =>
      log.error({ event: 'export cut off', error: errorForLog(error) })
    const lines = csvOf(leadsForExport(database.reads, filter, world), record)
    return c.body(streamOf(lines, complain), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${dayOf(now, timeZone)}.csv"`,
      'cache-control': 'no-store',
    })
  })
}

/** The file in parts. However it ends, it is written down how many leads went out: before the end is seen. */
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

/** Reads on only when the part before was taken, and no further once nobody listens. */
function streamOf(
  parts: AsyncGenerator<string>,
  complain: (error: unknown) => void,
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
          complain(error)
          controller.error(error)
        }
      },
      async cancel() {
        await parts.return(undefined).catch(complain)
      },
    },
    // Nothing is read ahead of being asked for.
    { highWaterMark: 0 },
  )
}

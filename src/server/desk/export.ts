import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { countForExport, type ExportedLeads, leadsForExport } from '#database/desk/lead-export.ts'
import { channelFactsOf, getLeadRow } from '#database/desk/lead-row.ts'
import { dayOf } from '#domain/calendar.ts'
import { byteOrderMark } from '#domain/csv.ts'
import {
  csvHeader,
  csvLine,
  idOfFields,
  jsonLine,
  withoutPhone,
  withPhoneAsText,
} from '#domain/lead/csv.ts'
import { needsDialable } from '#domain/privacy/dialable.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import { mostAtOnce } from '#operations/desk/change-many-leads.ts'
import { getDialable } from '#operations/privacy/lead-dialable.ts'
import type { Services } from '../../services.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, requireSecondFactorAgain } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { errorForLog } from '../http/log.ts'
import { filterDeps, filterFrom } from './lead-filter.ts'

const formats = ['csv', 'ndjson'] as const
type Format = (typeof formats)[number]

const writers = {
  csv: {
    type: 'text/csv; charset=utf-8',
    header: byteOrderMark + csvHeader,
    line: (fields: string) => csvLine(withPhoneAsText(fields)),
  },
  ndjson: { type: 'application/x-ndjson', header: '', line: jsonLine },
} satisfies Record<Format, object>

/** Leads as a CSV file or lines of JSON, streamed as fast as the browser reads. */
export function exportRoutes({ services, authentication, log }: DeskDeps) {
  const { brand, database } = services
  const confirmed = requireSecondFactorAgain(authentication)

  const send = (
    c: Context<DeskEnv>,
    wanted: ExportedLeads,
    { format, filters }: { format: Format; filters: string[] },
  ) => {
    const at = filterDeps(services)
    const record = (leads: number) =>
      writeAudit({ kind: 'lead.exported', detail: { leads, filters } }, c.var.acting)
    const logError = (error: unknown) =>
      log.error({ event: 'export cut off', error: errorForLog(error) })
    const pages = leadsForExport(database.reports.mayBeOld, wanted, at)
    const lines = fileOf(onlyDialable(pages, services), writers[format], record)
    return c.body(streamOf(lines, logError), 200, {
      'content-type': writers[format].type,
      'content-disposition': `attachment; filename="leads-${dayOf(at.now, brand.timeZone)}.${format}"`,
      'cache-control': 'no-store',
    })
  }

  return (
    new Hono<DeskEnv>()
      .get('/leads/export', confirmed, (c) => {
        const filter = filterFrom(c)
        const format = c.req.query('format') === 'ndjson' ? 'ndjson' : 'csv'
        // The search text may be a person's name: the audit log gets the filters' names alone.
        return send(c, { filter }, { format, filters: Object.keys(filter) })
      })
      .get('/leads/export/count', async (c) => {
        const filter = filterFrom(c)
        return c.json({
          count: await countForExport(database.reports.mayBeOld, { filter }, filterDeps(services)),
        })
      })
      // A selection has too many ids for an address.
      .post(
        '/leads/export',
        confirmed,
        jsonBody({
          leads: z.array(z.string().min(1).max(64)).min(1).max(mostAtOnce),
          format: z.enum(formats),
        }),
        (c) => {
          const { leads, format } = c.req.valid('json')
          return send(c, { ids: leads }, { format, filters: ['selection'] })
        },
      )
  )
}

/** The same leads with numbers only where they may be dialled, and otherwise the reason why not, as at the desk. */
export function onlyDialable(
  pages: ReturnType<typeof leadsForExport>,
  services: Services,
): ReturnType<typeof leadsForExport> {
  return needsDialable(services.calling.law) ? checkDialable(pages, services) : pages
}

async function* checkDialable(
  pages: ReturnType<typeof leadsForExport>,
  services: Services,
): ReturnType<typeof leadsForExport> {
  const db = services.database.reads
  for await (const page of pages) {
    const checked: string[] = []
    // One after the other, so that an export never keeps visitors waiting.
    for (const fields of page) {
      const row = await getLeadRow(db, idOfFields(fields))
      const dialable = row && (await getDialable(db, row.id, channelFactsOf(row), services))
      checked.push(!dialable || dialable.ok ? fields : withoutPhone(fields, dialable.message))
    }
    yield checked
  }
}

type Writer = { header: string; line: (fields: string) => string }

/** The file in parts. However it ends, the number of leads sent is recorded before the browser sees the end. */
async function* fileOf(
  pages: ReturnType<typeof leadsForExport>,
  { header, line }: Writer,
  record: (leads: number) => Promise<void>,
): AsyncGenerator<string> {
  let leads = 0
  try {
    yield header
    for await (const page of pages) {
      leads += page.length
      yield page.map(line).join('')
    }
  } finally {
    await record(leads)
  }
}

/**
 * Reads the next part once the one before is sent, and stops when the reader goes away. After a failure the connection is cut, so that half
 * of the parts never look like all of them.
 */
export function streamOf(
  parts: AsyncGenerator<string>,
  logError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isLeft = false
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const part = await parts.next()
          // Its reader may leave while a part is read.
          if (isLeft) return
          if (part.done) controller.close()
          else controller.enqueue(encoder.encode(part.value))
        } catch (error) {
          logError(error)
          controller.error(error)
        }
      },
      async cancel() {
        isLeft = true
        await parts.return(undefined).catch(logError)
      },
    },
    // Reads nothing ahead.
    { highWaterMark: 0 },
  )
}

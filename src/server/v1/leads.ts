import { z } from 'zod'
import {
  type Change,
  lastChangeOf,
  listLeadChanges,
  listLeadMarks,
} from '#database/desk/lead-changes.ts'
import { leadsForExport } from '#database/desk/lead-export.ts'
import type { Caller } from '#domain/account/api-key.ts'
import { exportedColumns, idOfFields, jsonLine, numberColumns } from '#domain/lead/csv.ts'
import { leadStates, lostReasons, type stateActions } from '#domain/lead/state.ts'
import type { ReadCounter } from '#operations/account/count-reads.ts'
import { changeLead } from '#operations/desk/change-lead.ts'
import type { Services } from '../../services.ts'
import { onlyDialable, streamOf } from '../desk/export.ts'
import { filterDeps } from '../desk/lead-filter.ts'
import { json, named } from '../http/contract.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { problem } from '../http/problems.ts'
import { type Route, repeatable, route } from './route.ts'

const moment = z.iso.datetime()
const sinceMoment = z.iso.datetime({
  error: 'Write a moment in UTC, with its seconds and a Z: 2026-11-20T00:00:00Z.',
})
const columns = Object.fromEntries(
  exportedColumns.map((column) => [
    column,
    (numberColumns.includes(column) ? z.number() : z.string()).nullable(),
  ]),
) as Record<(typeof exportedColumns)[number], z.ZodNullable<z.ZodString>>

export const leadSchema = named(
  'Lead',
  z.object({
    ...columns,
    id: z.string(),
    state: z.enum(leadStates),
    consent: z.boolean().nullable(),
    created_at: moment,
    changed_at: moment.describe('When anything about it last changed.'),
    version: z.int().describe('Goes up with every change. Say it with an outcome.'),
    erased_at: moment.nullable().describe('From then on nothing personal is in it: delete yours.'),
  }),
)
type Lead = Omit<z.infer<typeof leadSchema>, keyof typeof columns> & Record<string, unknown>

const leadsSchema = named(
  'Leads',
  z.object({
    leads: z.array(leadSchema),
    next: z.string().describe('Where the next page begins, also once there is something new.'),
    more: z.boolean().describe('Whether there is more now.'),
  }),
)

export const outcomeSchema = named(
  'Outcome',
  z.object({
    version: z.int().min(0).max(2_147_483_647).describe('Of the lead, as you read it.'),
    action: z.enum(['contact', 'quote', 'win', 'lose'] satisfies (typeof stateActions)[number][]),
    because: z.enum(lostReasons).optional().describe('Why it is lost.'),
    line: z.string().max(200).optional().describe('In your words; operators read it.'),
  }),
)
const outcomeAnswer = named(
  'OutcomeTaken',
  z.object({ state: z.enum(leadStates), version: z.int() }),
)

const pageSize = 100
const mostInPage = 500
const ndjson = 'application/x-ndjson'

// A change is dated before it is stored. By then all that are to be read before it have been.
const settledAfterMs = 10_000
const beginning: Change = { at: new Date(0).toISOString(), lead: '' }

/** Leads in the order of their changes, one of them, and what became of it. */
export function leadRoutes(
  services: Services,
  log: Log,
  counter: Pick<ReadCounter, 'count'>,
): Route[] {
  const { database, now } = services
  const { reads } = database

  /** These leads as a key may read them, in this order; complaints are none. */
  const read = async (changes: readonly Change[], caller: Caller): Promise<Lead[]> => {
    if (changes.length === 0) return []
    const ids = changes.map(({ lead }) => lead)
    const marks = new Map((await listLeadMarks(reads, ids)).map((mark) => [mark.id, mark]))
    // Not from a copy that may be behind: a lead that isn't in it yet would be left out for good.
    const pages = leadsForExport(reads, { ids: [...marks.keys()] }, filterDeps(services))
    const byId = new Map<string, object>()
    for await (const page of onlyDialable(pages, services))
      for (const fields of page) byId.set(idOfFields(fields), JSON.parse(jsonLine(fields)))
    counter.count({ operator: caller.maker.id, key: caller.id }, [...byId.keys()])
    return changes.flatMap(({ lead, at: changed_at }) => {
      const mark = marks.get(lead)
      const fields = byId.get(lead) as Lead | undefined
      if (!mark || !fields) return []
      const { version, erased_at } = mark
      return [{ ...fields, changed_at, version, erased_at }]
    })
  }

  const list = async (after: Change, size: number, caller: Caller) => {
    const until = new Date(now().getTime() - settledAfterMs)
    const changes = await listLeadChanges(reads, { after, until, size: size + 1 })
    const page = changes.slice(0, size)
    return {
      leads: await read(page, caller),
      last: page.at(-1) ?? after,
      more: changes.length > size,
    }
  }

  async function* linesFrom(page: Awaited<ReturnType<typeof list>>, caller: Caller) {
    for (;;) {
      yield page.leads.map((lead) => `${JSON.stringify(lead)}\n`).join('')
      if (!page.more) return
      page = await list(page.last, mostInPage, caller)
    }
  }

  return [
    route({
      method: 'get',
      path: '/v1/leads',
      id: 'listLeads',
      summary: 'Leads in the order of their latest change',
      description: `A lead is in it ten seconds after it changed. With \`Accept: ${ndjson}\` all of them come, a line each, whatever the limit.`,
      needs: 'leads:read',
      query: z.object({
        updated_since: sinceMoment.optional().describe('Leads that changed then or later.'),
        cursor: z
          .string()
          .max(200)
          .optional()
          .describe('The `next` of the page before. Then `updated_since` is not looked at.'),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(mostInPage)
          .optional()
          .meta({ type: 'integer' })
          .describe(`How many at once; ${pageSize} unless you say.`),
      }),
      answers: {
        200: {
          description: 'The leads.',
          types: { 'application/json': leadsSchema, [ndjson]: leadSchema },
        },
      },
      handle: async ({ c, caller, query }) => {
        const { updated_since: since, cursor, limit = pageSize } = query
        const after = cursor === undefined ? startOf(since) : parseCursor(cursor)
        if (!after)
          return problem(c, 'unreadable', 'cursor: Send the `next` of a page before, unchanged.')
        const isStream = c.req.header('accept')?.includes(ndjson)
        // The first page is read before the answer begins: a failure then is a problem, and no empty list.
        const page = await list(after, isStream ? mostInPage : limit, caller)
        const headers = { 'cache-control': 'no-store' }
        if (!isStream) {
          const { leads, last, more } = page
          return c.json({ leads, next: formatCursor(last), more }, 200, headers)
        }
        const lines = streamOf(linesFrom(page, caller), (error) =>
          log.error({ event: 'leads cut off', error: errorForLog(error) }),
        )
        return c.body(lines, 200, { ...headers, 'content-type': ndjson })
      },
    }),
    route({
      method: 'get',
      path: '/v1/leads/{id}',
      id: 'getLead',
      summary: 'A lead as it is now',
      needs: 'leads:read',
      answers: { 200: json('The lead.', leadSchema) },
      handle: async ({ c, caller, path }) => {
        const lead = path('id')
        const at = await lastChangeOf(reads, lead)
        const [one] = at ? await read([{ lead, at }], caller) : []
        if (!one) return problem(c, 'unknown', 'There is no such lead.')
        return c.json(one, 200, { 'cache-control': 'no-store' })
      },
    }),
    route({
      method: 'post',
      path: '/v1/leads/{id}/outcomes',
      id: 'recordOutcome',
      summary: 'What became of a lead',
      description:
        'Moves it on as at the desk, in the name of the person who made the key: contacted, then quoted, then won; lost at any of these.',
      needs: 'outcomes:write',
      headers: repeatable,
      body: { schema: outcomeSchema },
      answers: { 200: json('It was taken.', outcomeAnswer) },
      problems: ['changed', 'refused'],
      handle: async ({ c, caller, body, path }) => {
        const step = { lead: path('id'), key: caller.id, ...body }
        const changed = await changeLead(step, caller.maker, services)
        if (!changed.ok) return problem(c, changed.code, changed.message)
        const { state, version } = changed
        return c.json({ state, version }, 200, { 'cache-control': 'no-store' })
      },
    }),
  ]
}

function startOf(since: string | undefined): Change {
  // PostgreSQL knows no year before the first, and we no lead before 1970.
  return since && since > beginning.at ? { at: new Date(since).toISOString(), lead: '' } : beginning
}

function formatCursor({ at, lead }: Change): string {
  return Buffer.from(`${at} ${lead}`).toString('base64url')
}

function parseCursor(cursor: string): Change | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, at, lead = ''] = /^(\d{4}-\d\d-\d\dT\S+Z) ([\w-]{0,64})$/.exec(text) ?? []
  return at && moment.safeParse(at).success ? { ...startOf(at), lead } : undefined
}

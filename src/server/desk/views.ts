import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { countLeads } from '#database/desk/lead-list.ts'
import { listViews } from '#database/desk/saved-views.ts'
import { parseFilter } from '#domain/lead/filter.ts'
import { changeView, deleteView, saveView } from '#operations/desk/views.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'
import { filterDeps, forOperator } from './lead-filter.ts'

const query = z.string().max(1000)

/** The lists that operators saved under a name. */
export function viewRoutes({ services }: DeskDeps) {
  const { database } = services
  const { reads, reports } = database
  const depsFor = (c: Context<DeskEnv>) => {
    const { id: by, role } = c.var.operator
    return { ...services, by, role }
  }

  return new Hono<DeskEnv>()
    .get('/views', async (c) => {
      const me = c.var.operator
      const at = filterDeps(services)
      const count = (of: string) => {
        const filter = parseFilter(Object.fromEntries(new URLSearchParams(of)))
        return countLeads(reports.mayBeOld, forOperator(filter, me.id), at)
      }
      const views = (await listViews(reads, me.id)).map(async (view) => ({
        id: view.id,
        name: view.name,
        shared: view.shared,
        query: view.query,
        count: await count(view.query),
        canChange: view.operator === me.id || me.role === 'owner',
      }))
      return c.json({ views: await Promise.all(views) })
    })
    .post(
      '/views',
      jsonBody({ name: z.string().max(200), shared: z.boolean(), query }),
      async (c) => respond(c, await saveView(c.req.valid('json'), depsFor(c)), 201),
    )
    .put('/views/:id', jsonBody({ query }), async (c) => {
      const change = { id: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await changeView(change, depsFor(c)))
    })
    .delete('/views/:id', async (c) => respond(c, await deleteView(c.req.param('id'), depsFor(c))))
}

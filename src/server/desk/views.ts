import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { countLeads } from '#database/lead-list.ts'
import { listViews } from '#database/saved-views.ts'
import { parseFilter } from '#domain/lead/filter.ts'
import { changeView } from '#operations/change-view.ts'
import { deleteView } from '#operations/delete-view.ts'
import { saveView } from '#operations/save-view.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { DeskEnv } from './guard.ts'
import { jsonBody } from './json-body.ts'
import { filterDeps, forOperator } from './lead-filter.ts'
import { respond } from './respond.ts'

const query = z.string().max(1000)

/** The lists that operators saved under a name. */
export function viewRoutes({ services }: DeskDeps) {
  const { database } = services
  const { reads } = database
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
        return countLeads(reads, forOperator(filter, me.id), at)
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
      jsonBody(z.object({ name: z.string().max(200), shared: z.boolean(), query })),
      async (c) => respond(c, await saveView(c.req.valid('json'), depsFor(c)), 201),
    )
    .put('/views/:id', jsonBody(z.object({ query })), async (c) => {
      const change = { id: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await changeView(change, depsFor(c)))
    })
    .delete('/views/:id', async (c) => respond(c, await deleteView(c.req.param('id'), depsFor(c))))
}

import { Hono } from 'hono'
import { listAudit } from '#database/account/audit.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, ownersOnly } from './guard.ts'

const pageSize = 50

/** The audit log, latest entries first. */
export function auditRoutes({ services: { database } }: DeskDeps) {
  return new Hono<DeskEnv>().get('/audit', ownersOnly(database, 'read who did what'), async (c) => {
    const beyond = c.req.query('beyond')
    const list = await listAudit(database.reports, { beyond: parseCursor(beyond), size: pageSize })
    const last = list.entries.at(-1)
    return c.json({
      entries: list.entries,
      beyond: list.more && last ? `${last.at} ${last.id}` : null,
    })
  })
}

/** Where the next page begins, from the response to the last one. Unreadable text begins at the top. */
function parseCursor(text = ''): { at: string; id: string } | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\S{1,64})$/.exec(text) ?? []
  return at && id ? { at, id } : undefined
}

import { Hono } from 'hono'
import { listAudit } from '#database/audit-list.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type Guarded, ownersOnly } from './guard.ts'

const pageSize = 50

/** What everybody did, the latest first. */
export function auditRoutes({ services: { database } }: DeskDeps) {
  return new Hono<Guarded>().get('/audit', ownersOnly(database, 'read who did what'), async (c) => {
    const beyond = c.req.query('beyond')
    const list = await listAudit(database.reads, { beyond: readPlace(beyond), size: pageSize })
    const last = list.entries.at(-1)
    return c.json({
      entries: list.entries,
      beyond: list.more && last ? `${last.at} ${last.id}` : null,
    })
  })
}

/** A place in the list, as it was given out: what cannot be read is the beginning. */
function readPlace(text = ''): { at: string; id: string } | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\S{1,64})$/.exec(text) ?? []
  return at && id ? { at, id } : undefined
}

import { Hono } from 'hono'
import { z } from 'zod'
import { requestName } from '#content/request-name.ts'
import {
  getChange,
  getFile,
  type InstallerChange,
  listRequests,
} from '#database/installer/changes.ts'
import type { Db } from '#database/schema.ts'
import { requestOf } from '#domain/installer/request.ts'
import type { WorkEffect } from '#domain/offer/replay.ts'
import type { OwnField } from '#operations/firm/change-work.ts'
import { decideRequest } from '#operations/firm/decide-request.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { sendProof } from '../http/download.ts'
import { jsonBody } from '../http/json-body.ts'
import { refuse, respond } from '../http/respond.ts'

const decision = {
  decision: z.enum(['confirmed', 'refused']),
  sentence: z.string().max(500),
}

/** What installers' offices ask the desk to confirm, with the files that prove it. */
export function requestRoutes({ services, authentication }: DeskDeps) {
  const owners = ownersOnly(services.database, 'look after installers')
  const confirmed = requireSecondFactorAgain(authentication)
  const { db } = services.database
  return new Hono<DeskEnv>()
    .post('/requests/:id', owners, confirmed, jsonBody(decision), async (c) =>
      respond(
        c,
        await decideRequest({ id: c.req.param('id'), ...c.req.valid('json') }, c.var.acting),
      ),
    )
    .get('/requests/:id/file', owners, async (c) => {
      const change = await getChange(db, c.req.param('id'))
      const bytes = change?.file_type ? await getFile(db, change.id) : undefined
      return change?.file_type && bytes
        ? sendProof(c, { type: change.file_type, bytes })
        : refuse(c, 'unknown', 'There is no such file, or not any more.')
    })
}

/** What waits, the soonest promise first. */
export async function listWaitingRequests(db: Db) {
  const rows = await listRequests(db)
  return rows.map((row) => ({ ...toAsked(row), tradingName: row.trading_name }))
}

/** What an installer's office changed of its work, as operators read it: by which fields, and what it would have meant. */
export function toOwnWork({ id, detail, effect, ...change }: InstallerChange) {
  const meant: WorkEffect | null = effect ? JSON.parse(effect) : null
  return {
    id,
    fields: Object.keys(JSON.parse(detail)) as OwnField[],
    effect: meant && { was: meant.was, would: meant.would },
    askedBy: change.asked_by,
    askedAt: change.asked_at,
    countsFrom: change.due_at,
    outcome: change.outcome,
  }
}

/** A request as operators read it. */
export function toAsked(change: InstallerChange) {
  const request = requestOf(change)
  return {
    id: change.id,
    installer: change.installer,
    kind: request.kind,
    what: requestName(request),
    number: 'number' in request ? request.number : null,
    expiresOn: 'expiresOn' in request ? request.expiresOn : null,
    hasFile: Boolean(change.file_type),
    askedBy: change.asked_by,
    askedAt: change.asked_at,
    decideBy: change.due_at,
    outcome: change.outcome,
    sentence: change.sentence,
  }
}

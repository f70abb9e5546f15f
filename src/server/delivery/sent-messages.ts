import { Hono } from 'hono'
import { getSentMessage } from '#database/delivery/deliveries.ts'
import { channelFactsOf, getLeadRow } from '#database/desk/lead-row.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { withoutPhones } from '#domain/privacy/without-phones.ts'
import { reject } from '#domain/result.ts'
import { getDialable } from '#operations/privacy/lead-dialable.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'
import { respond } from '../http/respond.ts'

const nothingStored = reject(
  'unknown',
  'What this try sent isn’t stored: it was erased, is over 90 days old, or never went out.',
)

/** What a webhook was sent, for operators who may read the lead. The phone number is shown only where it may be dialled. */
export function sentMessageRoutes({ services, mayRead }: DeskDeps) {
  const { reads } = services.database
  return new Hono<DeskEnv>().get('/deliveries/:id/tries/:number', async (c) => {
    const { id, number } = c.req.param()
    const message = /^\d{1,4}$/.test(number)
      ? await getSentMessage(reads, { delivery: id, number: Number(number) })
      : undefined
    if (!message) return respond(c, nothingStored)
    const { lead, sent } = message
    const row = lead ? await getLeadRow(reads, lead) : undefined
    // It is about no person, or about an erased one.
    if (!row) return c.json({ ...sent, withheld: null })
    if (!(await mayRead(c.var.operator, [row.id]))) return respond(c, secondFactorAgain)
    const dialable = await getDialable(reads, row.id, channelFactsOf(row), services)
    const withheld = dialable.ok ? null : dialable.message
    const body = withheld ? withoutPhones(sent.body, withheld) : sent.body
    return c.json({ headers: sent.headers, body, withheld })
  })
}

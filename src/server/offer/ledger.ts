import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { getInstaller, listInstallers } from '#database/installer/installers.ts'
import { listBalances, statementOf } from '#database/offer/ledger.ts'
import { dayOf, momentAt } from '#domain/calendar.ts'
import { isMonth, totalOf } from '#domain/offer/ledger.ts'
import { formatEntry, statementCsv } from '#domain/offer/statement.ts'
import { reject } from '#domain/result.ts'
import { mostPaidCents, recordPayment, takeBackPayment } from '#operations/offer/record-payment.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const payment = z.object({ id: z.uuid(), cents: z.int().positive().max(mostPaidCents) })

const noInstaller = reject('unknown', 'There is no such installer.')

/** What installers owe, month by month. Owners alone see it, and enter what was paid. */
export function ledgerRoutes({ services }: DeskDeps) {
  const { database, now, calling } = services
  const { timeZone } = calling
  const owners = ownersOnly(database, 'look after the ledger')
  const today = () => dayOf(now(), timeZone)
  const asked = validator('query', ({ month }): { month?: string | undefined } => ({
    month: typeof month === 'string' && isMonth(month) ? month : undefined,
  }))
  const statement = async (installer: string, month: string) => {
    const known = await getInstaller(database.db, installer)
    return (
      known && {
        tradingName: known.tradingName,
        statement: await statementOf(database.db, { installer, month, timeZone }),
      }
    )
  }

  return new Hono<DeskEnv>()
    .get('/ledger', owners, async (c) => {
      const month = today().slice(0, 7)
      const since = momentAt(`${month}-01`, 0, timeZone).toISOString()
      const [installers, balances] = await Promise.all([
        listInstallers(database.db),
        listBalances(database.db, since),
      ])
      return c.json({
        now: now().toISOString(),
        month,
        installers: installers
          .filter(({ id, closedAt }) => !closedAt || balances.some((one) => one.installer === id))
          .map(({ id, tradingName }) => {
            const balance = balances.find(({ installer }) => installer === id)
            return {
              id,
              tradingName,
              owedCents: balance ? totalOf(balance) : 0,
              thisMonth: balance?.since ?? { fee: 0, credit: 0, payment: 0 },
              latestPayment: balance?.latestPayment ?? null,
            }
          }),
      })
    })
    .get('/ledger/:installer', owners, asked, async (c) => {
      const { month = today().slice(0, 7) } = c.req.valid('query')
      const read = await statement(c.req.param('installer'), month)
      if (!read) return respond(c, noInstaller)
      const { entries, ...sums } = read.statement
      return c.json({
        now: now().toISOString(),
        today: today(),
        tradingName: read.tradingName,
        ...sums,
        entries: entries.map((entry) => ({ ...entry, text: formatEntry(entry) })),
      })
    })
    .get('/ledger/:installer/csv', owners, asked, async (c) => {
      const { month = today().slice(0, 7) } = c.req.valid('query')
      const read = await statement(c.req.param('installer'), month)
      if (!read) return respond(c, noInstaller)
      return c.body(
        statementCsv(read.statement, (moment) => dayOf(moment, timeZone)),
        200,
        {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="statement-${month}.csv"`,
        },
      )
    })
    .post('/ledger/:installer/payments', owners, jsonBody(payment), async (c) =>
      respond(
        c,
        await recordPayment(
          { ...c.req.valid('json'), installer: c.req.param('installer') },
          { ...services, by: c.var.operator.id },
        ),
        201,
      ),
    )
    .post('/ledger/:installer/payments/:payment/take-back', owners, async (c) =>
      respond(c, await takeBackPayment(c.req.param(), { ...services, by: c.var.operator.id })),
    )
}

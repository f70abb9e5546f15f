import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { getInstaller, listInstallers } from '#database/installer/installers.ts'
import { listBalances, statementOf } from '#database/offer/ledger.ts'
import { dayOf, momentAt } from '#domain/calendar.ts'
import { isMonth, totalOf } from '#domain/offer/ledger.ts'
import { formatEntry } from '#domain/offer/statement.ts'
import { noSuchInstaller } from '#operations/installer/act-on-installer.ts'
import { mostPaidCents, recordPayment, takeBackPayment } from '#operations/offer/record-payment.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { download } from '../http/download.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'
import { invoiceOf, statementFile } from '../installer/invoice.ts'

const payment = { id: z.uuid(), cents: z.int().positive().max(mostPaidCents) }

/** What installers owe, month by month. Owners alone see it, and enter what was paid. */
export function ledgerRoutes({ services, authentication }: DeskDeps) {
  const { brand, database, now, calling } = services
  const { timeZone } = calling
  const owners = ownersOnly(database, 'look after the ledger')
  const confirmed = requireSecondFactorAgain(authentication)
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
      if (!read) return respond(c, noSuchInstaller)
      const { entries, ...sums } = read.statement
      return c.json({
        now: now().toISOString(),
        today: today(),
        tradingName: read.tradingName,
        invoice: invoiceOf(read.statement, { brand, now: now() }) ?? null,
        ...sums,
        entries: entries.map((entry) => ({ ...entry, text: formatEntry(entry) })),
      })
    })
    .get('/ledger/:installer/csv', owners, asked, async (c) => {
      const { month = today().slice(0, 7) } = c.req.valid('query')
      const read = await statement(c.req.param('installer'), month)
      if (!read) return respond(c, noSuchInstaller)
      const text = statementFile(read.statement, { brand, now: now() })
      return download(c, `statement-${month}.csv`, text)
    })
    .post('/ledger/:installer/payments', owners, confirmed, jsonBody(payment), async (c) =>
      respond(
        c,
        await recordPayment(
          { ...c.req.valid('json'), installer: c.req.param('installer') },
          c.var.acting,
        ),
        201,
      ),
    )
    .post('/ledger/:installer/payments/:payment/take-back', owners, confirmed, async (c) =>
      respond(c, await takeBackPayment(c.req.param(), c.var.acting)),
    )
}

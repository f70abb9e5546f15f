import type { Context } from 'hono'
import { getInstaller } from '#database/installer/installers.ts'
import { getInstallerPage } from '#database/offer/installer-page.ts'
import { statementOf } from '#database/offer/ledger.ts'
import { countAccepted } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { isMonth } from '#domain/offer/ledger.ts'
import { statementCsv } from '#domain/offer/statement.ts'
import { resendInstallerLink } from '#operations/installer/resend-installer-link.ts'
import type { InstallerPage } from '#site/installer/installer-page.ts'
import type { Services } from '../../services.ts'
import { linkRoutes } from '../http/link-routes.ts'
import type { Log } from '../http/log.ts'
import { errorPage, installerPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields } from '../http/read-fields.ts'
import { rejections } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { installerLinks } from '../offer/links.ts'
import { installerActs, isInstallerAct } from './installer-acts.ts'
import { installerPageOf } from './installer-view.ts'

const unavailable = {
  title: 'We can’t open your page right now',
  advice: 'Nothing was changed. Wait a minute and try again, or call us.',
}

/** The page behind an installer's own link. */
export function installerRoutes(services: Services, site: Site, log: Log) {
  const { brand, database, now } = services
  const { read, linksFrom } = installerLinks(services)

  const lost = (c: Context) => c.html(installerPage(site, { lost: { state: 'broken' } }), 404)

  const viewOf = async (db: Db, token: string, asked = ''): Promise<InstallerPage | undefined> => {
    const moment = now()
    const { timeZone } = brand
    const link = read('installer', token)
    const today = dayOf(moment, timeZone)
    const facts = await getInstallerPage(db, link.id, { asked, today, timeZone })
    if (facts?.installer.linkNumber !== link.number) return undefined
    const accepted = await countAccepted(db, link.id, capStarts(moment, timeZone))
    const { toOffer } = linksFrom(link)
    return installerPageOf(facts, { token, brand, now: moment, linkTo: toOffer, accepted })
  }

  const get = async (c: Context) => {
    const installer = await viewOf(database.reads, c.req.query('token') ?? '', c.req.query('month'))
    if (!installer) return lost(c)
    const done = c.req.query('done') ?? ''
    const act = isInstallerAct(done) ? { done } : {}
    return c.html(installerPage(site, { installer: { ...installer, ...act } }))
  }

  /** A month of the ledger as CSV, which names nobody. */
  const getStatement = async (c: Context) => {
    const link = read('installer', c.req.query('token') ?? '')
    const installer = await getInstaller(database.reads, link.id)
    if (installer?.linkNumber !== link.number) return lost(c)
    const { timeZone } = brand
    const asked = c.req.query('month') ?? ''
    const month = isMonth(asked) ? asked : dayOf(now(), timeZone).slice(0, 7)
    const statement = await statementOf(database.reads, {
      installer: installer.id,
      month,
      timeZone,
    })
    return c.body(
      statementCsv(statement, (moment) => dayOf(moment, timeZone)),
      200,
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="statement-${month}.csv"`,
      },
    )
  }

  const post = async (c: Context, fields: Fields) => {
    const token = fields('token')
    const act = fields('act')
    const link = read('installer', token)
    const installer = await getInstaller(database.db, link.id)
    if (installer?.linkNumber !== link.number) return lost(c)
    if (!isInstallerAct(act)) return c.html(errorPage(site, rejections[400]), 400)
    const isDone = await installerActs[act](link.id, fields, services)
    log.info({ event: 'installer acted', act, result: isDone ? 'done' : 'unknown' })
    if (!isDone) return lost(c)
    return c.redirect(`/installer?${new URLSearchParams({ token, done: act })}`, 303)
  }

  return personalPage({ site, log, unavailable, get, post })
    .get('/statement', getStatement)
    .route(
      '/link',
      linkRoutes({
        services,
        site,
        log,
        path: '/installer/link',
        page: (lost) => installerPage(site, { lost }),
        resend: resendInstallerLink,
      }),
    )
}

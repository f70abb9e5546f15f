import type { Context } from 'hono'
import { getInstaller } from '#database/installer/installers.ts'
import { getInstallerPage } from '#database/offer/installer-page.ts'
import { statementOf } from '#database/offer/ledger.ts'
import { countAccepted } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { mayDo } from '#domain/installer/people.ts'
import { isMonth } from '#domain/offer/ledger.ts'
import { resendInstallerLink } from '#operations/installer/resend-installer-link.ts'
import type { InstallerPage } from '#site/installer/installer-page.ts'
import type { Services } from '../../services.ts'
import type { FirmSessions } from '../firm/session.ts'
import { download } from '../http/download.ts'
import { linkRoutes } from '../http/link-routes.ts'
import type { Log } from '../http/log.ts'
import { errorPage, firmPage, installerPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields } from '../http/read-fields.ts'
import { rejections } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { installerActs, isInstallerAct } from './installer-acts.ts'
import { installerPageOf } from './installer-view.ts'
import { statementFile } from './invoice.ts'
import { installerLinks, isOld } from './links.ts'

const unavailable = {
  title: 'We can’t open your page right now',
  advice: 'Nothing was changed. Wait a minute and try again, or call us.',
}

/** The page behind an installer's own link. */
export function installerRoutes(services: Services, site: Site, log: Log, sessions: FirmSessions) {
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
    return installerPageOf(facts, { token, brand, now: moment, linkTo: linksFrom(link), accepted })
  }

  const get = async (c: Context) => {
    const token = c.req.query('token')
    if (token === undefined)
      return c.redirect(`/installer/${(await sessions.visitOf(c)) ? 'today' : 'sign-in'}`, 303)
    const hasTexts = services.textCode !== undefined
    if (isOld(read('installer', token), now()))
      return c.html(
        firmPage(site, { page: 'sign-in', step: 'address', isFromLink: true, hasTexts }),
      )
    const installer = await viewOf(database.reads, c.req.query('token') ?? '', c.req.query('month'))
    if (!installer) return lost(c)
    const done = c.req.query('done') ?? ''
    const act = isInstallerAct(done) ? { done } : {}
    return c.html(installerPage(site, { installer: { ...installer, ...act } }))
  }

  /** Whose statement it is: the installer of a signed-in person who may see it, or of a link. */
  const installerOf = async (c: Context) => {
    const token = c.req.query('token')
    if (!token) {
      const visit = await sessions.visitOf(c)
      return visit && mayDo(visit.member, 'figures') ? visit.installer : undefined
    }
    const link = read('installer', token)
    const installer = await getInstaller(database.reads, link.id)
    return installer?.linkNumber === link.number && !isOld(link, now()) ? installer : undefined
  }

  /** A month of the ledger as CSV, without names of people. */
  const getStatement = async (c: Context) => {
    const installer = await installerOf(c)
    if (!installer) return lost(c)
    const { timeZone } = brand
    const asked = c.req.query('month') ?? ''
    const month = isMonth(asked) ? asked : dayOf(now(), timeZone).slice(0, 7)
    const statement = await statementOf(database.reports.mayBeOld, {
      installer: installer.id,
      month,
      timeZone,
    })
    const text = statementFile(statement, { brand, now: now() })
    return download(c, `statement-${month}.csv`, text)
  }

  const post = async (c: Context, fields: Fields) => {
    const token = fields('token')
    const act = fields('act')
    const link = read('installer', token)
    const installer = await getInstaller(database.db, link.id)
    if (installer?.linkNumber !== link.number) return lost(c)
    if (isOld(link, now())) return c.redirect('/installer/sign-in', 303)
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

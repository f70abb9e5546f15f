import { type Context, Hono } from 'hono'
import { mayDo } from '#domain/installer/people.ts'
import type { FirmFrame } from '#site/firm/firm-page.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { errorPage, firmPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields, Files } from '../http/read-fields.ts'
import { rejections } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { calendarRoute } from './calendar.ts'
import type { EnquiryPages } from './enquiry-view.ts'
import type { FirmDeps, FirmPage } from './firm-page.ts'
import { firmPages } from './firm-pages.ts'
import { frameOf } from './frame.ts'
import type { FirmSessions } from './session.ts'

const unavailable = {
  title: 'We can’t open your firm’s pages right now',
  advice: 'Nothing was changed. Wait a minute and try again, or call us.',
}

const notTheirs = {
  title: 'This is for the office',
  advice: 'Ask somebody of your office to do it, or to change your role.',
}

const tooLong = {
  title: 'That file is too large',
  advice: 'At most 10 MB: go back and send a smaller one, such as a photo. Nothing was stored.',
}

/** An installer's own pages, for signed-in people who may see them. */
export function firmRoutes(services: Services, site: Site, log: Log, door: FirmDoor) {
  const routes = new Hono().get('/calendar.ics', calendarRoute(services))
  for (const [path, page] of Object.entries(firmPages))
    routes.route(path, routesOf(path, page, { ...door, services, site, log }))
  return routes
}

type FirmDoor = { sessions: FirmSessions; enquiries: EnquiryPages }
type Deps = FirmDoor & { services: Services; site: Site; log: Log }

function routesOf(path: string, page: FirmPage, deps: Deps) {
  const { services, site, log, sessions, enquiries } = deps
  const at = `/installer${path}`

  /** What the page needs for a signed-in person who may see it, or the response for others. */
  const admit = async (c: Context): Promise<FirmDeps | Response> => {
    const visit = await sessions.visitOf(c)
    if (!visit) return c.redirect('/installer/sign-in', 303)
    if (!mayDo(visit.member, page.right)) return c.html(errorPage(site, notTheirs), 403)
    const { id, name } = visit.member
    return { visit, services: { ...services, person: { id, name } }, now: services.now() }
  }

  const show = async (
    c: Context,
    deps: FirmDeps,
    { problem, fields }: { problem?: FirmFrame['problem']; fields?: Fields } = {},
  ) => {
    const view = await page.view(deps, c, fields)
    if (!view) return c.html(errorPage(site, rejections[404]), 404)
    const done = c.req.method === 'GET' ? c.req.query('done') : undefined
    const frame = { ...frameOf(deps), path: at, done, problem }
    return c.html(firmPage(site, { ...view, frame }), problem ? 422 : 200)
  }

  const get = async (c: Context) => {
    const deps = await admit(c)
    return deps instanceof Response ? deps : show(c, deps)
  }

  const post = async (c: Context, fields: Fields, files: Files) => {
    const deps = await admit(c)
    if (deps instanceof Response) return deps
    const act = fields('act')
    const run = page.acts && Object.hasOwn(page.acts, act) ? page.acts[act] : undefined
    if (!run) return c.html(errorPage(site, rejections[400]), 400)
    const acted = await run(deps, fields, files)
    log.info({ event: 'installer acted', act, result: acted.ok ? 'done' : acted.code })
    if (!acted.ok) {
      const { message, field } = acted
      const again = await sessions.visitOf(c)
      const problem = { act, message, field, typed: fields(field ?? '') }
      const visit = again ?? deps.visit
      const look = { visit, problem, fields }
      const own = acted.enquiry && (await enquiries.showById(acted.enquiry, look))
      if (own) return c.html(own, 422)
      return show(c, { ...deps, visit }, { problem, fields })
    }
    if (acted.stay) return show(c, deps, { fields })
    if (acted.ended) {
      await sessions.end(c, deps.visit)
      return c.redirect('/installer/sign-in', 303)
    }
    const to = acted.to ?? c.req.path
    return c.redirect(
      `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ done: act })}`,
      303,
    )
  }

  const { file, mostFileBytes } = page
  const pages = personalPage({
    site,
    log,
    unavailable,
    get,
    post,
    files: mostFileBytes === undefined ? undefined : { mostBytes: mostFileBytes, tooLong },
  })
  return file
    ? pages.get('/file', async (c) => {
        const deps = await admit(c)
        return deps instanceof Response ? deps : file(deps, c)
      })
    : pages
}

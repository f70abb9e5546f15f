import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isClientGone } from './client-gone.ts'
import { errorForLog, type Log } from './log.ts'
import { errorPage } from './pages.ts'
import { headers } from './personal-headers.ts'
import { type Fields, type Files, readForm } from './read-fields.ts'
import { rejections } from './rejections.ts'
import { isOwnPost } from './security.ts'
import type { Site } from './site.ts'

/** A message of 5,000 characters: a form may send each as nine. */
const longestBody = 64 * 1024

type PersonalPageDeps = {
  site: Site
  log: Log
  /** Shown while the database is away. */
  unavailable: { title: string; advice: string }
  get: (c: Context) => Response | Promise<Response>
  post: (c: Context, fields: Fields, files: Files) => Response | Promise<Response>
  /** A form with a file may be longer. `tooLong` is shown above its limit. */
  files?: { mostBytes: number; tooLong: { title: string; advice: string } } | undefined
}

/** A page behind a link. Looking at it changes nothing: every act is a post, which only our own pages may send. */
export function personalPage({ site, log, unavailable, get, post, files }: PersonalPageDeps) {
  const reject = (c: Context, status: 403 | 405 | 415, extra = {}) =>
    c.html(errorPage(site, rejections[status]), status, extra)
  const routes = new Hono()
    .use(async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(headers)) c.header(name, value)
    })
    .get('/', get)
    .post(
      '/',
      bodyLimit({
        maxSize: longestBody + (files?.mostBytes ?? 0),
        onError: (c) =>
          c.html(errorPage(site, files?.tooLong ?? rejections[413]), 413, { connection: 'close' }),
      }),
      async (c) => {
        if (!isOwnPost(c.req.raw.headers, site.build.siteUrl)) return reject(c, 403)
        const form = await readForm(c)
        return form ? post(c, form.fields, form.files) : reject(c, 415)
      },
    )
    .all('/', (c) => reject(c, 405, { allow: 'GET, POST' }))
  return routes.onError((error, c) => {
    if (isClientGone(error, c)) return c.body(null, 400)
    log.error({ event: 'personal page unavailable', error: errorForLog(error) })
    return c.html(errorPage(site, unavailable), 503, { 'retry-after': '30' })
  })
}

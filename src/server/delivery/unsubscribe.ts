import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getOperator } from '#database/account/operators.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { type RegularLetter, regularLetters } from '#domain/delivery/regular-letters.ts'
import { changeRegularLetter } from '#operations/delivery/change-regular-letter.ts'
import { stopAsking } from '#operations/enquiry/give-feedback.ts'
import { readLinkToken } from '#operations/enquiry/link-token.ts'
import { pauseInstaller } from '#operations/installer/pause-installer.ts'
import type { Services } from '../../services.ts'
import { isClientGone } from '../http/client-gone.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { errorPage, unsubscribePage } from '../http/pages.ts'
import { headers } from '../http/personal-headers.ts'
import { rejections } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'

type Link = { letter: RegularLetter; id: string }

/**
 * The page behind the link that ends a regular letter. Opening it only asks, since mail scanners open links. Mail programs post to the
 * same address without a page, a cookie or an origin (RFC 8058): the signed link alone says who ends what.
 */
export function unsubscribeRoutes(services: Services, site: Site, log: Log) {
  const { secret, now, database } = services
  const reject = (c: Context, status: 405 | 413 | 503, extra = {}) =>
    c.html(errorPage(site, rejections[status]), status, extra)
  const broken = (c: Context) => c.html(unsubscribePage(site, { state: 'broken' }), 404)

  /** What a link ends; undefined where it isn't ours, is over, or is for somebody who is gone. */
  const linkOf = async (c: Context): Promise<Link | undefined> => {
    const letter = regularLetters.find((one) => one === c.req.query('letter'))
    const token = c.req.query('token') ?? ''
    const link = letter && readLinkToken(`end ${letter}`, token, { secret, now: now() })
    if (!link || link.expired) return undefined
    const { id, number } = link
    if (letter === 'asking') return (await getLeadRow(database.db, id)) ? { letter, id } : undefined
    if (letter !== 'offers')
      return (await getOperator(database.db, id)) ? { letter, id } : undefined
    const installer = await getInstaller(database.db, id)
    return installer?.linkNumber === number ? { letter, id } : undefined
  }

  const end = async ({ letter, id }: Link) => {
    if (letter === 'asking') await stopAsking(id, services)
    else if (letter === 'offers')
      await pauseInstaller({ installer: id, pause: 'resumed' }, services)
    else await changeRegularLetter({ operator: id, letter, on: false }, services)
    log.info({ event: 'letter ended', letter })
  }

  const routes = new Hono()
    .use(async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(headers)) c.header(name, value)
    })
    .get('/', async (c) => {
      const link = await linkOf(c)
      if (!link) return broken(c)
      const { pathname, search } = new URL(c.req.url)
      const page = { state: 'ask', letter: link.letter, address: pathname + search } as const
      return c.html(unsubscribePage(site, page))
    })
    .post(
      '/',
      bodyLimit({ maxSize: 4096, onError: (c) => reject(c, 413, { connection: 'close' }) }),
      async (c) => {
        const link = await linkOf(c)
        if (!link) return broken(c)
        await end(link)
        return c.html(unsubscribePage(site, { state: 'done', letter: link.letter }))
      },
    )
    .all('/', (c) => reject(c, 405, { allow: 'GET, POST' }))
  return routes.onError((error, c) => {
    if (isClientGone(error, c)) return c.body(null, 400)
    log.error({ event: 'letter not ended', error: errorForLog(error) })
    return reject(c, 503, { 'retry-after': '30' })
  })
}

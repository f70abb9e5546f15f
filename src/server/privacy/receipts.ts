import { type Context, Hono } from 'hono'
import { countInMinute } from '#database/enquiry/rate.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import { listReceiptKeys } from '#operations/privacy/receipt-keys.ts'
import { verifyReceipt, whoseReceipt } from '#operations/privacy/verify-receipt.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { errorPage, verifyReceiptPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields } from '../http/read-fields.ts'
import { busy } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'

/** Posts a minute from one network. Who has a receipt may try a number, and not all of them. */
const mostAMinute = 20

const unavailable = {
  title: 'We can’t check receipts right now',
  advice: 'Wait a minute and try again. The script on the page checks them without us.',
}

/** Receipts of consent: a page that checks one, and the keys by which anybody can. Nothing of a receipt is stored. */
export function receiptRoutes(services: Services, site: Site, log: Log) {
  const { database, secret, parsePhone, rateLimit, trustProxy, now } = services

  const isAllowed = async (c: Context) => {
    const address = visitorAddress(c, trustProxy)
    if (rateLimit === undefined || address === undefined) return true
    const name = keyedHash(secret, 'receipt', address)
    return countInMinute(database.db, { name, now: now(), most: mostAMinute })
  }

  const get = (c: Context) => c.html(verifyReceiptPage(site, { state: 'ask' }))

  const post = async (c: Context, fields: Fields) => {
    if (!(await isAllowed(c))) return c.html(errorPage(site, busy), 429, { 'retry-after': '60' })
    const pasted = (fields('file') || fields('pasted')).trim()
    const person = fields('person').trim()
    const verified = await verifyReceipt(pasted, database.db, services)
    if (!verified.ok) {
      const { message } = verified
      return c.html(verifyReceiptPage(site, { state: 'invalid', message, pasted, person }), 422)
    }
    const { receipt, key: publicKey } = verified
    const whose = person ? await whoseReceipt(receipt, person, database.db, parsePhone) : 'unasked'
    const page = { state: 'valid', receipt, publicKey, whose, now: now().toISOString() } as const
    return c.html(verifyReceiptPage(site, page))
  }

  return new Hono()
    .get('/keys.json', async (c) => {
      const keys = await listReceiptKeys(database.db, services)
      // Anybody's page may read them.
      return c.json({ keys }, 200, {
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      })
    })
    .route('/verify', personalPage({ site, log, unavailable, get, post }))
}

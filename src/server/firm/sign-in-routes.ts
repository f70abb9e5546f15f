import { type Context, Hono } from 'hono'
import { countInMinute } from '#database/enquiry/rate.ts'
import { browserName } from '#domain/account/browser-name.ts'
import { toAsciiEmail } from '#domain/enquiry/ascii-email.ts'
import { problemWithEmail } from '#domain/enquiry/email.ts'
import { tidy } from '#domain/tidy.ts'
import { askForCode, signInByCode } from '#operations/firm/sign-in.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { SignInProps } from '#site/firm/firm-page.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { errorPage, firmPage } from '../http/pages.ts'
import { personalPage } from '../http/personal-pages.ts'
import type { Fields } from '../http/read-fields.ts'
import { busy } from '../http/rejections.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { firmPasskeys } from './passkeys.ts'
import type { FirmSessions } from './session.ts'

/** Codes asked for, and tried, in a minute from one network. */
const mostAMinute = { ask: 5, try: 20 }

/** The code is sent so long after the answer, which so takes everybody the same time. */
const afterAnswerMs = 50

const path = '/installer/sign-in'

const unavailable = {
  title: 'We can’t sign anybody in right now',
  advice: 'Wait a minute and try again, or call us.',
}

/** Where installers' people sign in: an email or a mobile, and then the code that was sent to it. */
export function signInRoutes(services: Services, site: Site, log: Log, sessions: FirmSessions) {
  const { database, letters, textCode, parseMobile, secret, trustProxy, rateLimit } = services
  const hasTexts = textCode !== undefined
  const passkeys = firmPasskeys(services)

  const show = (c: Context, props: SignInProps) =>
    c.html(
      firmPage(site, { page: 'sign-in', hasTexts, passkey: passkeys.signInRequest(), ...props }),
      props.problem ? 422 : 200,
    )

  const isAllowed = async (c: Context, act: keyof typeof mostAMinute) => {
    const address = visitorAddress(c, trustProxy)
    if (rateLimit === undefined || address === undefined) return true
    const name = keyedHash(secret, `code ${act}`, address)
    return countInMinute(database.db, { name, now: services.now(), most: mostAMinute[act] })
  }

  const ask = async (c: Context, fields: Fields) => {
    const typed = fields('address')
    const mobile = textCode && parseMobile?.(typed)
    const address = mobile ?? toAsciiEmail(tidy(typed).toLowerCase())
    const offer = offerOf(fields('offer'))
    const problem = mobile ? undefined : problemWithEmail(address.length > 254 ? '' : address)
    if (problem) {
      const message = `${problem}${hasTexts ? ', or a mobile' : ''}`
      return show(c, { step: 'address', offer, problem: { message, typed } })
    }
    const { id, deliver } = await askForCode(address, services)
    sessions.keepAsked(c, { id, address })
    setTimeout(() => {
      deliver(mobile ? textCode : letters.code).catch((error: unknown) =>
        log.error({ event: 'code not sent', error: errorForLog(error) }),
      )
    }, afterAnswerMs)
    return c.redirect(
      `${path}?${new URLSearchParams({ step: 'code', ...(offer && { offer }) })}`,
      303,
    )
  }

  const usePasskey = async (c: Context, fields: Fields) => {
    const signedIn = await passkeys.signIn(fields, browserName(c.req.header('user-agent') ?? ''))
    log.info({ event: 'installer signs in', result: signedIn.ok ? 'done' : signedIn.code })
    if (!signedIn.ok)
      return show(c, { step: 'address', problem: { message: signedIn.message, typed: '' } })
    sessions.begin(c, signedIn)
    return c.redirect('/installer', 303)
  }

  const tryCode = async (c: Context, fields: Fields) => {
    const asked = sessions.readAsked(c)
    const offer = offerOf(fields('offer'))
    if (!asked) return c.redirect(path, 303)
    const signedIn = await signInByCode(
      {
        ...asked,
        code: fields('code'),
        isOwn: fields('own') === 'yes',
        browser: browserName(c.req.header('user-agent') ?? ''),
      },
      services,
    )
    log.info({ event: 'installer signs in', result: signedIn.ok ? 'done' : signedIn.code })
    if (!signedIn.ok) {
      const problem = { message: signedIn.message, typed: '' }
      return show(c, { step: 'code', offer, address: asked.address, problem })
    }
    sessions.begin(c, signedIn)
    return c.redirect(offer ? `/offer?${new URLSearchParams({ token: offer })}` : '/installer', 303)
  }

  const get = (c: Context) => {
    const asked = sessions.readAsked(c)
    const offer = offerOf(c.req.query('offer') ?? '')
    return c.req.query('step') === 'code' && asked
      ? show(c, { step: 'code', offer, address: asked.address })
      : show(c, { step: 'address', offer })
  }

  const post = async (c: Context, fields: Fields) => {
    const tries = { try: tryCode, passkey: usePasskey }[fields('act')]
    if (!(await isAllowed(c, tries ? 'try' : 'ask')))
      return c.html(errorPage(site, busy), 429, { 'retry-after': '60' })
    return (tries ?? ask)(c, fields)
  }

  return new Hono().route('/', personalPage({ site, log, unavailable, get, post }))
}

/** The offer that is gone back to, by its id. */
function offerOf(text: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined
}

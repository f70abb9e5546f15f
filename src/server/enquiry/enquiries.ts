import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { successPath } from '#content/pages/success-path.ts'
import { type EnquiryForm, services } from '#domain/enquiry/form.ts'
import { parseAnswers, type ValidationDeps } from '#domain/enquiry/problems.ts'
import { type Attributions, parseAttribution } from '#domain/lead/attribution.ts'
import { consentMustBeTrue } from '#domain/lead/row.ts'
import type { Ticks } from '#domain/privacy/channel-consent.ts'
import { consentsOf } from '#edition/consent.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import type { StoreLeadsDeps } from '#operations/enquiry/store-leads.ts'
import { type InvalidEnquiry, submitEnquiry } from '#operations/enquiry/submit-enquiry.ts'
import type { Services } from '../../services.ts'
import { bodyKind } from '../http/content-type.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { errorPage, rejectedPage } from '../http/pages.ts'
import { type RejectionStatus, rejections } from '../http/rejections.ts'
import { isOwnPost } from '../http/security.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { storeDepsFor } from '../privacy/probes.ts'
import { estimateFrom } from './estimate-from.ts'

const longestBody = 64 * 1024

/** Ten times as many as our longest form has. */
export const mostFields = 100

export const touchSchema = z.object({ address: z.string(), referrer: z.string().optional() })

/** A posted form. All but the answers is optional, so that it works without script and in odd browsers. */
export const postSchema = z.object({
  form: z.string(),
  answers: z
    .record(z.string().max(100), z.unknown())
    .refine((answers) => Object.keys(answers).length <= mostFields),
  submission: z.uuid().optional().catch(undefined),
  page: z.string().optional().catch(undefined),
  interest: z.enum(services).optional().catch(undefined),
  /** The calculator's address, with its inputs as a query. */
  estimate: z.string().max(3000).optional().catch(undefined),
  /** A year's summary of the visitor's meter. */
  meter: z.string().max(600).optional().catch(undefined),
  /** Sent by forms that ask for a tick, and by programs. Whatever else they send is a refusal. */
  consent: z.literal(['on', true, false]).optional().catch(false),
  /** The boxes by channel, where the brand asks so. Incomplete consents count as not agreed to. */
  consents: z
    .object({ answer: z.boolean(), calls: z.boolean(), texts: z.boolean() })
    .optional()
    .catch(undefined),
  /** Sent by forms that can ask whether a doubtful number is right: the one they asked about, or ''. */
  asked: z.string().max(254).optional().catch(undefined),
  /** A field that people do not see, and how long filling in the form took: see suspicionOf. */
  website: z.string().optional().catch(undefined),
  seconds: z.number().optional().catch(undefined),
  source: z.object({ first: touchSchema, last: touchSchema }).partial().optional().catch(undefined),
})
type Post = z.infer<typeof postSchema>

type EnquiryDeps = ValidationDeps &
  StoreLeadsDeps &
  Pick<Services, 'brand' | 'forms' | 'trustProxy' | 'probeSecret'>

/** The route that forms are posted to, with and without script. */
export function enquiryRoutes(deps: EnquiryDeps, site: Site, log: Log) {
  const reject = (c: Context, status: RejectionStatus, extra: Record<string, string> = {}) => {
    const headers = { 'cache-control': 'no-store', ...extra }
    const { title, advice } = rejections[status]
    return wantsPage(c)
      ? c.html(errorPage(site, { title, advice }), status, headers)
      : c.json({ error: `${title}. ${advice}` }, status, headers)
  }
  const rejectLong = (c: Context) => reject(c, 413, { connection: 'close' })
  const countingLimit = bodyLimit({ maxSize: longestBody, onError: rejectLong })

  return new Hono()
    .use(async (c, next) => {
      if (c.req.method !== 'POST') return reject(c, 405, { allow: 'POST' })
      if (!isOwnPost(c.req.raw.headers, site.build.siteUrl)) return reject(c, 403)
      if (!bodyKind(c)) return reject(c, 415)
      return next()
    })
    .use(async (c, next) => {
      // Counting a body as it arrives costs a fifth of the processor time of a post. Browsers send its length, and
      // Node reads no further than that.
      const length = c.req.header('content-length')
      if (!length) return countingLimit(c, next)
      return Number(length) > longestBody ? rejectLong(c) : next()
    })
    .post('/', async (c) => {
      const post = await readPost(c)
      if (!post) return reject(c, 400)
      const form = deps.forms.get(post.form)
      if (!form) return reject(c, 404)

      if (post.consent === false && deps.brand.consent === 'sentence')
        return rejectAnswers(c, form, post, withoutConsent(form, post), site)

      const storeDeps = storeDepsFor(c, deps)
      if (!storeDeps) return reject(c, 404)
      const submitted = await submit(post, form, c, storeDeps).catch((error: unknown) => {
        log.error({ event: 'enquiry not stored', error: errorForLog(error) })
        return undefined
      })
      if (!submitted) return rejectUnstored(c, form, post, site, { status: 503, seconds: 30 })
      if (!submitted.ok && submitted.code === 'limited') {
        log.info({ event: 'enquiry limited', form: form.slug })
        const seconds = submitted.retryAfterSeconds
        return rejectUnstored(c, form, post, site, { status: 429, seconds })
      }
      if (!submitted.ok) return rejectAnswers(c, form, post, submitted, site)
      log.info({
        event:
          storeDeps !== deps
            ? 'probe stored'
            : submitted.repeated
              ? 'enquiry repeated'
              : 'enquiry stored',
        form: form.slug,
      })
      const { reference, kind } = submitted
      // A sender of another person's answers is thanked, but gets no link: it would let them withdraw and erase.
      const token = submitted.own
        ? linkToken('lead', submitted.lead, { secret: deps.secret, now: deps.now() })
        : undefined
      return bodyKind(c) === 'json'
        ? c.json({ reference, token }, 201, { 'cache-control': 'no-store' })
        : c.redirect(successPath({ reference, token }, kind), 303)
    })
}

function submit(post: Post, form: EnquiryForm, c: Context, deps: EnquiryDeps) {
  const consents = consentsOf(deps.brand, form)
  return submitEnquiry(
    {
      form,
      typed: post.answers,
      interest: post.interest,
      submission: post.submission,
      page: parseAttribution(post.page ?? form.page)?.page ?? form.page,
      attributions: sourceOf(post, form, c),
      estimate: estimateFrom(post, deps),
      consents,
      consentGiven: deps.brand.consent === 'sentence' || Boolean(post.consent),
      ticks: consents.channels && (post.consents ?? nothingTicked),
      asked: post.asked,
      signs: { website: post.website, seconds: post.seconds },
      sender: visitorAddress(c, deps.trustProxy),
    },
    deps,
  )
}

const nothingTicked: Ticks = { answer: false, calls: false, texts: false }

/**
 * Without script all we have is the browser's Referer, the address of our own page. Once answers were rejected it is the address that
 * they are posted to, and only the form knows its page.
 */
function sourceOf({ source, page }: Post, form: EnquiryForm, c: Context): Attributions {
  const first = source?.first && parseAttribution(source.first.address, source.first.referrer)
  const referer = parseAttribution(c.req.header('referer') ?? page ?? form.page)
  const last =
    (source?.last && parseAttribution(source.last.address, source.last.referrer)) ??
    (referer?.page === c.req.path ? parseAttribution(page ?? form.page) : referer)
  return { ...(first ? { first } : {}), last: last ?? { page: form.page } }
}

function rejectAnswers(
  c: Context,
  form: EnquiryForm,
  post: Post,
  { answers, problems }: Pick<InvalidEnquiry, 'answers' | 'problems'>,
  site: Site,
) {
  const headers = { 'cache-control': 'no-store' }
  if (bodyKind(c) === 'json') return c.json({ problems }, 422, headers)
  const page = rejectedPage(site, form, { ...hiddenFields(post), answers, problems })
  return c.html(page, 422, headers)
}

/** A program sends that there was no consent. No form of a brand without a box does. */
function withoutConsent(form: EnquiryForm, { answers }: Post) {
  const problems = [{ question: 'consent', message: consentMustBeTrue }]
  return { answers: parseAnswers(form, answers), problems }
}

/** What the form carries besides its answers. Boxes stay as they were ticked. */
function hiddenFields({ page, interest, estimate, consents }: Post) {
  return { page: page && parseAttribution(page)?.page, interest, estimate, ticks: consents }
}

/** The database is away, or there were too many enquiries: the visitor can press the button of the same form again. */
function rejectUnstored(
  c: Context,
  form: EnquiryForm,
  post: Post,
  site: Site,
  { status, seconds }: { status: 429 | 503; seconds: number },
) {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(seconds) }
  const { title, advice } = rejections[status]
  if (bodyKind(c) === 'json') return c.json({ error: `${title}. ${advice}` }, status, headers)
  const page = rejectedPage(site, form, {
    ...hiddenFields(post),
    answers: parseAnswers(form, post.answers),
    problems: [],
    notice: `${title}. ${advice}`,
  })
  return c.html(page, status, headers)
}

async function readPost(c: Context): Promise<Post | undefined> {
  const body = bodyKind(c) === 'json' ? await readJson(c) : await readForm(c)
  return postSchema.safeParse(body).data
}

async function readJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

async function readForm(c: Context) {
  const data = await c.req.formData().catch(() => undefined)
  if (!data) return undefined
  const { form, submission, page, interest, estimate, meter, consent, asked, website, ...answers } =
    Object.fromEntries(data)
  const consents = {
    answer: data.has('agree-answer'),
    calls: data.has('agree-calls'),
    texts: data.has('agree-texts'),
  }
  const hidden = { submission, page, interest, estimate, meter, consent, consents, asked, website }
  return { form, answers, ...hidden }
}

function wantsPage(c: Context): boolean {
  return bodyKind(c) !== 'json' && (c.req.header('accept') ?? '').includes('text/html')
}

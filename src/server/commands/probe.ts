import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { exampleAnswers } from '#domain/enquiry/example-answers.ts'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { brands } from '#edition/brand/brands.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { probeToken } from '#operations/privacy/probe-token.ts'
import { readEnvironment } from '../../environment.ts'
import { probeHeader } from '../privacy/probes.ts'

/*
 * `npm run probe -- https://host`: sends a synthetic enquiry through a real form and waits until its letter has gone out. It is counted
 * nowhere, and the server deletes it. Says in one line how far it came and how long each step took, and ends with 0, with 1 where
 * something is broken, or with 2 where it could not be sent at all.
 */
const usage =
  'npm run probe -- https://host [--form home] [--to mailbox@example.com] [--wait 60], with the PROBE_SECRET of the server'

const requestMs = 15_000

/** The step that failed, and why. */
class Broken extends Error {
  readonly step: string
  constructor(step: string, reason: string) {
    super(reason)
    this.step = step
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      form: { type: 'string', default: 'home' },
      to: { type: 'string' },
      wait: { type: 'string', default: '60' },
    },
  })
  const environment = readEnvironment(process.env)
  const brand = brands[environment.SITE_BRAND]
  const form = formsOf(brand).get(values.form)
  const host = URL.parse(positionals[0] ?? '')
  const secret = environment.PROBE_SECRET
  const patienceMs = Number(values.wait) * 1000
  if (!secret || !host || !form || !(patienceMs > 0)) {
    console.error(usage)
    return 2
  }
  const email = values.to ?? environment.OPERATOR_EMAIL ?? brand.email
  const answers = exampleAnswers(form, brand.country)
  for (const { kind, name } of questionsOf(form)) {
    if (kind === 'name') answers[name] = 'Probe Probe'
    if (kind === 'email') answers[name] = email
  }
  const token = probeToken(uuidv7(), { secret, now: new Date() })
  const timings: string[] = []
  const timed = async <Value>(step: string, work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now()
    const value = await work().catch((error: unknown) => {
      throw error instanceof Broken ? error : new Broken(step, reasonOf(error))
    })
    timings.push(`${step} ${Math.round(performance.now() - began)} ms`)
    return value
  }
  try {
    // Asked first: a server that does not know the mark would take what follows for a lead.
    await timed('mark', () => expectKnown(host, token))
    await timed('page', () => expectForm(host, form))
    const thanks = await timed('enquiry', () => post(host, form, { token, answers }))
    const reference = await timed('thanks', () => expectThanks(thanks))
    const answer = await timed('letter', () => awaitLetter(host, { token, patienceMs }))
    console.log(`ok ${form.slug} ${reference}: ${timings.join(', ')} (${answer})`)
    return 0
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const before = timings.length > 0 ? `; before it ${timings.join(', ')}` : ''
    console.log(`broken ${form.slug} at ${error.step}: ${error.message}${before}`)
    return 1
  }
}

async function ask(address: URL, options: RequestInit = {}): Promise<Response> {
  return fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(requestMs),
    ...options,
  })
}

async function expectKnown(host: URL, token: string): Promise<void> {
  const { status } = await ask(new URL('/probe', host), { headers: { [probeHeader]: token } })
  if (status !== 200)
    throw new Broken(
      'mark',
      `the server does not know it (${status}): has it the same PROBE_SECRET?`,
    )
}

/** The page on which visitors meet the form, with every question that is to be answered. */
async function expectForm(host: URL, form: EnquiryForm): Promise<void> {
  const response = await ask(new URL(form.page, host))
  if (response.status !== 200)
    throw new Broken('page', `${form.page} is answered with ${response.status}`)
  const html = await response.text()
  const missing = ['form', ...questionsOf(form).map(({ name }) => name)].filter(
    (name) => !html.includes(`name="${name}"`),
  )
  if (missing.length > 0) throw new Broken('page', `${form.page} does not ask for ${missing[0]}`)
}

async function post(
  host: URL,
  form: EnquiryForm,
  { token, answers }: { token: string; answers: Record<string, string | undefined> },
): Promise<URL> {
  const agreed = { consent: 'on', 'agree-answer': 'on' }
  const filled = Object.entries({ form: form.slug, page: form.page, ...agreed, ...answers })
  const response = await ask(new URL('/enquiries', host), {
    method: 'POST',
    headers: { [probeHeader]: token, accept: 'text/html' },
    body: new URLSearchParams(filled.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  })
  const location = response.headers.get('location')
  if (response.status !== 303 || !location)
    throw new Broken('enquiry', `it is answered with ${response.status}`)
  return new URL(location, host)
}

async function expectThanks(address: URL): Promise<string> {
  const reference = address.searchParams.get('ref') ?? ''
  const response = await ask(address)
  const html = await response.text()
  if (response.status !== 200 || !html.includes(reference))
    throw new Broken('thanks', `the page is answered with ${response.status}`)
  return reference
}

/** Resolves to the mail server's response. */
async function awaitLetter(
  host: URL,
  { token, patienceMs }: { token: string; patienceMs: number },
): Promise<string> {
  const until = performance.now() + patienceMs
  let last = 'not stored'
  while (performance.now() < until) {
    const response = await ask(new URL('/probe', host), { headers: { [probeHeader]: token } })
    const { state, attempts, answer } = (await response.json()) as Record<string, unknown>
    if (state === 'delivered' || state === 'written to a file') return String(answer)
    last = `${state}, ${attempts} attempts${answer ? `: ${answer}` : ''}`
    if (state === 'gave up' || state === 'stopped') break
    await wait(250)
  }
  throw new Broken('letter', last)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return cause || error.message
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 2
})

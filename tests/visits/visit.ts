import { test as base, type ConsoleMessage, type Frame, type Page } from '@playwright/test'
import {
  type Answers,
  type EnquiryForm,
  type Question,
  questionsOf,
  stepName,
} from '#domain/enquiry/form.ts'
import { stepAsking as indexOfStep } from '#domain/enquiry/journey.ts'
import type { Ticks } from '#domain/privacy/channel-consent.ts'
import { goodAnswers, homeForm } from '../answers.ts'
import { brand } from '../brand.ts'
import { type Running, startServer } from '../server.ts'

/** What links in letters are signed with. */
export const secret = 'a secret that is long enough for a test'

/** A visit to a server of its own. It fails if the browser logs an error. */
export const test = base.extend<{ complaints: string[] }, { server: Running }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const server = await startServer({ environment: { APP_SECRET: secret } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Each over a connection of its own: one that a busy machine leaves idle may be closed while it is used again.
  request: async ({ playwright, baseURL }, use) => {
    const extraHTTPHeaders = { connection: 'close' }
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
    await use(request)
    await request.dispose()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    base.expect(complaints).toEqual([])
  },
  page: async ({ page, server, complaints }, use) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message: ConsoleMessage) => {
      // Rejected posts and API calls are what tests provoke.
      const { url } = message.location()
      const aboutPost =
        /\/enquiries$|\/api\//.test(url) ||
        (/\/my-enquiry(?:[?#]|$)/.test(url) && /status of (?:404|422)/.test(message.text()))
      // Only a server that a test itself started may be stopped.
      const noServer =
        !message.location().url.startsWith(server.url) &&
        /net::ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE)/.test(message.text())
      if (message.type() === 'error' && !aboutPost && !noServer)
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    await use(page)
    // What a test held back or answered itself may still be on its way when it ends.
    page.removeAllListeners('console')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
export const { expect } = test

/**
 * The widths at which this run looks at a page: the one it has, or else the first, in the stage visits, and the others in
 * the stage looks. Tests that ask for them are tagged @widths.
 */
export function widthsOfRun<Width extends number>(
  page: Page,
  widths: readonly Width[],
): readonly Width[] {
  const own = widths.find((width) => width === page.viewportSize()?.width) ?? widths[0]
  const isAboutLooks = base.info().project.name === 'looks'
  return widths.filter((width) => (width === own) !== isAboutLooks)
}

let visitors = 0

/** Where every number is in use, so no visitor is asked whether it is right. */
const mobileRange: Record<string, string> = { AU: '0412', GB: '07400' }

/** A person with a unique name, email and number, so that tests can share a server. */
export function someone(): { name: string; email: string; phone: string } {
  visitors += 1
  const number = `${process.pid % 1000}`.padStart(3, '0') + `${visitors}`.padStart(3, '0')
  return {
    name: `Visitor Number${number}`,
    email: `visitor${number}@example.com`,
    phone: `${mobileRange[brand.country.code]} ${number.slice(0, 3)} ${number.slice(3)}`,
  }
}

type Person = ReturnType<typeof someone>

/** What a visitor answers to a form: of a choice the first, and how they can be reached. */
export function answersOf(person: Person, changes: Answers = {}, form = homeForm): Answers {
  return goodAnswers(form, {
    'contact-name': person.name,
    'contact-email': person.email,
    'contact-phone': person.phone,
    ...changes,
  })
}

/** Answers the home form step by step, and leaves its last button to be pressed. */
export async function answerByPointer(page: Page | Frame, person: Person): Promise<void> {
  await answerSteps(page, answersOf(person))
  await agree(page)
}

/** Ticks the box without which nothing may be sent, where the brand asks by boxes. */
export async function agree(page: Page | Frame): Promise<void> {
  if (brand.consent === 'channels') await tick(page, 'answer')
}

/** Ticks boxes of a form whose brand asks by channel. */
export async function tick(page: Page | Frame, ...boxes: (keyof Ticks)[]): Promise<void> {
  for (const box of boxes)
    await page.locator(`form[action="/enquiries"] [name="agree-${box}"]`).check()
}

/**
 * Answers step by step, each by a press or by typing, from one step to before another; both are called by a question
 * they ask. Nothing is sent.
 */
export async function answerSteps(
  page: Page | Frame,
  answers: Answers,
  { form = homeForm, from, until }: { form?: EnquiryForm; from?: string; until?: string } = {},
): Promise<void> {
  const first = from ? indexOfStep(form, from) : 0
  const last = until ? indexOfStep(form, until) : form.steps.length
  for (const step of form.steps.slice(first, last)) {
    for (const question of step.questions) await answerOne(page, question, answers[question.name])
    if (step === form.steps.at(-1)) continue
    // A press on a tile goes on by itself, once its tick has been seen.
    if (step.questions[0].kind === 'choice')
      await page.locator(`[data-step="${stepName(step)}"]`).waitFor({ state: 'hidden' })
    else await page.getByRole('button', { name: 'Continue' }).click()
  }
}

/** Fills in a form that is on its page as a whole. */
export async function fillIn(page: Page, answers: Answers, form = homeForm): Promise<void> {
  for (const question of questionsOf(form)) await answerOne(page, question, answers[question.name])
}

async function answerOne(
  page: Page | Frame,
  { name, kind }: Question,
  answer?: string,
): Promise<void> {
  if (answer === undefined) return
  const field = page.locator(`form[action="/enquiries"] [name="${name}"]`)
  if (kind === 'choice') await field.and(page.locator(`[value="${answer}"]`)).click()
  else await field.fill(answer)
}

/** 'Step 3 of 6': the position in its form of the step that asks this question. */
export function stepAsking(question: string | undefined, form = homeForm): string {
  return `Step ${indexOfStep(form, question ?? '') + 1} of ${form.steps.length}`
}

export async function fill(page: Page, question: string, answer: string): Promise<void> {
  await page.getByLabel(question).fill(answer)
  await page.getByRole('button', { name: 'Continue' }).click()
}

export async function leadsOf(server: Running, person: { email: string }) {
  return (await server.leads()).filter(({ email }) => email === person.email)
}

/** Holds every script back, or those of this name, until the returned function is called. */
export async function holdScripts(page: Page, name = ''): Promise<() => void> {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(`**/_astro/${name}*.js`, async (route) => {
    await delivered
    await route.continue()
  })
  return deliver
}

/**
 * What a server has logged, without times and random ids: among their digits there are, by chance, those of any value.
 */
export function logOf({ log }: Running): string {
  return log.join('\n').replaceAll(/"(?:time|request|ms|key|link|address)":(?:"[^"]*"|[\d.]+)/g, '')
}

/** Stops the clock of a page, where a test has installed it: what goes by itself stays, however slow the machine is. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/** Lets a moment go by, for a page whose clock a test has installed: who sends a form within a second is no person. */
export async function takeAMoment(page: Page): Promise<void> {
  await page.clock.fastForward(1_000)
}

/** Fills a field as some phones and password managers do: without an event. For `evaluate`. */
export function fillSilently(field: Element, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
}

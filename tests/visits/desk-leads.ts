import type { APIRequestContext, Page } from '@playwright/test'
import { sql } from 'kysely'
import { openDatabase } from '#database/open.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import type { Running } from '../server.ts'
import { expectAccessible } from './accessible.ts'
import { expect, sizeOf, type Width } from './desk.ts'
import { answersOf, leadsOf, someone, widthsOfRun } from './visit.ts'

/** What the desk says while it hears of leads as they come. */
export const live = (page: Page) => page.getByText(/^Live/)

/** The folder for screenshots, if they are wanted. */
const pictures = process.env.DESK_PICTURES

/** Checks that a screen is accessible and does not scroll sideways. Takes a screenshot if these are wanted. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  const isTooWide = () =>
    document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isTooWide)).toBe(false)
  const { width } = page.viewportSize() ?? { width: 0 }
  if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
}

/** Checks a screen at those of these widths that this run looks at, and leaves it as wide as it was. */
export async function checkAtWidths(
  page: Page,
  name: string,
  widths: readonly Width[] = [390, 1440],
): Promise<void> {
  const before = page.viewportSize()
  for (const width of widthsOfRun(page, widths)) {
    await resize(page, sizeOf(width))
    await checkScreen(page, name)
  }
  if (before) await resize(page, before)
}

/** Waits for the frame in which the screen has the parts that it has at its new width. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Sends an enquiry as the form does. Returns who sent it, and the token of their own page. */
export async function sendEnquiry(
  request: APIRequestContext,
  {
    url = '',
    answers = {},
    ...rest
  }: { website?: string; url?: string; answers?: Record<string, string> } = {},
): Promise<ReturnType<typeof someone> & { token: string }> {
  const person = someone()
  const response = await request.post(`${url}/enquiries`, {
    data: {
      form: 'home',
      answers: answersOf(person, answers),
      ...rest,
    },
  })
  expect(response.status()).toBe(201)
  const { token }: { token: string } = await response.json()
  return { ...person, token }
}

/** An operator has the latest lead of a person. Returns the address of its page. */
export async function giveLead(
  server: Running,
  person: { email: string },
  operator: { email: string },
): Promise<string> {
  const path = await leadPath(server, person)
  const { db, close } = openDatabase({ directory: server.directory })
  const { id: owner } = await db
    .selectFrom('operators')
    .select('id')
    .where('email', '=', operator.email)
    .executeTakeFirstOrThrow()
  const id = path.split('/').at(-1) ?? ''
  await db.updateTable('enquiries').set({ owner }).where('id', '=', id).execute()
  await close()
  return path
}

/**
 * What earlier visits left is spam, which is in no queue, list or figure. It has a new version and nothing to undo: an undo that was
 * still on its way when a visit ended brings nothing back.
 */
export async function clearQueue(server: Running): Promise<void> {
  const { db, close } = openDatabase({ directory: server.directory })
  await db
    .updateTable('enquiries')
    .set({ state: 'spam', owner: null, next_action: null, next_action_at: null })
    .set({ claimed_by: null, claimed_until: null, calling_by: null, calling_since: null })
    .set({ undo: null, version: sql`version + 1` })
    .execute()
  await close()
}

/** Leads of later visits are offered to none of these, so that they stay where those put them. */
export async function closeInstallers(server: Running): Promise<void> {
  const { db, close } = openDatabase({ directory: server.directory })
  const closed_at = new Date(server.now()).toISOString()
  await db.updateTable('installers').set({ closed_at }).execute()
  await close()
}

/** Only these are in the queue: due now, in this order, and nobody's. */
export async function makeDue(
  server: Running,
  people: readonly { email: string }[],
): Promise<void> {
  await clearQueue(server)
  const { db, close } = openDatabase({ directory: server.directory })
  const inHours = (hours: number) => new Date(server.now() + hours * 3_600_000).toISOString()
  for (const [index, { email }] of people.entries())
    await db
      .updateTable('enquiries')
      .set({ state: 'new', next_action: 'first-call', next_action_at: inHours(-1) })
      .set({ callable_from: inHours(-1), promised_by: inHours(index + 1) })
      .where('email', '=', email)
      .execute()
  await close()
}

/** The seconds in which an act can be undone are over: what waits for them goes out now. */
export async function endUndo(server: Running): Promise<void> {
  const { db, close } = openDatabase({ directory: server.directory })
  const inSeconds = (seconds: number) => new Date(server.now() + seconds * 1000).toISOString()
  await db
    .updateTable('deliveries')
    .set({ retry_at: inSeconds(0) })
    .where('retry_at', '<=', inSeconds(sendAfterSeconds))
    .execute()
  await close()
}

/** Opens the first screen, and waits for the numbers in it: they move what is beside them. */
export async function openInbox(page: Page, address = '/console'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: /^Nobody’s \d/ })).toBeVisible()
}

/** Presses Call, and waits until the server knows of the call. */
export async function pressCall(page: Page, press: () => Promise<void>): Promise<void> {
  const started = page.waitForResponse(/\/call-started$/)
  await press()
  await started
}

/**
 * Without a telephone the browser would ask which program to call or text with, and wait for an answer. The page remembers what it
 * would have called.
 */
export async function blockPhoneLinks(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('a[href^="tel:"], a[href^="sms:"]')
      if (!link) return
      event.preventDefault()
      document.documentElement.dataset.called = link.href
    }),
  )
}

/** The address of the page of a person's latest lead. */
export async function leadPath(server: Running, person: { email: string }): Promise<string> {
  const [lead] = (await leadsOf(server, person)).slice(-1)
  if (!lead) throw new Error('This person has no lead')
  return `/console/leads/${lead.id}`
}

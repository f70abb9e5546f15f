import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { addStepCounts } from '#database/enquiry/step-counts.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { daysAfter, momentAt } from '#domain/calendar.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../leads.ts'
import { expectAccessible } from './accessible.ts'
import { test as desk, expect, sizeOf } from './desk.ts'
import { clearQueue, resize } from './desk-leads.ts'
import { widthsOfRun } from './visit.ts'

/** The folder for screenshots, if they are wanted. */
const pictures = process.env.DESK_PICTURES

const timeZone = 'Australia/Melbourne'

/** The last day of the period. It is past, so that the other tests add no leads to it. */
const last = '2026-10-16'
const days = 'since=2026-10-03&until=2026-10-16'

const at = (day: string, hour: number) => momentAt(day, hour, timeZone)

async function insertLeadAt(
  database: Database,
  received: Date,
  { form, called, state }: { form: string; called?: number; state?: 'won' | 'lost' },
): Promise<void> {
  const id = uuidv7({ msecs: received.getTime() })
  await insertLead(
    lead({ id, created_at: received.toISOString(), form_slug: form }),
    storeDeps(database, { receivers: leadReceivers([], []) }),
  )
  const contacted_at =
    called === undefined ? null : new Date(received.getTime() + called * 60_000).toISOString()
  await database.db
    .updateTable('enquiries')
    .set({ contacted_at, state: state ?? (contacted_at ? 'contacted' : 'new') })
    .where('id', '=', id)
    .execute()
}

/** Nine leads of three forms, five of them called, one of those late; and the steps that visitors reached. */
const test = desk.extend<{ figures: undefined }>({
  figures: async ({ server }, use) => {
    const database = openDatabase({ directory: server.directory })
    await clearQueue(server)
    const before = (days: number, hour: number) => at(daysAfter(last, -days), hour)
    await insertLeadAt(database, before(0, 0), { form: 'battery', called: 30 })
    await insertLeadAt(database, before(0, 9), { form: 'battery', called: 90, state: 'won' })
    await insertLeadAt(database, before(0, 10), { form: 'battery', called: 193 })
    await insertLeadAt(database, before(1, 23), { form: 'battery', called: 1500 })
    await insertLeadAt(database, before(1, 11), { form: 'home', called: 600 })
    await insertLeadAt(database, before(2, 11), { form: 'home', state: 'lost' })
    await insertLeadAt(database, before(13, 0), { form: 'home' })
    await insertLeadAt(database, before(13, 1), { form: 'contact' })
    await insertLeadAt(database, before(14, 23), { form: 'contact' })
    const reached = (step: string, times: number) =>
      Array.from({ length: times }, () => ({ day: last, form: 'battery', step }))
    await addStepCounts(database.db, [
      ...reached('electricity-bill', 20),
      ...reached('battery-size', 15),
      ...reached('current-system', 14),
      ...reached('energy-usage', 14),
      ...reached('power-outages', 12),
      ...reached('contact-name', 10),
      ...reached('contact-email', 9),
      ...reached('contact-phone', 8),
    ])
    await use(undefined)
    await database.db.deleteFrom('step_counts').where('day', '=', last).execute()
    await database.close()
    await clearQueue(server)
  },
})

/** The texts of a row's cells. */
async function rowCells(page: Page, table: string, name: string | RegExp): Promise<string[]> {
  const cells = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: table, exact: true }) })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell')
  return cells.allTextContents()
}

const widths = [390, 1440] as const

/** Charts may scroll sideways in themselves, so that only what is accessible is checked. */
async function checkScreen(page: Page, name: string): Promise<void> {
  for (const width of widthsOfRun(page, widths)) {
    await resize(page, sizeOf(width))
    await expectAccessible(page)
    if (pictures)
      await page.screenshot({ path: `${pictures}/insights-${name}-${width}.png`, fullPage: true })
  }
  await resize(page, sizeOf(1440))
}

test('the figures match the leads, and each bar is above its column', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page, figures: _ }) => {
  await page.goto(`/console/insights?${days}`)
  await expect(page.getByText('8 people, 8 enquiries in 14 days.')).toBeVisible()
  await expect(
    page.getByText(/Of those called, 4 of 5 were called by the promised time/),
  ).toBeVisible()
  await expect(page.getByText(/half within 3 h 13 min/)).toBeVisible()
  await expect(page.getByText(/1 was called late and both still waiting are overdue/)).toBeVisible()

  const zeros = Array.from({ length: 11 }, () => '0')
  expect(await rowCells(page, 'Form', 'Battery')).toEqual(['0', ...zeros, '1', '3', '4'])
  expect(await rowCells(page, 'Form', 'Home')).toEqual(['1', ...zeros.slice(1), '1', '1', '0', '3'])
  expect(await rowCells(page, 'Form', 'Contact')).toEqual(['1', ...zeros, '0', '0', '1'])
  expect(await rowCells(page, 'Form', 'All forms')).toEqual([
    '2',
    ...zeros.slice(1),
    '1',
    '2',
    '3',
    '8',
  ])
  //                                     under 1, 2, 4, 8, 16, 24, over, waiting
  expect(await rowCells(page, 'Hours', 'Enquiries')).toEqual([
    '1',
    '1',
    '1',
    '0',
    '1',
    '0',
    '1',
    '2',
  ])
  expect(await rowCells(page, 'Hours', 'Late')).toEqual([
    ...Array.from({ length: 6 }, () => '0'),
    '1',
    '–',
  ])
  expect(await rowCells(page, 'Source, first touch', /Direct/)).toEqual([
    '8',
    '100%',
    '4 of 5',
    '1',
  ])
  await expect(page.getByText('1 more was withdrawn or lost before anybody called.')).toBeVisible()
  await expect(
    page.getByText(/Counted without cookies, from forms people touched, with script only/),
  ).toBeVisible()
  expect(await rowCells(page, 'Step', /Electricity bill/)).toEqual(['20', '5', '25%'])
  expect(await rowCells(page, 'Step', /Phone/)).toEqual(['8', '4', '50%'])
  expect(await rowCells(page, 'Step', /Sent/)).toEqual(['4', '20% of 20'])
  await expect(page.getByText('Most stop at ‘phone’')).toBeVisible()
  await checkScreen(page, 'figures')

  const chart = page.getByRole('img', { name: /Enquiries per day, by form/ })
  const bars = chart.locator('> div').filter({ has: page.locator('b') })
  const headings = page.getByRole('columnheader', {
    name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+$/,
  })
  await expect(bars).toHaveCount(14)
  for (const width of widths) {
    await resize(page, sizeOf(width))
    for (const index of [0, 7, 13]) {
      const [bar, heading] = await Promise.all([
        bars.nth(index).boundingBox(),
        headings.nth(index).boundingBox(),
      ])
      const middle = (box: typeof bar) => (box ? box.x + box.width / 2 : Number.NaN)
      expect(Math.abs(middle(bar) - middle(heading))).toBeLessThan(1)
    }
  }
})

test('the form and the days are in the address, which can be shared', { tag: '@widths' }, async ({
  atDesk: page,
  context,
  figures: _,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/console/insights?${days}`)
  await page.getByRole('link', { name: 'Get Your Free Solar Quote' }).click()
  await expect(page).toHaveURL(/form=home/)
  await expect(page.getByText('No steps were counted in this period.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Most stop at ‘phone’')).toBeVisible()

  await page.getByText('3 to 16 Oct 2026').click()
  await page.getByLabel('From', { exact: true }).fill('2026-10-16')
  await checkScreen(page, 'days')
  await page.getByRole('button', { name: 'Show this period' }).click()
  await expect(page).toHaveURL(/since=2026-10-16&until=2026-10-16/)
  await expect(page.getByText('3 people, 3 enquiries in 1 day.')).toBeVisible()

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(`/console/insights?${days}`)
  await expect(page.getByText('8 people, 8 enquiries in 14 days.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('3 people, 3 enquiries in 1 day.')).toBeVisible()
})

test('a period without leads says so', { tag: '@widths' }, async ({ atDesk: page }) => {
  await page.goto('/console/insights?since=2025-12-01&until=2025-12-07')
  await expect(page.getByRole('heading', { name: 'No enquiries in this period' })).toBeVisible()
  await checkScreen(page, 'empty')
  await page.getByRole('link', { name: 'Show 90 days' }).click()
  await expect(page).toHaveURL(/days=90/)
})

test('without a connection the figures stay on the screen and say how old they are', {
  tag: '@widths',
}, async ({ atDesk: page, figures: _, complaints }) => {
  await page.clock.install()
  await page.goto(`/console/insights?${days}`)
  await expect(page.getByText('8 people, 8 enquiries in 14 days.')).toBeVisible()
  await page.route('**/api/insights?*', (route) => route.abort())
  await page.clock.runFor(90_000)
  await expect(page.getByText(/These are the figures of \d+:\d\d [ap]m/)).toBeVisible()
  await expect(page.getByText('8 people, 8 enquiries in 14 days.')).toBeVisible()
  await checkScreen(page, 'offline')

  await page.goto(`/console/insights?${days}`)
  // Time goes on until every try has failed.
  const failed = page.getByRole('heading', { name: 'The figures didn’t load' })
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(failed).toBeVisible({ timeout: 500 })
  }).toPass()
  await checkScreen(page, 'error')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.runFor(1_000)
  await expect(page.getByText('8 people, 8 enquiries in 14 days.')).toBeVisible()
  complaints.splice(0)
})

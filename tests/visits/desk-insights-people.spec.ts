import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { insertContact } from '#database/desk/contacts.ts'
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

/** A fortnight from a Monday. It is past, so that the other tests add no leads to it. */
const first = '2026-09-07'
const days = 'since=2026-09-07&until=2026-09-20'

const forms = [
  ...['home', 'battery', 'home', 'rebates', 'home', 'battery', 'business', 'savings', 'contact'],
  ...['team', 'support', 'solar-tiles', 'home', 'rebates'],
]
const hour = 3_600_000

/**
 * Twelve leads a day from Monday to Saturday, an hour apart from eight. Of each twelve, lead by lead: two operators take turns to try;
 * two are reached at once, three at the second try, one at the third, four are tried once and two not at all. The first of each
 * twelve is called five hours after it was promised, the second is won, and the last was erased.
 */
async function insertFigures(database: Database, operators: readonly [string, string]) {
  const { db } = database
  const weekdays = Array.from({ length: 14 }, (_, index) => index).filter((day) => day % 7 !== 6)
  for (const [turn, day] of weekdays.entries())
    for (let index = 0; index < 12; index += 1) {
      const received = momentAt(daysAfter(first, day), 8 + (index % 9), timeZone)
      const id = uuidv7({ msecs: received.getTime() })
      const campaign = {
        page: '/',
        utm: { utm_source: 'google', utm_campaign: `spring-${turn % 2}` },
      }
      await insertLead(
        lead({
          ...{ id, created_at: received.toISOString(), page: '/figures' },
          form_slug: forms[(turn * 12 + index) % forms.length] ?? '',
          source: JSON.stringify(index < 3 ? { last: campaign } : { last: { page: '/' } }),
        }),
        storeDeps(database, { receivers: leadReceivers([], []) }),
      )
      const who = operators[index % 2]
      const reachedAt = index < 2 ? 1 : index < 5 ? 2 : index < 6 ? 3 : undefined
      const tries = reachedAt ?? (index < 10 ? 1 : 0)
      const tryAt = (nth: number) =>
        new Date(received.getTime() + (index === 0 ? 8 : nth * 1.5) * hour).toISOString()
      for (let nth = 1; nth <= tries; nth += 1)
        await insertContact(db, {
          ...{ id: uuidv7(), lead: id, by: 'operator', channel: 'phone', at: tryAt(nth) },
          ...{ who: who ?? null, outcome: nth === reachedAt ? 'reached' : 'no-answer' },
        })
      const isErased = index === 11
      await db
        .updateTable('enquiries')
        .set({
          ...{
            promised_by: new Date(
              received.getTime() + 3 * hour * (index === 0 ? 1 : 9),
            ).toISOString(),
          },
          ...{ contacted_at: reachedAt ? tryAt(reachedAt) : null, owner: who ?? null },
          ...{
            state: isErased ? 'withdrawn' : index === 1 ? 'won' : reachedAt ? 'contacted' : 'new',
          },
          ...(isErased && {
            erased_at: received.toISOString(),
            finished_at: received.toISOString(),
          }),
        })
        .where('id', '=', id)
        .execute()
    }
  const ids = await db
    .selectFrom('operators')
    .select(['id', 'email'])
    .where('email', 'in', operators)
    .execute()
  for (const { id, email } of ids) {
    await db.updateTable('contacts').set({ who: id }).where('who', '=', email).execute()
    await db.updateTable('enquiries').set({ owner: id }).where('owner', '=', email).execute()
  }
}

const row = (page: Page, name: RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

const test = desk.extend<{ figures: undefined }>({
  figures: [
    async ({ server, agent, owner }, use) => {
      const database = openDatabase({ directory: server.directory })
      await clearQueue(server)
      await insertFigures(database, [agent.email, owner.email])
      await use(undefined)
      await database.close()
      await clearQueue(server)
    },
    { auto: true },
  ],
})

const widths = [390, 1440, 1920] as const

async function checkScreen(page: Page, name: string): Promise<void> {
  for (const width of widthsOfRun(page, widths)) {
    await resize(page, sizeOf(width))
    await expectAccessible(page)
    if (pictures)
      await page.screenshot({ path: `${pictures}/insights-${name}-${width}.png`, fullPage: true })
  }
  await resize(page, sizeOf(1440))
}

test('by person, by hour and by try; each figure opens as many leads', { tag: '@widths' }, async ({
  atDesk: page,
}) => {
  await page.goto(`/console/insights?${days}&view=people`)
  // Twelve days of twelve leads: six each were reached, one of them late, four were not in time.
  await expect(page.getByText(/60 of 132 promises were kept/)).toBeVisible()
  await expect(row(page, /Ruth/).first()).toBeVisible()
  const cells = async (name: RegExp) =>
    (await row(page, name).first().getByRole('cell').allInnerTexts()).map((text) =>
      text.split('\n').at(-1),
    )
  for (const width of widths) {
    await resize(page, sizeOf(width))
    // A bar is below the name on phones, beside it on wide screens.
    const first = width < 961 ? 0 : 1
    expect((await cells(/Ruth/)).slice(first)).toEqual([
      ...['96', '60', '36', '60%', '1 h 30 min', '36 of 60', '24', '12'],
    ])
    expect((await cells(/^All/)).slice(first)).toEqual([
      ...['180', '120', '72', '60%', '1 h 30 min', '60 of 132', '72', '12'],
    ])
  }
  await checkScreen(page, 'people')
  const counted = async (figure: ReturnType<Page['getByRole']>) => {
    const count = Number((await figure.innerText()).replaceAll(',', ''))
    await figure.click()
    await expect(page).toHaveURL(/\/console\?/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\b${count}$`))
    await page.goBack()
    await expect(page.getByText(/60 of 132 promises were kept/)).toBeVisible()
    return count
  }
  // The visitors each tried and reached, in time and late, and the leads won: Priya has none.
  for (const [name, figures] of [
    [/Ruth/, 5],
    [/Priya/, 4],
    [/^All/, 5],
  ] as const) {
    const links = row(page, name).first().getByRole('link')
    await expect(links).toHaveCount(figures)
    for (let index = 0; index < figures; index += 1)
      expect(await counted(links.nth(index))).toBeGreaterThan(0)
  }
  for (const [name, count] of [
    [/^First/, 24],
    [/^Second/, 36],
    [/^Third/, 12],
    [/^Not reached/, 48],
  ] as const)
    expect(await counted(row(page, name).getByRole('link'))).toBe(count)

  const [cell] = await page.getByRole('link', { name: /^Tue 9 am: / }).all()
  const [, reached, tried] =
    /(\d+) of (\d+) people tried were reached/.exec(
      (await cell?.getAttribute('aria-label')) ?? '',
    ) ?? []
  expect(Number(reached)).toBeLessThanOrEqual(Number(tried))
  await cell?.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\b${tried}$`))
  await expect(page.getByRole('button', { name: /Tried Tue 9 am/ })).toBeVisible()
})

test('six forms are named, and the others open by keyboard', { tag: '@widths' }, async ({
  atDesk: page,
}) => {
  await page.goto(`/console/insights?${days}`)
  await expect(page.getByText('144 people, 144 enquiries in 14 days.')).toBeVisible()
  const chart = page.getByRole('region', { name: /Enquiries per day, by form/ })
  await expect(chart.getByRole('rowheader')).toHaveCount(8)
  const fold = chart.getByRole('button', { name: /And three others/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(chart.getByRole('rowheader')).toHaveCount(11)
  await expect(fold).toBeFocused()
  await checkScreen(page, 'folded-out')
  await page.keyboard.press('Enter')
  await expect(chart.getByRole('rowheader')).toHaveCount(8)
  await expect(page.getByText('12 of all were erased since.')).toBeVisible()

  // The campaigns of a source, to what was won.
  await expect(
    row(page, /spring-0/)
      .getByRole('cell')
      .first(),
  ).toHaveText('18')
  await row(page, /spring-0/)
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\b18$/)
  await expect(page.getByRole('button', { name: /^spring-0/ })).toBeVisible()
})

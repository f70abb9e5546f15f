import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { expect, holdScripts, test, widthsOfRun } from './visit.ts'

/** A visit to the quote, the evening and the blackout: by key, by press, and without script. */

const pictures = [
  { id: 'example-quote', path: '/blog/solar-panel-costs-melbourne' },
  { id: 'evening', path: '/solar-battery-size' },
  { id: 'blackout', path: '/solar-batteries-guide' },
] as const

async function open(page: Page, id: (typeof pictures)[number]['id']): Promise<Locator> {
  const one = pictures.find((picture) => picture.id === id)
  await page.goto(one?.path ?? '')
  return page.locator(`#${id}`)
}

/** The colour of the floor of the living room, which the lights make gold. */
const floorOf = (house: Locator) =>
  house
    .locator('svg:visible path[fill^="color-mix"][fill*="e2ad35"]')
    .first()
    .evaluate((floor) => getComputedStyle(floor).fill)

test('each line of the quote has its note, and what is missing is said', { tag: '@core' }, async ({
  page,
}) => {
  const quote = await open(page, 'example-quote')
  const total = quote.getByRole('listitem').filter({ hasText: 'You pay, GST included' })
  await expect(total).toContainText('$5,140')
  await expect(total).toContainText('Our own figure for the same system is $5,067.')
  await expect(quote.getByText('Not on this quote')).toHaveCount(3)
  await expect(quote).toContainText('Nobody sent it: we made it up.')
  await quote.getByRole('link', { name: 'Who can get it' }).click()
  await expect(page).toHaveURL(/\/solar-panel-grants$/)
})

test('an evening is put together by key, and the battery says what is left', {
  tag: '@core',
}, async ({ page }) => {
  const evening = await open(page, 'evening')
  await expect(evening.getByText('8.6 kWh tonight. 1.4 left at breakfast.')).toBeVisible()
  await evening.getByRole('radio', { name: 'A summer night' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(evening.getByText('12.8 kWh tonight. 2.8 bought from the grid.')).toBeVisible()
  await evening.getByRole('checkbox', { name: 'Dishwasher' }).focus()
  await page.keyboard.press('Space')
  await expect(evening.getByText('11.8 kWh tonight. 1.8 bought from the grid.')).toBeVisible()
  const drawing = evening.getByRole('img').and(page.locator(':visible'))
  await expect(drawing).not.toContainText('Dishwasher')
  await expect(drawing).toContainText('bought')
})

test('what is unticked before the script is there is left out when it comes', async ({ page }) => {
  const deliver = await holdScripts(page)
  const evening = await open(page, 'evening')
  await evening.getByRole('checkbox', { name: 'Fridge' }).uncheck()
  deliver()
  await expect(evening.getByText('7.9 kWh tonight. 2.1 left at breakfast.')).toBeVisible()
  await expect(evening.getByRole('checkbox', { name: 'Fridge' })).not.toBeChecked()
})

test('a circuit wired by key is lit, and the battery lasts shorter', { tag: '@core' }, async ({
  page,
}) => {
  const blackout = await open(page, 'blackout')
  await expect(blackout.getByText('10 kWh last about 43 hours without sun.')).toBeVisible()
  await blackout.getByRole('checkbox', { name: 'Air conditioner' }).focus()
  await page.keyboard.press('Space')
  await expect(blackout.getByText('10 kWh last about 14 hours without sun.')).toBeVisible()
  await blackout.getByRole('radio', { name: 'With backup', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(blackout.getByText('switches itself off with the street')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the house goes dark and lights up by style alone', async ({ page }) => {
    const blackout = await open(page, 'blackout')
    const lit = await floorOf(blackout)
    await blackout.getByRole('checkbox', { name: 'Lights' }).uncheck()
    await expect.poll(() => floorOf(blackout)).not.toBe(lit)
    await blackout.getByRole('checkbox', { name: 'Lights' }).check()
    await expect.poll(() => floorOf(blackout)).toBe(lit)
    await blackout.getByRole('radio', { name: 'Without backup' }).check({ force: true })
    await expect.poll(() => floorOf(blackout)).not.toBe(lit)
  })

  test('the evening has both its nights and their numbers', async ({ page }) => {
    const evening = await open(page, 'evening')
    await evening.getByRole('radio', { name: 'A winter night' }).check({ force: true })
    await expect(evening.getByText('12.8 kWh tonight. 2.8 bought from the grid.')).toBeVisible()
    await expect(evening.getByRole('checkbox').first()).toBeHidden()
    await evening.getByText('The numbers').click()
    await expect(evening.getByRole('row', { name: /^Heating or cooling/ })).toContainText('5.0')
  })
})

for (const { id } of pictures)
  test(`${id} fits every screen, has room for a finger, and is accessible`, {
    tag: '@widths',
  }, async ({ page }) => {
    const section = await open(page, id)
    await section.locator('input, a').first().focus()
    await page.waitForLoadState('networkidle')
    for (const width of widthsOfRun(page, [320, 390, 820, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await expectToFit(page, section.locator('button, label:has(input), summary'))
      if (width !== 390) await expectAccessible(page, width === 1440 ? `#${id}` : 'html')
    }
  })

test('none of them brings script with its page, nor a style of its own', async ({
  page,
  request,
}) => {
  const scripts: string[] = []
  page.on('request', (one) => {
    if (one.resourceType() === 'script') scripts.push(one.url())
  })
  for (const { path } of pictures) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+ style="/)
  }
  // An article marks in its contents what is being read.
  expect(scripts.filter((url) => !url.includes('/_slug_.'))).toEqual([])
})

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { expect, holdScripts, test, widthsOfRun } from './visit.ts'

/** A visit to the quote, the evening, the blackout and the home page's day: by key, by press, and without script. */

const pictures = [
  { id: 'example-quote', path: '/best-solar-panel-installers' },
  { id: 'evening', path: '/solar-battery-size' },
  { id: 'blackout', path: '/solar-batteries' },
  { id: 'day', path: '/' },
] as const

async function open(page: Page, id: (typeof pictures)[number]['id']): Promise<Locator> {
  const one = pictures.find((picture) => picture.id === id)
  await page.goto(one?.path ?? '')
  return page.locator(`section#${id}`)
}

/** The colour of the floor of the living room, which the lights make gold. */
const floorOf = (house: Locator) =>
  house
    .locator('svg:visible path[fill^="color-mix"][fill*="e2ad35"]')
    .first()
    .evaluate((floor) => getComputedStyle(floor).fill)

test('each line of the quote has its note, and what is missing is said', async ({ page }) => {
  const quote = await open(page, 'example-quote')
  const total = quote.getByRole('listitem').filter({ hasText: 'You pay, GST included' })
  await expect(total).toContainText('$14,090')
  await expect(total).toContainText('Our own figure for the same kit is $14,242.')
  await expect(quote.getByText('Not on this quote')).toHaveCount(4)
  await expect(quote).toContainText('Nobody sent it: we made it up.')
  await quote.getByRole('link', { name: 'What to ask for' }).click()
  await expect(page).toHaveURL(/\/solar-batteries#blackout$/)
})

test('an evening is put together by key, and the battery says what is left', async ({ page }) => {
  const evening = await open(page, 'evening')
  await expect(evening.getByText('8.6 kWh tonight. 1.4 left at breakfast.')).toBeVisible()
  await evening.getByRole('radio', { name: 'A summer night' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(evening.getByText('10.8 kWh tonight. 0.8 bought from the grid.')).toBeVisible()
  await evening.getByRole('checkbox', { name: 'Dishwasher' }).focus()
  await page.keyboard.press('Space')
  await expect(evening.getByText('9.8 kWh tonight. 0.2 left at breakfast.')).toBeVisible()
  const drawing = evening.getByRole('img').and(page.locator(':visible'))
  await expect(drawing).not.toContainText('Dishwasher')
  await expect(drawing).toContainText('left at breakfast')
})

test('what is unticked before the script is there is left out when it comes', async ({ page }) => {
  const deliver = await holdScripts(page)
  const evening = await open(page, 'evening')
  await evening.getByRole('checkbox', { name: 'Fridge' }).uncheck()
  deliver()
  await expect(evening.getByText('7.9 kWh tonight. 2.1 left at breakfast.')).toBeVisible()
  await expect(evening.getByRole('checkbox', { name: 'Fridge' })).not.toBeChecked()
})

test('a circuit wired by key is lit, and the battery lasts shorter', async ({ page }) => {
  const blackout = await open(page, 'blackout')
  await expect(blackout.getByText('10 kWh last about 43 hours without sun.')).toBeVisible()
  await blackout.getByRole('checkbox', { name: 'Air conditioner' }).focus()
  await page.keyboard.press('Space')
  await expect(blackout.getByText('10 kWh last about 14 hours without sun.')).toBeVisible()
  await blackout.getByRole('radio', { name: 'With backup', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(blackout.getByText('switches itself off with the street')).toBeVisible()
})

test('the day is walked through by key, by button and by pointing at the chart', async ({
  page,
}) => {
  const day = await open(page, 'day')
  const slider = day.getByRole('slider', { name: 'Time of day' })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^10 pm: .* 0\.7 is bought\.$/)
  await day.getByText('With a 10 kWh battery').click()
  await expect(slider).toHaveAttribute('aria-valuetext', /comes out of the battery/)
  await day.getByRole('button', { name: 'An hour earlier' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /^9 pm: /)

  const chart = day.getByRole('img').and(page.locator(':visible')).first()
  await chart.scrollIntoViewIfNeeded()
  const box = await chart.boundingBox()
  if (!box) throw new Error('There is no chart')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect(slider).toHaveAttribute('aria-valuetext', /^(1|2) pm: .* is sold/)
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
    await expect(evening.getByText('10.8 kWh tonight. 0.8 bought from the grid.')).toBeVisible()
    await expect(evening.getByRole('checkbox').first()).toBeHidden()
    await evening.getByText('The numbers').click()
    await expect(evening.getByRole('row', { name: /^Heating or cooling/ })).toContainText('4.0')
  })

  test('the day has both its houses, and every hour in a table', async ({ page }) => {
    const day = await open(page, 'day')
    await expect(day.getByRole('slider')).toBeHidden()
    const chart = day.getByRole('img').and(page.locator(':visible'))
    await expect(chart).toContainText('Bought')
    await day.getByRole('radio', { name: 'With a 10 kWh battery' }).check({ force: true })
    await expect(chart).toContainText('From the battery')
    await day.getByText('The numbers').click()
    await expect(day.getByRole('row', { name: /^1 pm/ })).toContainText('5.0')
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
  expect(scripts).toEqual([])
})

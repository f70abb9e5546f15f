import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { expect, holdScripts, test, widthsOfRun } from './visit.ts'

/** A visit to each explanatory picture: by key, by press, without script, and on narrow and wide screens. */

const pictures = [
  { id: 'roof-compass', path: '/solar-panels' },
  { id: 'staircase', path: '/solar-panel-grants' },
  { id: 'victoria', path: '/contact' },
] as const

async function open(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(path)
  return page.locator(`section#${id}`)
}

test('the roof is turned by arrow keys, by a button and by dragging', { tag: '@core' }, async ({
  page,
}) => {
  const compass = await open(page, '/solar-panels', 'roof-compass')
  const slider = compass.getByRole('slider', { name: 'The door faces' })
  const drawing = compass.getByRole('img', { name: /^A square house on a compass/ })
  await expect(drawing).toContainText('North, the most')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^North-east: 5,608 kWh/)
  await expect(drawing).toContainText('South-west, 80%')
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^North: 5,782 kWh/)
  await compass.getByRole('button', { name: 'Turn the house anticlockwise' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /^North-west: 5,608 kWh/)

  await drawing.scrollIntoViewIfNeeded()
  const box = await drawing.boundingBox()
  if (!box) throw new Error('There is no drawing')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 95, y, { steps: 5 })
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuetext', /^North: 5,782 kWh/)
})

test('a press on a button before the script is there turns the roof when it comes', async ({
  page,
}) => {
  const deliver = await holdScripts(page)
  const compass = await open(page, '/solar-panels', 'roof-compass')
  await compass.getByRole('button', { name: 'Turn the house clockwise' }).click()
  deliver()
  await expect(compass.getByRole('slider')).toHaveAttribute('aria-valuetext', /^North-east/)
})

test('a key that is pressed while the script takes over counts, and so does the way back', async ({
  page,
}) => {
  // React begins to watch a field by defining its value anew. The visitor's key comes right then.
  await page.addInitScript(() => {
    const define = Object.defineProperty
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    Object.defineProperty = (target, key, attributes) => {
      const defined = define(target, key, attributes)
      if (target instanceof HTMLInputElement && key === 'value' && attributes.set) {
        native?.set?.call(target, '1')
        target.dispatchEvent(new Event('input', { bubbles: true }))
      }
      return defined
    }
  })
  const compass = await open(page, '/solar-panels', 'roof-compass')
  const slider = compass.getByRole('slider', { name: 'The door faces' })
  await slider.focus()
  await expect(slider).toHaveAttribute('aria-valuetext', /^North-east/)
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^North: /)
})

test('a step of the discounts says what is left of both', { tag: '@core' }, async ({ page }) => {
  const stairs = await open(page, '/solar-panel-grants', 'staircase')
  const slider = stairs.getByRole('slider', { name: 'Installed' })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^July to December 2030: battery \$798 \+ panels \$266 = \$1,064/,
  )
  await stairs.getByRole('button', { name: 'One step earlier' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /^January to June 2030: battery \$988/)
})

for (const { id, path } of pictures) {
  test.describe(`${id} without script`, () => {
    test.use({ javaScriptEnabled: false })

    test('says everything, in its drawing and in its table', async ({ page }) => {
      const section = await open(page, path, id)
      await expect(section.getByRole('img').first()).toBeVisible()
      if (id !== 'victoria') await expect(section.getByRole('slider')).toBeHidden()
      await section.getByText('The numbers').click()
      expect(await section.getByRole('row').count()).toBeGreaterThan(5)
    })
  })

  test(`${id} fits a phone and a laptop, and is accessible`, { tag: '@widths' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    const section = await open(page, path, id)
    const field = section.getByRole(id === 'victoria' ? 'textbox' : 'slider')
    await field.focus()
    await page.keyboard.press(id === 'victoria' ? '3' : 'ArrowRight')
    await section.getByText('The numbers').click()
    await page.waitForLoadState('networkidle')
    for (const width of widthsOfRun(page, [320, 390, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await expectToFit(page, section.locator('button, input, summary'))
      if (width !== 390) await expectAccessible(page, width === 320 ? 'html' : `#${id}`)
    }
  })
}

test('a postcode lights its place and its network, and leaves the page alone', {
  tag: '@core',
}, async ({ page }) => {
  const map = await open(page, '/contact', 'victoria')
  const field = map.getByLabel('Your postcode')
  await field.fill('3550')
  await page.keyboard.press('Enter')
  await expect(map.getByText('Zone 3: 6.6 kW earns 45 certificates')).toBeVisible()
  await expect(map.getByText('Poles by Powercor, 28.22c a kWh.')).toBeVisible()
  await expect(map.getByRole('img')).toContainText('3550')
  await expect(page).toHaveURL(/\/contact$/)
  await field.fill('2000')
  await page.keyboard.press('Enter')
  await expect(map.getByText('The map only knows Victoria')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test.describe('a postcode without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is answered by the server, on the map and in words', { tag: '@core' }, async ({ page }) => {
    const map = await open(page, '/contact', 'victoria')
    await map.getByLabel('Your postcode').fill('3122')
    await map.getByRole('button', { name: 'Find it' }).click()
    await expect(page).toHaveURL(/\/contact\?postcode=3122#victoria$/)
    await expect(map.getByText('Your bill says which.')).toBeVisible()
    await expect(map.getByRole('img')).toContainText('3122')
    await expect(map.getByLabel('Your postcode')).toHaveValue('3122')
  })
})

test('pictures bring no script with the page, and one touch brings little', {
  tag: '@core',
}, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/solar-panels', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.locator('#roof-compass').getByRole('slider').focus()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.some((script) => /touch|calculator/.test(script))).toBe(false)
})

test('built pictures carry no style of their own', async ({ request }) => {
  for (const { path } of pictures) {
    const page = await (await request.get(path)).text()
    expect(page.match(/<[^>]+ style="/g)).toBeNull()
  }
})

import { stepName } from '#domain/enquiry/form.ts'
import { aliases, routes } from '#edition/routes.ts'
import { homeForm } from '../answers.ts'
import { brand } from '../brand.ts'
import { expectAccessible } from './accessible.ts'
import {
  agree,
  answerByPointer,
  answerSteps,
  answersOf,
  expect,
  fillIn,
  someone,
  test,
  widthsOfRun,
} from './visit.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const path of [
  ...Object.keys(routes).filter((path) => !(path in aliases)),
  `/success?ref=${brand.referencePrefix}-01Z0ZZJN`,
  `/success?ref=${brand.referencePrefix}-01Z0ZZJN&kind=question`,
  '/no-such-page',
])
  test(`axe finds nothing on ${path}, on a phone and on a laptop`, { tag: '@widths' }, async ({
    page,
    complaints,
  }) => {
    await page.goto(path)
    for (const width of widthsOfRun(page, [390, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    complaints.splice(0)
  })

for (const { width, height } of sizes)
  test.describe(`at ${width} px axe finds nothing`, { tag: width === 390 ? [] : '@looks' }, () => {
    test.use({ viewport: { width, height } })

    test('on each step of the form', async ({ page }) => {
      await page.goto('/')
      const steps = homeForm.steps.map(stepName)
      for (const [index, from] of steps.entries()) {
        const answers = answersOf(someone(), { 'contact-email': 'alex@nowhere' })
        // All else on the page is as it was loaded.
        await expectAccessible(page, '#top')
        await answerSteps(page, answers, { from, until: steps[index + 1] })
        if (from !== 'contact-email') continue
        await expect(page.getByText('Enter an email address, like alex@example.com')).toBeVisible()
        await expectAccessible(page, '#top')
        await answerSteps(page, answersOf(someone()), { from, until: steps[index + 1] })
      }
    })

    test('on the open menu', async ({ page }) => {
      await page.goto('/')
      await page
        .getByRole('button', { name: width < 960 ? 'Menu' : 'Solar solutions', exact: true })
        .click()
      await expectAccessible(page)
    })

    test('on a refused form and on a notice', async ({ page, complaints }) => {
      await page.route('**/_astro/*.js', (route) => route.abort())
      await page.goto('/')
      await page.getByText('On a home').click()
      await fillIn(
        page,
        answersOf(someone(), { 'contact-email': 'a@nowhere', 'contact-phone': '12' }),
      )
      await agree(page)
      await page.getByRole('button', { name: 'Get My Quote' }).click()
      await expect(page).toHaveTitle(/^Check your answers/)
      await expectAccessible(page)

      await page.unrouteAll()
      await page.route('/enquiries', (route) => route.abort())
      await page.goto('/')
      await answerByPointer(page, someone())
      await page.getByRole('button', { name: 'Get My Quote' }).click()
      await expect(page.getByText('There was an issue submitting')).toBeVisible()
      await expectAccessible(page)
      complaints.splice(0)
    })
  })

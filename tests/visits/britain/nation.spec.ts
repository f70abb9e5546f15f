import { expectAccessible } from '../accessible.ts'
import { answersOf, expect, fill, fillIn, leadsOf, someone, test, tick } from '../visit.ts'

const nationIn = '[data-step="contact-phone"]'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor on a border chooses the nation, and it is stored where the postcode lies in two', async ({
    page,
    server,
  }) => {
    for (const [postcode, kept] of [
      ['TD15 1AA', 'england'],
      ['M1 1AE', null],
    ] as const) {
      const person = someone()
      await page.goto('/')
      await expect(page.locator(nationIn).getByText('Which nation is it in?')).toBeVisible()
      await fillIn(page, answersOf(person, { postcode, nation: 'england' }))
      await tick(page, 'answer')
      await page.getByRole('button', { name: 'Get My Quote' }).click()
      await expect(page).toHaveURL(/\/success/)
      expect(await leadsOf(server, person)).toMatchObject([{ postcode, nation: kept }])
    }
  })

  test('the calculator asks for it where a postcode lies in two', async ({ page }) => {
    await page.goto('/solar-panel-savings?postcode=SY22+5AA')
    await expect(page.getByLabel('Nation').first()).toHaveCount(1)
    await expect(page.getByText('The postcode lies in two.').first()).toBeAttached()
    await page.goto('/solar-panel-savings?postcode=SY22+5AA&nation=england')
    await expect(page.getByText('in the Midlands').first()).toBeVisible()
    await page.goto('/solar-panel-savings?postcode=M1+1AE')
    await expect(page.getByText('England, by your postcode')).toBeAttached()
  })
})

test('with script only they are asked, before or after the other answers', async ({
  page,
  server,
}) => {
  const person = someone()
  await page.goto('/')
  await page.locator('[data-step="property-type"] label').first().click()
  await page.locator('[data-step="property-ownership"] label').first().click()
  await page.locator('[data-step="monthly-bill"] label').first().click()
  await fill(page, 'What’s your name?', person.name)
  await fill(page, 'What’s your email address?', person.email)
  const nation = page.getByRole('group', { name: 'Which nation is it in?' })
  await page.getByLabel('Postcode').fill('M1 1AE')
  await expect(nation).toBeHidden()
  await page.getByLabel('Postcode').fill('TD15 1AA')
  await expect(nation).toBeVisible()
  await nation.getByText('Scotland').click()
  await expectAccessible(page)
  await tick(page, 'answer')
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success/)
  expect(await leadsOf(server, person)).toMatchObject([{ nation: 'scotland' }])
})

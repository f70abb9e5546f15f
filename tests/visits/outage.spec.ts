import { startServer } from '../server.ts'
import {
  answerByPointer,
  expect,
  leadsOf,
  someone,
  stepAsking,
  stopTheClock,
  test,
} from './visit.ts'

test('with the server down at the last step there is a notice, and the second try is one lead', async ({
  page,
  complaints,
}) => {
  const server = await startServer()
  const person = someone()
  const logged: string[] = []
  page.on('console', async (message) => {
    for (const argument of message.args())
      logged.push(JSON.stringify(await argument.jsonValue().catch(() => '')))
  })
  await page.clock.install()
  await page.goto(server.url)
  await answerByPointer(page, person)
  await stopTheClock(page)
  await server.kill()
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  const region = page.getByRole('region', { name: /^Notifications/ })
  await expect(region.getByText('Error', { exact: true })).toBeVisible()
  await expect(
    region.getByText('There was an issue submitting your form. Please try again.'),
  ).toBeVisible()
  await expect(page.getByText(stepAsking('contact-phone'))).toBeVisible()
  await expect(page.getByLabel('Which number should the installer call?')).toHaveValue(person.phone)
  await expect.poll(() => logged.join()).toContain(person.email)
  await page.keyboard.press('Alt+t')
  await expect(region.locator(':focus')).toHaveCount(1)

  await page.clock.resume()
  await server.restart()
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toHaveLength(1)
  expect(complaints.splice(0).length).toBeGreaterThan(0)
  await server.stop()
})

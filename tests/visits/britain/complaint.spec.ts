import { expectAccessible } from '../accessible.ts'
import { sizeOf } from '../desk.ts'
import { expect, leadsOf, someone } from '../visit.ts'
import { letterTo, test } from './visit.ts'

test.describe('on the smallest phone', () => {
  test.use({ viewport: sizeOf(320), hasTouch: true })

  test('a complaint is acknowledged with its day, and its outcome is sent from the desk, with the regulator to go to', {
    tag: '@core',
  }, async ({ browser, server, mail, atDesk: desk }) => {
    const person = someone()
    const visitor = await browser.newContext({
      ...{ baseURL: server.url, javaScriptEnabled: false, viewport: sizeOf(320) },
    })
    const page = await visitor.newPage()
    await page.goto('/contact#complaint')
    const form = page.locator('#complaint form')
    const message = 'You wrote after I had said no.'
    // Without script all of it is on the page.
    await form.locator('[name="complaint-about"][value="contact"]').check({ force: true })
    await form.locator('[name="message"]').fill(message)
    await form.locator('[name="contact-name"]').fill(person.name)
    await form.locator('[name="contact-email"]').fill(person.email)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: /Send/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your complaint')
    await visitor.close()
    const acknowledged = await letterTo(person.email, mail, /We have your complaint/)
    expect(acknowledged).toMatch(/with the outcome by \w+day/)
    expect(acknowledged).toContain('https://ico.org.uk/make-a-complaint/')
    expect(acknowledged).not.toContain(message)

    const [lead] = await leadsOf(server, person)
    await desk.goto(`/console/leads/${lead?.id}`)
    const section = desk.getByRole('region', { name: 'The complaint' })
    await expect(section).toContainText(/Answer by \w+day.*Acknowledged/)
    await section.getByRole('button', { name: 'Send the outcome…' }).click()
    await section.getByLabel(`The outcome, to ${person.email}`).fill('We stopped the letters.')
    await expectAccessible(desk)
    await section.getByRole('button', { name: 'Send and close' }).click()
    await expect(section).toContainText('Outcome sent')
    const outcome = await letterTo(person.email, mail, /We stopped the letters/)
    expect(outcome).toContain('https://ico.org.uk/make-a-complaint/')
    const rows = await leadsOf(server, person)
    expect(rows).toMatchObject([{ state: 'answered' }])
  })
})

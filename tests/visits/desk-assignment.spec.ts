import type { Page } from '@playwright/test'
import { expect, inviteAgent, signInAs, test } from './desk.ts'
import { checkAtWidths, leadPath, sendEnquiry } from './desk-leads.ts'

/** A browser without a screen allows no notifications: this one asks, allows them, and writes them down. The page is not looked at. */
async function notifyInPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Notifying extends EventTarget {
      static get permission() {
        return sessionStorage.getItem('allowed') ?? 'default'
      }
      static async requestPermission() {
        sessionStorage.setItem('allowed', 'granted')
        return 'granted'
      }
      constructor(title: string, { body }: { body: string }) {
        super()
        sessionStorage.setItem('notified', `${title}. ${body}`)
      }
    }
    Object.assign(window, { Notification: Notifying })
    document.hasFocus = () => false
  })
}

test('an owner makes a rule, and the operator who gets a lead is notified until they look', {
  tag: '@widths',
}, async ({ atDesk: page, openAs, request, server, mail, owner }) => {
  const agent = await inviteAgent({ server, mail, owner })
  await page.goto('/console/settings')
  await page.getByRole('link', { name: /Who gets a lead/ }).click()
  await expect(page.getByRole('heading', { name: 'Who gets a lead' })).toBeVisible()
  await expect(page.getByText('Nobody: leads wait in the queue.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByRole('checkbox', { name: 'Solar battery', exact: true }).check()
  await page.getByRole('checkbox', { name: agent.name }).check()
  await page.getByRole('checkbox', { name: owner.name }).check()
  await page.getByLabel(`share of ${agent.name}`).selectOption('3')
  const first = agent.name.split(' ')[0]
  await expect(
    page.getByText(new RegExp(`^Leads about solar battery go to ${first}.* \\(3 of 4\\) and Ruth`)),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'Solar battery', exact: true }).uncheck()
  await expect(
    page.getByRole('status').filter({ hasText: /^Priya.* [78] and Ruth [23]$/ }),
  ).toBeVisible()
  await checkAtWidths(page, 'assignment-editing')
  await page.getByRole('checkbox', { name: owner.name }).uncheck()
  await expect(page.getByText(new RegExp(`^Every lead goes to ${first}`))).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It counts for leads that come now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change rule 1' })).toBeVisible()
  await checkAtWidths(page, 'assignment')

  const theirs = await openAs(agent)
  await notifyInPage(theirs)
  await theirs.goto('/console/settings/account')
  const wished = theirs.waitForResponse(/\/api\/account\/notifications$/)
  await theirs.getByRole('checkbox', { name: 'When a lead is given to you' }).check()
  expect((await wished).ok()).toBe(true)
  await theirs.getByRole('button', { name: 'Tell me in this browser too' }).click()
  await expect(theirs.getByText('This browser tells you too')).toBeVisible()
  await checkAtWidths(theirs, 'account-told')
  const asked = theirs.waitForResponse(/\/api\/account\/given$/)
  await theirs.goto('/console/insights')
  await (await asked).finished()
  await expect(theirs).toHaveTitle(/^Insights/)

  const person = await sendEnquiry(request)
  await expect(theirs.getByText(/is yours now\.$/)).toBeVisible()
  await expect(theirs).toHaveTitle(/^\(1\) Insights/)
  const notified = await theirs.evaluate(() => sessionStorage.getItem('notified'))
  expect(notified).toBe('A lead is yours. Open the lead desk.')
  await checkAtWidths(theirs, 'given-notice')
  const letter = () =>
    mail.received.find(
      ({ to, text }) => to.includes(agent.email) && text.includes('You were given a lead'),
    )
  await expect.poll(letter).toBeTruthy()
  const { text = '' } = letter() ?? {}
  expect(text).toContain('You were given a lead at the desk.')
  expect(text).not.toContain(person.email)

  const seen = theirs.waitForResponse(/\/api\/account\/given\/seen$/)
  await theirs.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(theirs.getByText(/was given this lead in turn/)).toBeVisible()
  await expect(theirs.getByText(/is yours now\.$/)).toHaveCount(0)
  await expect(theirs).not.toHaveTitle(/^\(/)
  expect((await seen).ok()).toBe(true)
  const given = await theirs.request.get('/api/account/given')
  expect(await given.json()).toEqual({ leads: [] })

  // Other visits are at the same desk: there no operator is given a lead unasked.
  await page.getByRole('button', { name: 'Remove rule 1' }).click()
  await expect(page.getByText('Saved. It counts for leads that come now.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It counts for leads that come now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change rule 1' })).toHaveCount(0)
})

test('an agent goes away with one question, undoes it, and comes back', {
  tag: ['@widths', '@core'],
}, async ({ page, context, openAs, request, server, mail, owner }) => {
  const agent = await inviteAgent({ server, mail, owner })
  await signInAs(context, server, agent)
  await page.goto(await leadPath(server, await sendEnquiry(request)))
  await page.getByRole('button', { name: 'Nobody’s' }).click()
  await page.getByRole('button', { name: `${agent.name} (you)` }).click()
  const ownership = page.getByRole('button', { name: /^Owner Priya/ })
  await expect(ownership).toBeVisible()

  await page.getByRole('button', { name: 'I’m away…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Going away?' })
  await expect(dialog).toContainText('You have one open lead. What becomes of it?')
  await checkAtWidths(page, 'going-away')
  await dialog.getByRole('button', { name: 'I’m away' }).click()
  await expect(
    page.getByText('You’re away until you’re back. One lead is back in the queue.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nobody’s' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ownership).toBeVisible()
  await expect(page.getByText('New leads go to others.')).toHaveCount(0)

  await page.getByRole('button', { name: 'I’m away…' }).click()
  await dialog.getByLabel('They stay mine').check()
  await dialog.getByRole('button', { name: 'I’m away' }).click()
  await expect(page.getByText('New leads go to others.')).toBeVisible()
  await expect(ownership).toBeVisible()
  await checkAtWidths(page, 'away')

  const people = await openAs(owner)
  await people.goto('/console/settings/people')
  const row = people.getByRole('listitem').filter({ hasText: agent.email })
  await expect(row).toContainText('Away until they’re back')
  await checkAtWidths(people, 'people-away')
  await row.getByRole('button', { name: 'Is back' }).click()
  await expect(row.getByRole('button', { name: 'Is away…' })).toBeVisible()
  const absences = page.waitForResponse(/\/api\/absences$/)
  await page.reload()
  expect(await (await absences).json()).toMatchObject({ absences: [] })
  await expect(ownership).toBeVisible()
  await expect(page.getByText('New leads go to others.')).toHaveCount(0)

  await people.goto('/console/settings/audit')
  await expect(
    people.getByText(/noted that Priya.* is away, and put 1 lead back/).first(),
  ).toBeVisible()
  await expect(people.getByText('took a lead').first()).toBeVisible()
})

test('days to come are planned under You, and taken back', async ({ atDesk: page }) => {
  await page.goto('/console/settings/account')
  const section = page.getByRole('region', { name: 'When you’re away' })
  await section.getByRole('button', { name: 'I’m away…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Going away?' })
  await dialog.getByLabel('On days to come').check()
  await dialog.getByLabel('First day').fill('2030-12-23')
  await dialog.getByLabel('Last day').fill('2030-12-20')
  await dialog.getByRole('button', { name: 'I’m away' }).click()
  await expect(dialog.getByText('The end comes before the beginning.')).toBeVisible()
  await dialog.getByLabel('Last day').fill('2030-12-24')
  await dialog.getByRole('button', { name: 'I’m away' }).click()
  await expect(section.getByRole('listitem')).toContainText('Mon 23 Dec 2030 to Tue 24 Dec 2030')
  await section.getByRole('button', { name: 'Take it back' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)
})

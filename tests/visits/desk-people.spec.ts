import type { Page } from '@playwright/test'
import { expect, test } from './desk.ts'
import { checkAtWidths, leadPath, sendEnquiry } from './desk-leads.ts'

const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' })

let numbers = 10

/** A mobile number that no one else in these visits has. */
function newNumber(): string {
  numbers += 1
  return `0491 57${numbers} 900`
}

test('two enquiries of one person become one call, and can be split again', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page, request, server }) => {
  const phone = newNumber()
  const first = await sendEnquiry(request, { answers: { 'contact-phone': phone } })
  const second = await sendEnquiry(request, { answers: { 'contact-phone': phone } })
  await page.goto(`/console?q=${encodeURIComponent(second.email)}`)
  await expect(page.getByText(/2nd/)).toBeVisible()

  await page.goto(await leadPath(server, second))
  const person = page.getByRole('region', { name: 'Same person' })
  await expect(person.getByText('Same phone or email.')).toBeVisible()
  await checkAtWidths(page, 'people-alike')
  await person.getByRole('button', { name: /^Merge/ }).click()
  await expect(person.getByText('2 enquiries, one call')).toBeVisible()
  await expect(person.getByText(/^Called once, in the queue as/)).toBeVisible()
  await expect(page.getByText(/Ruth merged this lead with WW-/)).toBeVisible()
  await undo(page).click()
  await expect(person.getByRole('button', { name: /^Merge/ })).toBeVisible()
  await expect(page.getByText('Ruth undid the merge')).toBeVisible()

  await person.getByRole('button', { name: /^Merge/ }).click()
  await expect(person.getByText('2 enquiries, one call')).toBeVisible()
  await checkAtWidths(page, 'people-merged')
  await person.getByRole('button', { name: /^Split/ }).click()
  await expect(person.getByText(/but somebody else/)).toBeVisible()
  await expect(person.getByRole('button', { name: /^Merge after all/ })).toBeVisible()
  await checkAtWidths(page, 'people-split')
  await page.goto(await leadPath(server, first))
  await expect(person.getByText(/but somebody else/)).toBeVisible()
})

test('a wrong number is corrected, stays readable, and can be undone', { tag: '@widths' }, async ({
  atDesk: page,
  request,
  server,
}) => {
  const person = await sendEnquiry(request)
  await page.goto(await leadPath(server, person))
  const reach = page.getByRole('region', { name: 'How to reach them' })
  await reach.getByRole('button', { name: 'Correct…' }).click()
  await expect(reach.getByLabel('Name')).toBeFocused()
  await reach.getByLabel('Phone').fill('0491')
  await reach.getByRole('button', { name: 'Correct them' }).click()
  await expect(reach.getByText(/Enter a phone number/)).toBeVisible()
  await checkAtWidths(page, 'people-wrong')
  // The live update is quicker than the answer.
  const history = page.getByText('Ruth corrected the phone number', { exact: true })
  await page.route('**/contact-details', async (route) => {
    const response = await route.fetch()
    await expect(history).toBeVisible()
    await route.fulfill({ response })
  })
  const answered = page.waitForResponse('**/contact-details')
  await reach.getByLabel('Phone').fill('0491 570 110')
  await reach.getByLabel('Phone').press('Enter')
  await answered
  await expect(reach.getByText(/before 0412/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 0491 570 110' })).toBeVisible()
  await undo(page).click()
  await expect(page.getByRole('link', { name: /^Call 0412/ })).toBeVisible()
  await expect(reach.getByText(/before/)).toBeHidden()
  await expect(page.getByText('Ruth undid the correction')).toBeVisible()
  await page.unroute('**/contact-details')

  await reach.getByRole('button', { name: 'Correct…' }).click()
  await reach.getByLabel('Phone').fill('0491 570 110')
  await reach.getByLabel('Phone').press('Enter')
  await expect(reach.getByText(/before 0412/)).toBeVisible()
  await checkAtWidths(page, 'people-corrected')
})

test('a visitor who rang is written down, with what they agreed to in their words', {
  tag: '@widths',
}, async ({ atDesk: page }) => {
  await page.goto('/console')
  await page.getByRole('link', { name: 'Add a lead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a lead' })).toBeVisible()
  await page.getByLabel('Name').fill('Pat Rangiora')
  await page.getByLabel('Questions about').selectOption({ label: 'Battery' })
  await page.getByRole('button', { name: 'Add the lead' }).click()
  await expect(page.getByText('Enter a phone number or an email address.')).toBeVisible()
  await expect(page.getByText('Write down what they agreed to, in their words.')).toBeVisible()
  await checkAtWidths(page, 'people-add')
  await expect(page.getByLabel('Name')).toHaveValue('Pat Rangiora')
  await page.getByRole('textbox', { name: 'Phone' }).fill(newNumber())
  await page.getByLabel('Postcode').fill('3056')
  await page.getByLabel('In their words').fill('They asked us to call them about a battery.')
  await page.getByRole('button', { name: 'Add the lead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pat Rangiora' })).toBeVisible()
  await expect(page.getByText('Ruth wrote this down on the telephone')).toBeVisible()
  await expect(page.getByText('They asked us to call them about a battery.')).toBeVisible()
  await expect(page.getByText(/Said on the phone, written down by Ruth/)).toBeVisible()
  await checkAtWidths(page, 'people-added')
})

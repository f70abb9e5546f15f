import type { Page } from '@playwright/test'
import { expect, leadsOf, someone, test } from './visit.ts'

const toShare = /up to three local installers/
const toAnswer = /use these details to answer you\. We don’t pass them on to anybody/

async function fillIn(page: Page, person: ReturnType<typeof someone>) {
  await page.getByLabel('What is your name?').fill(person.name)
  await page.getByLabel('What is your email address?').fill(person.email)
  await page.getByLabel('Which number can we call?').fill(person.phone)
  await page.getByLabel('How can we help?').fill('Is my roof too shady?')
}

for (const about of ['A question', 'Help with an enquiry'])
  test(`‘${about}’ is answered by us, and goes to no installer`, async ({ page, server }) => {
    const person = someone()
    await page.goto('/contact')
    await page.getByText(about, { exact: true }).click()
    const proceed = () => page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('What is your name?').fill(person.name)
    await proceed()
    await page.getByLabel('What is your email address?').fill(person.email)
    await proceed()
    await page.getByLabel('Which number can we call?').fill(person.phone)
    await proceed()
    await page.getByLabel('How can we help?').fill('Is my roof too shady?')
    await expect(page.getByText(toAnswer)).toBeVisible()
    await expect(page.getByText(toShare)).toBeHidden()
    await page.getByRole('button', { name: 'Send My Question' }).click()
    await expectAnswerPage(page)
    const [lead, ...others] = await leadsOf(server, person)
    expect(others).toEqual([])
    expect(lead?.consent_wording).toMatch(toAnswer)
    expect(lead?.consent_version).toMatch(/^question /)
  })

test('asking for a quote after all takes the consent for quotes', async ({ page, server }) => {
  const person = someone()
  await page.goto('/contact')
  await page.getByText('A question', { exact: true }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText('A solar quote').click()
  const proceed = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('What is your name?').fill(person.name)
  await proceed()
  await page.getByLabel('What is your email address?').fill(person.email)
  await proceed()
  await page.getByLabel('Which number can we call?').fill(person.phone)
  await proceed()
  await page.getByLabel('How can we help?').fill('Six panels, please.')
  await expect(page.getByText(toShare)).toBeVisible()
  await expect(page.getByText(toAnswer)).toBeHidden()
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=WW-[0-9A-Z]{8}&token=[\w-]{72}$/)
  await expect(page.getByText('We call you.', { exact: true })).toBeVisible()
  const [lead] = await leadsOf(server, person)
  expect(lead?.consent_wording).toMatch(toShare)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence above the button is the one for the answer that is chosen', async ({
    page,
    server,
  }) => {
    const person = someone()
    await page.goto('/contact')
    await page.getByLabel('A battery quote').check()
    await expect(page.getByText(toShare)).toBeVisible()
    await expect(page.getByText(toAnswer)).toBeHidden()
    await page.getByLabel('Help with an enquiry').check()
    await expect(page.getByText(toShare)).toBeHidden()
    await expect(page.getByText(toAnswer)).toBeVisible()
    await fillIn(page, { ...person, email: 'alex@nowhere' })
    await page.getByRole('button', { name: 'Send My Question' }).click()
    await expect(page).toHaveTitle(/^Check your answers: /)
    await expect(page.getByText(toAnswer)).toBeVisible()
    await expect(page.getByText(toShare)).toBeHidden()
    await page.getByLabel('What is your email address?').fill(person.email)
    await page.getByRole('button', { name: 'Send My Question' }).click()
    await expectAnswerPage(page)
    const [lead] = await leadsOf(server, person)
    expect(lead?.consent_wording).toMatch(toAnswer)
  })
})

async function expectAnswerPage(page: Page) {
  await expect(page).toHaveURL(/\/success\?ref=WW-[0-9A-Z]{8}&token=[\w-]{72}&kind=question$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. We have your question.',
  )
  await expect(page.getByText(/Your reference is WW-[0-9A-Z]{8}/)).toBeVisible()
  await expect(page.getByText('We call you.', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Between you and us' })).toBeVisible()
}

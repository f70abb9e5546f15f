import { expect, signInAs, test } from './desk.ts'
import { checkAtWidths, endUndo, leadPath, sendEnquiry } from './desk-leads.ts'

test.describe.configure({ mode: 'serial' })

test('an owner edits a template, sees how it reads, and is warned of a field that doesn’t exist', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page }) => {
  await page.goto('/console/settings')
  const templates = page.getByRole('region', { name: /^Emails from the desk/ })
  await templates.getByRole('button', { name: /^Change.*We tried to call/ }).click()
  await templates
    .getByLabel('Email', { exact: true })
    .fill('Hi {frist name},\n\nAsk for {operator}.')
  await expect(templates.getByLabel('How it reads')).toContainText('Ask for Ruth Dlamini.')
  await checkAtWidths(page, 'letter-template')
  await templates.getByRole('button', { name: 'Save the template' }).click()
  await expect(templates.getByRole('alert')).toContainText('{frist name} is no field')
  await expect(templates.getByLabel('Email', { exact: true })).toBeFocused()
  await templates
    .getByLabel('Email', { exact: true })
    .fill('Hi {first name},\n\nI rang you. Ask for {operator}.')
  await templates.getByRole('button', { name: 'Save the template' }).click()
  await expect(templates.getByLabel('Email', { exact: true })).toHaveCount(0)
})

test('an agent reads it filled in and sends it: undone it never arrives, the second answers to the agent', {
  tag: ['@widths', '@core'],
}, async ({ page, context, request, server, mail, agent }) => {
  await signInAs(context, server, agent)
  const person = await sendEnquiry(request)
  const lettersTo = () =>
    mail.received.filter(
      (one) => one.to.includes(person.email) && JSON.stringify(one).includes('We tried to call'),
    )
  await page.goto(await leadPath(server, person))
  const emails = page.getByRole('region', { name: 'Emails from the desk' })
  await emails.getByRole('button', { name: 'Write an email…' }).click()
  await expect(emails.getByLabel('Subject')).toHaveValue(/^We tried to call you, /)
  const [firstName = ''] = person.name.split(' ')
  const body = emails.getByLabel(`To ${person.email}`)
  await expect(body).toHaveValue(`Hi ${firstName},\n\nI rang you. Ask for ${agent.name}.`)
  await expect(emails).toContainText(agent.email)
  await checkAtWidths(page, 'letter-write')
  await body.fill('This one is taken back.')
  await emails.getByRole('button', { name: 'Send the email' }).click()
  await expect(emails.getByText('on its way')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(emails.getByText('on its way')).toHaveCount(0)

  await emails.getByRole('button', { name: 'Write an email…' }).click()
  await emails.getByLabel('Subject').fill('We tried to call: a photo')
  await emails.getByLabel(`To ${person.email}`).fill('Could you send a photo of the roof?')
  await emails.getByRole('button', { name: 'Send the email' }).click()
  await expect(emails.getByText('on its way')).toBeVisible()
  await endUndo(server)
  await expect.poll(() => lettersTo().length).toBe(1)
  const source = JSON.stringify(lettersTo())
  expect(source).toContain(agent.email)
  expect(source).toContain('a photo of the roof')
  expect(source).not.toContain('taken back')
  expect(source).toContain('/withdraw?token=')

  await page.reload()
  await emails.getByText('We tried to call: a photo').click()
  await expect(emails.getByText('Could you send a photo of the roof?')).toBeVisible()
  await checkAtWidths(page, 'letter-sent')
})

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './accessible.ts'
import { expect, signInAs, signInByRecoveryCode, takeRecoveryCode, test } from './desk.ts'
import { checkAtWidths, leadPath, sendEnquiry } from './desk-leads.ts'
import { answerByPointer } from './visit.ts'

const person = {
  name: 'Zephyrine Quagmire',
  email: 'zephyrine@quagmire.example',
  phone: '0491 570 737',
}
const personalData = /zephyrine|quagmire|491 ?570 ?737|ring the side gate/gi

test('an owner erases a person, and no file contains their data any more', {
  tag: ['@widths', '@core'],
}, async ({ page, context, server, owner }) => {
  // A session in which the second factor was not given again.
  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  await page.goto('/')
  await answerByPointer(page, person)
  await page.getByLabel('Postcode (optional)').fill('3011')
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  const reference = new URL(page.url()).searchParams.get('ref') ?? ''
  await sendEnquiry(page.request, {
    url: server.url,
    answers: {
      'contact-name': 'Gavin Quagmire',
      'contact-email': 'gavin@quagmire.example',
      'contact-phone': person.phone,
    },
  })

  await page.goto(await leadPath(server, person))
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Please ring the side gate')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Please ring the side gate')).toBeVisible()

  await page.getByRole('button', { name: 'Copy for the person…' }).click()
  const mayBeTheirs = page.getByRole('checkbox', { name: /^Gavin Quagmire/ })
  await expect(mayBeTheirs).not.toBeChecked()
  await checkAtWidths(page, 'whose-data', [320, 390, 820, 1440, 1920])
  await page.getByRole('button', { name: 'Download the copy' }).click()
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await again.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await again.getByLabel('Recovery code').fill(await takeRecoveryCode(server, owner))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${reference}.json`)
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    enquiries: [{ reference, contact: { email: person.email, name: person.name } }],
  })
  expect(bytesIn(server.directory)).toMatch(personalData)

  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  await page.goto(await leadPath(server, person))
  await page.getByRole('button', { name: 'Erase…' }).click()
  await mayBeTheirs.check()
  await page.getByLabel(`Type ${reference} to erase`).fill(reference.toLowerCase())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Erase this person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused()
  expect(bytesIn(server.directory)).toMatch(personalData)
  await checkAtWidths(page, 'erase-code', [320, 390, 1440])
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await expect(dialog.getByLabel('Recovery code')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(await takeRecoveryCode(server, owner))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console$/)
  await expect(page.getByText(person.name)).toHaveCount(0)
  expect(bytesIn(server.directory).match(personalData)).toBeNull()
  expect(server.log.join('\n').match(personalData)).toBeNull()

  await page.goto(`/console?q=${reference}&state=withdrawn`)
  await expect(page.getByText(/^No withdrawn lead matches/)).toBeVisible()
  await page.getByRole('link', { name: 'Search other leads too' }).click()
  await page.getByRole('link', { name: 'Erased' }).click()
  await expect(page.getByRole('heading', { name: 'This person was erased' })).toBeVisible()
  await expectAccessible(page)
})

test('an owner who erases a person reads that a copy from before a restore may still have them', {
  tag: '@widths',
}, async ({ page, context, server, owner }) => {
  const other = { ...person, email: 'xanthe@quagmire.example', phone: '0491 570 110' }
  const copy = join(server.directory, `wattlewise.sqlite.before-${server.now()}`)
  writeFileSync(copy, '')
  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  await page.goto('/')
  await answerByPointer(page, other)
  await page.getByLabel('Postcode (optional)').fill('3011')
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  const reference = new URL(page.url()).searchParams.get('ref') ?? ''

  await page.goto(await leadPath(server, other))
  await page.getByRole('button', { name: 'Erase…' }).click()
  await page.getByLabel(`Type ${reference} to erase`).fill(reference)
  await page.getByRole('button', { name: 'Erase this person' }).click()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(await takeRecoveryCode(server, owner))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This person was erased' })).toBeVisible()
  await expect(page.getByText('The copy of the database from before a restore')).toBeVisible()
  await expectAccessible(page)
  await checkAtWidths(page, 'erased-with-copy', [320, 390, 820, 1440, 1920])
  rmSync(copy)
})

/** All files of the server. Another process reads them, because closing them in this one would drop SQLite's locks. */
function bytesIn(directory: string): string {
  const names = execFileSync('find', [directory, '-type', 'f']).toString().trim().split('\n')
  return names
    .map((name) => execFileSync('cat', [name], { maxBuffer: 1e9 }).toString('latin1'))
    .join('\n')
}

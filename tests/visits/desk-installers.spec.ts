import { readFileSync } from 'node:fs'
import { formatInstaller } from '#domain/installer/draft.ts'
import { exportInstallers } from '#operations/installer/import-installers.ts'
import { installerWith } from '../installers.ts'
import { expect, signInAs, signInByRecoveryCode, test } from './desk.ts'
import { checkAtWidths } from './desk-leads.ts'

const ladder = installerWith({ abn: '51 824 753 556' })
const draft = formatInstaller(ladder)
const tinRoof = { ...ladder, abn: '53 004 085 616', tradingName: 'Tin Roof Electrical' }

test('an owner adds an installer by keyboard, changes, pauses, imports and exports', {
  tag: '@widths',
}, async ({ page, context, server, owner }) => {
  // A session in which nobody gave the second factor again.
  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page.getByRole('heading', { name: 'No installers yet' })).toBeVisible()
  await checkAtWidths(page, 'installers-empty')
  await page.getByRole('link', { name: 'Add an installer' }).press('Enter')

  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.insertText(text)
  }
  await type('Trading name', draft.trading_name)
  await type('ABN', '51 824 753 557')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    /^ABN: Enter its ABN/,
    /^Areas: /,
    /^Services: /,
    /^Kinds of property: /,
    /^Fees by service: /,
    /^People: /,
  ])
  await checkAtWidths(page, 'installer-problems')
  await summary.getByRole('link', { name: 'ABN' }).press('Enter')
  await expect(page.getByLabel('ABN', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(draft.abn)
  // What was typed is still there after a reload.
  await page.reload()
  await expect(page.getByLabel('ABN', { exact: true })).toHaveValue(draft.abn)
  for (const [label, text] of [
    ['People', draft.people],
    ['Areas', 'Victoria'],
    ['Except these postcodes', '3195'],
    ['Fees by service', 'panels 60\nbatteries 85'],
    ['Accreditations', draft.accreditations],
    ['Seller’s approval, number', draft.seller_number],
    ['Cap a day', '5'],
  ] as const)
    await type(label, text)
  await page.getByLabel('Seller’s approval, last day').fill(draft.seller_expires_on)
  for (const option of ['Panels', 'Homes']) await page.getByLabel(option).press('Space')
  await page.getByLabel('Cap a day').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await dialog.getByLabel('Recovery code').fill(owner.recoveryCodes.pop() ?? '')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bright Ladder Electrical')
  await expect(page.getByText('Waiting for terms')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('The letter is on its way.')).toBeVisible()
  const caps = page.getByRole('region', { name: /^Caps/ })
  await expect(caps.getByText('0 of 5')).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('Cap a day').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(caps.getByText('0 of 3')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await checkAtWidths(page, 'installer')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

  await page.keyboard.press('u')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  const importing = async (csv: string) =>
    page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'installers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const file = exportInstallers([tinRoof])
  await importing(file.replace(tinRoof.abn, '53 004 085 617'))
  await expect(page.getByRole('row', { name: /^2 abn Enter its ABN/ })).toBeVisible()
  await checkAtWidths(page, 'installers-import')
  await importing(file)
  await expect(page.getByText('One installer to add')).toBeVisible()
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect(page.getByText('One installer added, 0 changed.')).toBeVisible()

  await page.getByRole('link', { name: 'To the installers' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await checkAtWidths(page, 'installers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 2 as CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[1]).toContain('Bright Ladder Electrical,51 824 753 556,Victoria,3195')
  expect(lines[2]).toContain('Tin Roof Electrical')
})

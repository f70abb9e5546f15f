import { readFileSync } from 'node:fs'
import { openDatabase } from '#database/open.ts'
import { formatInstaller } from '#domain/installer/draft.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { exportInstallers } from '#operations/installer/import-installers.ts'
import { installerWith } from '../installers.ts'
import { insertLead, lead, storeDeps } from '../leads.ts'
import type { Running } from '../server.ts'
import { storeInstaller } from '../stored-installers.ts'
import {
  expect,
  giveRecoveryCode,
  keepConfirmed,
  signInAs,
  signInByRecoveryCode,
  takeRecoveryCode,
  test,
} from './desk.ts'
import { checkAtWidths, closeInstallers } from './desk-leads.ts'

const ladder = installerWith({ abn: '51 824 753 556' })
const draft = formatInstaller(ladder)
const tinRoof = { ...ladder, abn: '53 004 085 616', tradingName: 'Tin Roof Electrical' }

test.afterEach(({ server }) => closeInstallers(server))

test('an owner adds an installer by keyboard, changes, pauses, imports and exports', {
  tag: ['@widths', '@core'],
}, async ({ page, context, server, owner }) => {
  // A session in which the second factor was not given again.
  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page.getByRole('heading', { name: 'No installers yet' })).toBeVisible()
  await checkAtWidths(page, 'installers-empty')
  await page.getByRole('link', { name: 'Add an installer' }).press('Enter')

  const part = page.getByRole('navigation', { name: 'Parts' })
  const save = page.getByRole('button', { name: /^Save part/ })
  const label = (name: string) => page.getByLabel(name, { exact: true })
  const type = async (name: string, text: string) => {
    await label(name).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(text)
  }
  // A new firm begins with its first part, and has no other yet.
  await expect(part.getByRole('link')).toHaveCount(0)
  await type('ABN', '51 824 753 557')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([/^Trading name: /, /^ABN: Enter its ABN/])
  await checkAtWidths(page, 'installer-problems')
  await summary.getByRole('link', { name: 'ABN' }).press('Enter')
  await expect(label('ABN')).toBeFocused()
  await type('ABN', draft.abn)
  await type('Trading name', draft.trading_name)
  // What was typed is still there after a reload.
  await page.reload()
  await expect(label('ABN')).toHaveValue(draft.abn)
  await label('ABN').press('Enter')
  await giveRecoveryCode(page, await takeRecoveryCode(server, owner))
  await keepConfirmed(server)

  // Their own office may fill in the rest.
  await expect(page.getByRole('heading', { name: '2. People' })).toBeVisible()
  await page.getByRole('button', { name: 'Send them the link' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Name').fill('Con Vlahos')
  await asked.getByLabel('Email').fill('con@brightladder.example')
  await checkAtWidths(page, 'installer-send-link')
  await asked.getByRole('button', { name: 'Send them the link' }).click()
  await expect(page.getByText('The email is on its way.')).toBeVisible()
  await page.reload()
  await expect(label('Name')).toHaveValue('Con Vlahos')
  await type('Phone', '0491 570 156')
  await page.getByRole('button', { name: 'Add somebody' }).click()
  const mina = page.getByRole('group', { name: 'person 2' })
  await mina.getByLabel('Name').fill('Mina')
  const road = page.getByRole('group', { name: 'Mina' })
  await road.getByLabel('Phone').fill('0491 570 157')
  await road.getByLabel('Role').selectOption('On the road: their own calls')
  await road.getByLabel('Gets offers').press('Space')
  await road.getByLabel('May accept').press('Space')
  await checkAtWidths(page, 'installer-people')
  await save.press('Enter')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(part).toContainText('Mina, on the road')

  await page.getByRole('link', { name: 'Next: where' }).press('Enter')
  await type('They cover', 'Ballarat, Western suburbs and 3011, but not 3195')
  await page.getByRole('button', { name: 'Ballarat council' }).click()
  await expect(page.getByText('Ballarat, the council area')).toBeVisible()
  await expect(page.getByText('Not 3195', { exact: true })).toBeVisible()
  await checkAtWidths(page, 'installer-where')
  await type('They cover', 'Atlantis')
  await save.press('Enter')
  await expect(page.getByText('We don’t know “Atlantis”').first()).toBeVisible()
  await type('They cover', 'Victoria, but not 3195')
  await save.press('Enter')
  await expect(part).toContainText('All of Victoria, but 1 postcode')

  await page.getByRole('link', { name: 'Next: what they install' }).press('Enter')
  for (const option of ['Panels', 'Homes']) await label(option).press('Space')
  await label('From').first().fill('5')
  await save.press('Enter')
  await expect(page.getByText('Enter both sizes, the smaller first.')).toBeVisible()
  await label('To').first().fill('30')
  await checkAtWidths(page, 'installer-what')
  await save.press('Enter')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Next: when' }).press('Enter')
  await label('From').first().fill('07:30')
  await label('To').first().fill('17:00')
  await label('First day').fill('2026-12-24')
  await label('Last day').fill('2027-01-11')
  await checkAtWidths(page, 'installer-when')
  await save.press('Enter')
  await expect(part).toContainText('Mon to Fri 7:30 to 17:00')

  await page.getByRole('link', { name: 'Next: how many, and the fee' }).press('Enter')
  await type('Cap a day', '5')
  await save.press('Enter')
  await expect(page.getByText('Enter what at least one kind of lead costs')).toBeVisible()
  await label('Panels').fill('60')
  await label('Batteries').fill('85')
  await expect(page.getByText('$93.50 with GST')).toBeVisible()
  await checkAtWidths(page, 'installer-many')
  await save.press('Enter')
  await expect(part).toContainText('5 a day; $60 to $85')

  await page.getByRole('link', { name: 'Next: proof and terms' }).press('Enter')
  for (const [index, category] of (['design', 'installation'] as const).entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a further accreditation' }).click()
    await label('Who holds it').nth(index).fill('Con Vlahos')
    await page.getByRole('combobox', { name: 'For' }).nth(index).selectOption(category)
    await label('Number').nth(index).fill('S4471902')
    await label('Last day').nth(index).fill('2027-06-30')
  }
  await type('Seller’s approval, number', draft.seller_number)
  await label('Seller’s approval, last day').fill(draft.seller_expires_on)
  await checkAtWidths(page, 'installer-proof')
  await save.press('Enter')
  await expect(part).toContainText('2 accreditations, terms not accepted yet')

  await page.getByRole('link', { name: 'To the installer' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bright Ladder Electrical')
  await expect(page.getByText('no offers before its checks are done')).toBeVisible()
  const checks = page.getByRole('region', { name: 'Before the first offer' })
  await expect(checks).toContainText('“Not ready: ABN, phone, terms, rehearsal”')
  await checkAtWidths(page, 'installer-not-ready')
  await checks.getByRole('button', { name: 'It’s theirs' }).press('Enter')
  await checks.getByRole('button', { name: 'They answered' }).press('Enter')
  await expect(checks).toContainText('“Not ready: terms, rehearsal”')
  for (const letter of ['Send', 'Send one']) {
    await checks.getByRole('button', { name: letter, exact: true }).press('Enter')
    await expect(checks.getByText('The email is on its way.').first()).toBeVisible()
  }
  await expect(checks.getByRole('button', { name: 'Start offers' })).toBeDisabled()
  await passRest(server)
  await page.reload()
  await checks.getByRole('button', { name: 'Start offers' }).press('Enter')
  await expect(page.getByText('Taking leads')).toBeVisible()
  await expect(checks).toHaveCount(0)
  const caps = page.getByRole('region', { name: /^Caps/ })
  await expect(caps.getByText('0 of 5')).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await part.getByRole('link', { name: 'How many, and the fee' }).click()
  await label('Cap a day').fill('3')
  await save.click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await part.getByRole('link', { name: 'Proof and terms' }).click()
  await page.getByRole('link', { name: 'To the installer' }).click()
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

/** Their office accepts our terms and the rehearsal, on its own pages. */
async function passRest(server: Running): Promise<void> {
  const { db, close } = openDatabase({ directory: server.directory })
  const at = new Date().toISOString()
  const accepted = { terms_version: termsVersion, terms_accepted_at: at, rehearsed_at: at }
  await db.updateTable('installers').set(accepted).where('begun_at', 'is not', null).execute()
  await close()
}

test('an owner is asked about enquiries from before an installer was ready, and leaves them to the desk', async ({
  atDesk: page,
  server,
}) => {
  const database = openDatabase({ directory: server.directory })
  const area = { wholeState: false, regions: [], postcodes: ['3995'], exceptPostcodes: [] }
  const tradingName = 'Late Arrival Solar'
  const offersSince = new Date(Date.now() + 3_600_000 * 24 * 7).toISOString()
  const id = await storeInstaller(database, { tradingName, area, offersSince })
  for (const created_at of [1, 2].map((hours) => new Date(Date.now() - hours * 3_600_000)))
    await insertLead(
      lead({ postcode: '3995', service: 'solar-battery', created_at: created_at.toISOString() }),
      storeDeps(database),
    )
  await database.close()
  await page.goto('/console/installers')
  await page.getByText(`came before ${tradingName} was ready`).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(id))
  await expect(
    page.getByText(`came before ${tradingName} was ready: offer them too?`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Leave them' }).click()
  await expect(page.getByText(`came before ${tradingName} was ready`)).toHaveCount(0)
})

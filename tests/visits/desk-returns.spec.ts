import { v7 as uuidv7 } from 'uuid'
import { insertEntry } from '#database/offer/ledger.ts'
import { openDatabase } from '#database/open.ts'
import { feeWithGst } from '#domain/offer/ledger.ts'
import type { Running } from '../server.ts'
import { storeInstaller, storeOffer } from '../stored-installers.ts'
import { expect, giveRecoveryCode, takeRecoveryCode, test } from './desk.ts'
import { checkAtWidths, closeInstallers, leadPath, sendEnquiry } from './desk-leads.ts'

/** Offers of a lead that an installer has accepted, each with its fee. */
async function accepted(
  server: Running,
  lead: string,
  offers: { tradingName: string; feeCents: number; returnedAt?: string }[],
): Promise<string[]> {
  const { db, close } = openDatabase({ directory: server.directory })
  const at = new Date(server.now()).toISOString()
  const installers: string[] = []
  for (const { tradingName, feeCents, returnedAt } of offers) {
    const installer = await storeInstaller({ db }, { tradingName })
    const { amountCents, gstCents } = feeWithGst(feeCents)
    const offer = await storeOffer(
      { db },
      {
        ...{ lead, installer, fee_cents: feeCents, answered_at: at },
        ...{ state: returnedAt ? 'returned' : 'accepted', returned_at: returnedAt ?? null },
        ...(returnedAt ? { returned_because: 'number-dead', return_words: 'It rings out.' } : {}),
      },
    )
    await insertEntry(db, {
      ...{ id: uuidv7(), installer, offer, kind: 'fee', at, reverses: null, entered_by: null },
      ...{ amount_cents: amountCents, gst_cents: gstCents },
    })
    installers.push(installer)
  }
  await close()
  return installers
}

test.afterEach(({ server }) => closeInstallers(server))

test('a return is decided by its time, a credit needs none, and above the limit an owner agrees', {
  tag: ['@widths', '@core'],
}, async ({ atDesk, openAs, agent, server }) => {
  const person = await sendEnquiry(atDesk.request)
  const path = await leadPath(server, person)
  const lead = path.split('/').at(-1) ?? ''
  const [first = ''] = await accepted(server, lead, [
    { tradingName: 'Hobbs & Nguyen Solar', feeCents: 6000 },
    { tradingName: 'Bright Ladder', feeCents: 25_000 },
    {
      ...{ tradingName: 'Tin Roof Power', feeCents: 6000 },
      returnedAt: new Date(server.now() - 3_600_000).toISOString(),
    },
  ])

  const agents = await openAs(agent)
  await agents.goto(path)
  await agents.getByRole('button', { name: 'Credit Hobbs & Nguyen Solar…' }).click()
  const dialog = agents.getByRole('dialog')
  await dialog.getByLabel('Dollars, without GST').fill('60.01')
  await dialog.getByLabel('Why').fill('You drove there for nothing.')
  await dialog.getByRole('button', { name: 'Credit it' }).click()
  await giveRecoveryCode(agents, await takeRecoveryCode(server, agent))
  await expect(dialog.getByText('Enter an amount up to the fee of $60.00.')).toBeVisible()
  await checkAtWidths(agents, 'goodwill', [320, 390, 1440])
  await dialog.getByLabel('Dollars, without GST').fill('60')
  await dialog.getByRole('button', { name: 'Credit it' }).click()
  await expect(agents.getByText('Hobbs & Nguyen Solar is credited, and reads why.')).toBeVisible()
  await agents.getByRole('button', { name: 'Credit Bright Ladder…' }).click()
  await dialog.getByLabel('Why').fill('Three calls to a wrong floor.')
  await dialog.getByRole('button', { name: 'Credit it' }).click()
  await expect(agents.getByText(/has to agree, under ‘To decide’/)).toBeVisible()

  await atDesk.goto('/console/returns')
  await expect(
    atDesk.getByRole('heading', { name: /Tin Roof Power: the number is dead/ }),
  ).toBeVisible()
  await expect(atDesk.getByText(/decide by/)).toBeVisible()
  await checkAtWidths(atDesk, 'returns', [320, 390, 1440])
  await atDesk.getByRole('button', { name: 'Agree and credit it' }).click()
  await expect(atDesk.getByRole('heading', { name: /Bright Ladder/ })).toBeHidden()

  await atDesk.goto(`/console/ledger/${first}`)
  await expect(atDesk.getByText('Goodwill: You drove there for nothing.')).toBeVisible()
  await atDesk.goto(`/console/installers/${first}`)
  await atDesk.getByRole('button', { name: 'End old links…' }).click()
  await checkAtWidths(atDesk, 'old-links', [320, 390, 1440])
  await atDesk.getByRole('button', { name: 'End them' }).click()
  await expect(atDesk.getByText('Old links no longer work.')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { insertInstaller } from '#database/installer/installers.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { installerWith } from '../installers.ts'
import { offerToken } from '../offer-links.ts'
import { type Running, startServer } from '../server.ts'
import { worldAt } from '../world.ts'
import { inDatabase, namePrice } from './priced.ts'
import { answersOf, expect, fillIn, leadsOf, secret, someone, test as visit } from './visit.ts'

const names = ['Hobbs & Nguyen Solar', 'Bright Ladder Electrical', 'Tin Roof Power']

/** A server with three installers that suit every home. */
const test = visit.extend<object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const server = await startServer({ environment: { APP_SECRET: secret } })
      const at = new Date().toISOString()
      await inDatabase(server, async ({ db }) => {
        for (const [index, tradingName] of names.entries()) {
          const people = [
            {
              name: 'Minh Nguyen',
              email: `prices${index}@installer.example`,
              phone: '0491 570 157',
              getsOffers: true,
            },
          ]
          const terms = { version: termsVersion, acceptedAt: at }
          const one = { id: uuidv7(), tradingName, abn: `51 004 000 33${index}`, people, terms }
          await insertInstaller(
            db,
            { ...installerWith(one), level: 0, levelSince: at, createdAt: at },
            uuidv7,
          )
        }
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true })

/** Sends an enquiry and reads who was asked, once there are so many. */
async function enquire(page: Page, server: Running) {
  const person = someone()
  await page.goto('/')
  await fillIn(page, answersOf(person))
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page.getByRole('heading', { name: 'A call, or prices first?' })).toBeVisible()
  const [lead] = await leadsOf(server, person)
  const id = lead?.id ?? ''
  const at = () => ({ secret, now: new Date() })
  const own = `/my-enquiry?token=${linkToken('lead', id, at())}`
  const offerLink = (of: string) =>
    inDatabase(server, async (database) => `/offer?token=${await offerToken(database, of, at())}`)
  const offers = () => inDatabase(server, ({ db }) => listOffersOfLead(db, id))
  return { person, id, own, offers, offerLink }
}

async function seePricesFirst(page: Page, { offers }: Pick<Enquired, 'offers'>, count = 3) {
  await page.getByRole('button', { name: /^Show me prices first/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No price yet')
  await expect.poll(async () => (await offers()).length).toBe(count)
  return (await offers()).map(({ id }) => id)
}

type Enquired = Awaited<ReturnType<typeof enquire>>

test('three price it, one may call, and calls, quotes and wins it by phone', {
  tag: '@core',
}, async ({ page, server }) => {
  const enquired = await enquire(page, server)
  const { own, offers, offerLink, person } = enquired
  const asked = await seePricesFirst(page, enquired)
  for (const [index, offer] of asked.entries())
    await namePrice(page, await offerLink(offer), person, index)
  await page.goto(own)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three prices are here')
  await page.getByRole('link', { name: 'Compare them' }).click()
  const [card] = await page.locator('#choose article').all()
  const name = (await card?.getByRole('heading').textContent()) ?? ''
  await page.getByRole('button', { name: `Yes, they may call me: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A call')
  await expect(page.getByText(`You said yes to ${name}.`)).toBeVisible()
  const chosen = (await offers()).find(({ state }) => state === 'accepted')?.id ?? ''
  expect((await offers()).map(({ state }) => state).toSorted()).toEqual([
    'accepted',
    'priced',
    'priced',
  ])

  // Whatever time it is, they may call now.
  await inDatabase(server, ({ db }) =>
    db
      .updateTable('offers')
      .set({ calls_from: new Date().toISOString() })
      .where('id', '=', chosen)
      .execute(),
  )
  await page.goto(await offerLink(chosen))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
  await expect(page.getByRole('heading', { name: 'What they said yes to' })).toBeVisible()
  await page.getByRole('button', { name: /^We spoke/ }).click()
  await page.getByRole('link', { name: 'Record your quote' }).first().click()
  await page.getByLabel('Panels, in kW').fill('6.6')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Price in dollars').fill('7,200')
  await page.getByRole('button', { name: 'Save the quote' }).click()
  await page.getByRole('button', { name: 'We won it' }).first().click()
  await expect(page.getByText('Congratulations. Recorded as won.')).toBeVisible()
  await page.goto(own)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All done')
})

test('a yes is taken back on the same page, and a no is said with its reason', {
  tag: '@core',
}, async ({ page, server }) => {
  const enquired = await enquire(page, server)
  const [first = '', second = ''] = await seePricesFirst(page, enquired)
  await namePrice(page, await enquired.offerLink(first), enquired.person, 1)
  await namePrice(page, await enquired.offerLink(second), enquired.person, 2)
  await page.goto(enquired.own)
  await page
    .getByRole('button', { name: /^Yes, they may call me/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^They may not call after all/ }).click()
  await expect(page.getByText('Done. We’ve told them not to call')).toBeVisible()
  await page.getByText('No thanks, and say why').click()
  await page.getByLabel('Too dear').check()
  await page.getByRole('button', { name: /^Send my no/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nobody may call you')
  await page.goto(await enquired.offerLink(first))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Please don’t call any more')
  await page.goto(await enquired.offerLink(second))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('They chose somebody else')
  await expect(page.getByRole('main')).toContainText('They say: too dear.')
  expect(await page.content()).not.toContain(enquired.person.name)
})

test('a yes that was taken back is said again, and a price that is over is asked for again', async ({
  page,
  server,
}) => {
  const enquired = await enquire(page, server)
  const [first = ''] = await seePricesFirst(page, enquired)
  await namePrice(page, await enquired.offerLink(first), enquired.person, 1)
  await page.goto(enquired.own)
  const yes = page.getByRole('button', { name: /^Yes, they may call me/ })
  const back = page.getByRole('button', { name: /^They may not call after all/ })
  await yes.click()
  await back.click()
  await page.getByText('Let them call after all').click()
  await expect(page.getByText(/^Their price of \$.* is still open, until /)).toBeVisible()
  await yes.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A call')
  expect((await enquired.offers()).filter(({ state }) => state === 'accepted')).toHaveLength(1)
  await back.click()

  const ago = new Date(Date.now() - 60_000).toISOString()
  await inDatabase(server, ({ db }) =>
    db
      .updateTable('offers')
      .set({ expires_at: ago })
      .where('lead', '=', enquired.id)
      .where('priced_at', 'is not', null)
      .execute(),
  )
  await page.goto(enquired.own)
  await page.getByRole('button', { name: /^Ask them again/ }).click()
  await expect(page.getByText('Asked. You have their price within two working days')).toBeVisible()
  await expect(page.getByText('They’re asked again now.')).toBeVisible()
  const again = (await enquired.offers()).at(-1)
  expect(again?.state).toBe('offered')
  await namePrice(page, await enquired.offerLink(again?.id ?? ''), enquired.person, 2)
  await page.goto(enquired.own)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One price is here')
})

test('where no installer prices it in two working days, the page says so and offers a call', async ({
  page,
  server,
}) => {
  const enquired = await enquire(page, server)
  await seePricesFirst(page, enquired)
  const ago = new Date(Date.now() - 60_000).toISOString()
  await inDatabase(server, async ({ db }) => {
    const own = db.updateTable('enquiries').set({ prices_by: ago, promised_by: ago })
    await own.where('id', '=', enquired.id).execute()
    const offers = db.updateTable('offers').set({ expires_at: ago })
    await offers.where('lead', '=', enquired.id).execute()
  })
  await page.goto(enquired.own)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nobody has named a price')
  await page.getByRole('button', { name: 'Call me instead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A call')
})

test('a visitor who chooses while an installer accepts reads which one has', async ({
  page,
  server,
}) => {
  const enquired = await enquire(page, server)
  await page.getByRole('button', { name: /^Call me/ }).click()
  await expect.poll(async () => (await enquired.offers()).length).toBe(3)
  await page.getByText('A call, or prices first').click()
  const [offer] = await enquired.offers()
  await inDatabase(server, async (database) => {
    const world = worldAt(new Date(), database, { maxInstallers: 3, newId: uuidv7 })
    expect(await acceptLead(offer?.id ?? '', world)).toMatchObject({ ok: true })
  })
  await page.getByRole('button', { name: /^Show me prices first/ }).click()
  await expect(page.getByRole('alert')).toContainText('has accepted and will call you')
  await expect(page.getByRole('button', { name: /^Show me prices first/ })).toHaveCount(0)
})

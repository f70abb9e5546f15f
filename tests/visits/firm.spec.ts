import { firmPages } from '#server/firm/firm-pages.ts'
import { htmlProblems } from '../html-problems.ts'
import { expectAccessible } from './accessible.ts'
import { test as desk, sizeOf } from './desk.ts'
import { acceptedOf, milo, mina, offerOf, openBrowser, signIn, storeFirm, wideOn } from './firm.ts'
import { inDatabase } from './priced.ts'
import { expect } from './visit.ts'

/** A server with a firm of two, who have accepted two enquiries and are offered a third. */
const test = desk.extend<object, { firm: string }>({
  firm: [
    async ({ server }, use) => {
      const id = await inDatabase(server, async (database) => {
        const id = await storeFirm(database)
        await acceptedOf(database, id, theo)
        await acceptedOf(database, id, ruth)
        await offerOf(database, id, jill)
        return id
      })
      await use(id)
    },
    { scope: 'worker', auto: true },
  ],
})

/** Enquiries that share a number or an address are one person's. */
const theo = { first_name: 'Theo', last_name: 'Laskaris', phone: '0491 570 110' }
const ruth = { first_name: 'Ruth', last_name: 'Abela', phone: '0491 570 156' }
const jill = { first_name: 'Jill', last_name: 'Tran', phone: '0491 570 157' }

const phone = { width: 390, hasScript: false } as const

test('two of a firm sign in, call, take back, hand over, visit, quote and win, by phone and without script', {
  tag: '@core',
}, async ({ browser, server, mail }) => {
  const [office, road] = [
    await openBrowser(browser, server.url, phone),
    await openBrowser(browser, server.url, phone),
  ]
  await signIn(office, milo, mail)
  const calls = office.getByRole('listitem').filter({ hasText: 'How did it go?' })
  await expect(calls).toHaveCount(2)
  await expect(office.getByRole('heading', { name: 'Offers open' })).toBeVisible()

  const first = calls.filter({ hasText: 'Theo' })
  // The first one is open.
  if ((await first.locator('details[open]').count()) === 0)
    await first.getByText('How did it go?').click()
  await first.getByRole('button', { name: /No answer/ }).click()
  await expect(office.getByText('Theo Laskaris: No answer.')).toBeVisible()
  await expect(calls).toHaveCount(1)
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(calls).toHaveCount(2)

  await office.getByRole('link', { name: /^Theo Laskaris/ }).click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText('Theo Laskaris')
  await office.getByLabel('Give it to').selectOption('Mina Demo')
  await office.getByRole('button', { name: 'Give it' }).click()
  await expect(office.getByText('Mina Demo’s')).toBeVisible()

  await signIn(road, mina, mail)
  await expect(road.getByRole('link', { name: /^Theo Laskaris/ })).toBeVisible()
  await expect(road.getByText('Ruth Abela')).toHaveCount(0)
  await expect(road.getByRole('heading', { name: 'Offers open' })).toHaveCount(0)
  for (const path of ['/installer/figures', '/installer/firm/people']) {
    await road.goto(path)
    await expect(road.getByRole('heading', { level: 1 })).toHaveText('This is for the office')
  }
  await road.goto('/installer/today')
  await road.getByRole('link', { name: /^Theo Laskaris/ }).click()
  await road.getByRole('button', { name: /We spoke/ }).click()
  await road.getByLabel('Day').fill('2099-01-05')
  await road.getByLabel('Time').fill('15:30')
  await road.getByLabel('Address, as they gave it').fill('14 Example Street')
  await road.getByRole('button', { name: 'Set the visit' }).click()
  await expect(road.getByRole('heading', { name: /^Visit/ })).toContainText('5 January 2099')
  await expect(road.getByRole('link', { name: 'Open in my messages' })).toHaveAttribute(
    'href',
    /^sms:\+61491570110\?&body=Hello%20Theo/,
  )
  await road.getByLabel('For your firm only.').fill('Switchboard is in the laundry.')
  await road.getByRole('button', { name: 'Save the note' }).click()
  await expect(road.getByText('Switchboard is in the laundry.')).toBeVisible()
  await road.getByRole('link', { name: 'Enquiries' }).click()
  await expect(road.getByRole('row').filter({ hasText: 'Theo' })).toContainText('Visit set')

  await office.reload()
  await expect(office.getByText('Mina Demo noted:')).toBeVisible()
  await office.getByRole('link', { name: 'Enquiries' }).click()
  await expect(office.getByRole('row').filter({ hasText: 'Theo' })).toContainText('Mina Demo')
  await office.getByRole('searchbox').fill('abela')
  await office.getByRole('button', { name: 'Search' }).click()
  await expect(office.getByRole('row').filter({ hasText: 'Theo' })).toHaveCount(0)
  await office.getByRole('link', { name: 'Figures' }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Figures')
  await expect(office.getByText('Fewer than five firms').first()).toBeVisible()

  await office.getByRole('link', { name: 'Firm' }).click()
  await office.getByRole('link', { name: 'Change Mina Demo' }).click()
  await office.getByRole('button', { name: 'Take them off the list' }).click()
  await expect(office.getByText('Taken off the list')).toBeVisible()
  await road.goto('/installer/today')
  await expect(road.getByRole('heading', { level: 1 })).toHaveText('Sign in for your firm')
  await office.goto('/installer/me')
  await office.getByRole('button', { name: 'Sign out here' }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Sign in for your firm')
})

test('a passkey is made on one’s own page, and signs in without a code', async ({ page, mail }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const),
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await signIn(page, milo, mail)
  await page.goto('/installer/me')
  await page.getByRole('button', { name: 'Make a passkey here' }).click()
  await expect(page.getByText('Made. It signs you in here from now on.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.goto('/installer/me')
  await expect(page.getByText(/^Here: /)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed. It opens nothing any more.')).toBeVisible()
})

test('how a call went, tapped without signal, stays on the phone and goes with the next connection', {
  tag: '@core',
}, async ({ page, context, complaints, server, mail }) => {
  await signIn(page, milo, mail)
  const call = page.getByRole('listitem').filter({ hasText: 'Ruth Abela' })
  if ((await call.locator('details[open]').count()) === 0)
    await call.getByText('How did it go?').click()
  await context.setOffline(true)
  await call.getByRole('button', { name: /No answer/ }).click()
  await expect(call.getByText('Not sent yet.')).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('firm-taps') ?? '')
  expect(kept).toContain('no-answer')
  expect(kept).not.toContain('Ruth')
  await context.setOffline(false)
  await page.waitForURL(/done=called/)
  expect(await page.evaluate(() => localStorage.getItem('firm-taps'))).toBe('[]')
  const calls = () =>
    inDatabase(server, ({ db }) => db.selectFrom('contacts').select('outcome').execute())
  await expect.poll(calls).toContainEqual({ outcome: 'no-answer' })
  // The browser complains of the connection that was off.
  complaints.splice(0)
})

test('a firm’s pages are valid HTML', { tag: '@core' }, async ({ page, mail }) => {
  await signIn(page, milo, mail)
  const enquiry = await page
    .getByRole('link', { name: /^Ruth Abela/ })
    .first()
    .getAttribute('href')
  const paths = Object.keys(firmPages).map((path) => `/installer${path}`)
  const open = ['firm/people?open=new', 'firm/papers?of=0', 'firm/papers?of=new']
  for (const path of [...paths, ...open.map((path) => `/installer/${path}`), enquiry ?? '']) {
    const response = await page.request.get(path)
    expect(response.url(), path).toContain(path)
    expect.soft(htmlProblems(await response.text()), path).toEqual([])
  }
})

test('a firm’s pages fit every width', async ({ page, mail }) => {
  await signIn(page, milo, mail)
  const enquiry = await page
    .getByRole('link', { name: /Ruth Abela/ })
    .first()
    .getAttribute('href')
  const parts = ['today', 'enquiries', 'figures', 'firm/people', 'firm/people?open=new', 'me']
  const work = [
    'firm/where',
    'firm/what',
    'firm/when',
    'firm/papers',
    'firm/papers?of=0',
    'firm/papers?of=new',
    'rehearsal',
  ]
  const pages = ['sign-in', ...parts, ...work].map((part) => `/installer/${part}`)
  for (const path of [...pages, enquiry ?? '']) {
    await page.goto(path)
    for (const width of [320, 390, 820, 1024, 1440, 1920] as const) {
      await page.setViewportSize(sizeOf(width))
      expect(await wideOn(page), `${path} at ${width} px`).toEqual([])
      if (width === 390) await expectAccessible(page)
      if (process.env.SHOTS && (width === 390 || width === 1440))
        await page.screenshot({
          path: `${process.env.SHOTS}/${path.replace(/\W+/g, '-').slice(0, 40)}-${width}.png`,
          fullPage: true,
        })
    }
  }
})

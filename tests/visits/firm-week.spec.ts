import type { Page } from '@playwright/test'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { movedNow } from '../calling-hour.ts'
import { listenHttp } from '../servers.ts'
import { worldAt } from '../world.ts'
import { expectAccessible } from './accessible.ts'
import { test as desk, sizeOf } from './desk.ts'
import {
  type Asking,
  emailOf,
  internationalOf,
  openBrowser,
  signIn,
  signInByCode,
  storeEnquiry,
  storeFirm,
  wideOn,
} from './firm.ts'
import { inDatabase } from './priced.ts'
import { expect } from './visit.ts'

type Texts = { url: string; posted: { to: string; text: string }[] }

/** A server that sends texts too, to a provider of the test's own. */
const test = desk.extend<object, { texts: Texts }>({
  texts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const posted: Texts['posted'] = []
      const provider = await listenHttp(async (request, response) => {
        let body = ''
        for await (const chunk of request) body += chunk
        posted.push(JSON.parse(body))
        response.writeHead(202).end()
      })
      await use({ url: provider.url, posted })
      await provider.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ texts }, use) => {
      const provider = { TEXTS_URL: texts.url, TEXTS_KEY: 'the-key', TEXTS_SENDER: 'Wattlewise' }
      await use({ ...provider, WEBHOOK_ALLOW_PRIVATE: '1' })
    },
    { scope: 'worker' },
  ],
})

/** Each has a firm of its own, which works in one place. Valid numbers that reach no one. */
const weeks = [
  {
    ...({ width: 390, hasScript: false, postcode: '3071' } as const),
    phones: ['0491 570 110', '0491 570 156', '0491 570 157', '0491 570 158', '0491 570 159'],
  },
  {
    ...({ width: 1440, hasScript: true, postcode: '3056' } as const),
    phones: ['0491 571 266', '0491 571 491', '0491 571 804', '0491 572 549', '0491 572 665'],
  },
]

for (const week of weeks) {
  const { width, hasScript, postcode, phones } = week
  const [theoPhone = '', ruthPhone = '', jillPhone = '', officePhone = '', roadPhone = ''] = phones
  const theo = { first_name: 'Theo', last_name: 'Laskaris', phone: theoPhone, postcode }
  const ruth = { first_name: 'Ruth', last_name: 'Abela', phone: ruthPhone, postcode }
  const jill = { first_name: 'Jill', last_name: 'Tran', phone: jillPhone, postcode }
  const milo: InstallerPerson = {
    ...{ name: 'Milo Demo', email: `milo${postcode}@magpie.example`, phone: officePhone },
    ...{ role: 'office', getsOffers: true, getsTexts: true },
  }
  const mina: InstallerPerson = {
    ...{ name: 'Mina Demo', email: `mina${postcode}@magpie.example`, phone: roadPhone },
    ...{ role: 'road', getsOffers: false, getsTexts: true },
  }
  const abn = `51 004 00${postcode[0]} ${postcode.slice(1)}`
  const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }

  test(`two of a firm go through a week at ${width} px ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
    server,
    mail,
    texts,
    complaints,
  }) => {
    const open = async () => {
      const page = await openBrowser(browser, server.url, week)
      page.on('pageerror', (error) => complaints.push(error.message))
      return page
    }
    const lettersTo = (email: string) =>
      mail.received
        .filter(({ to }) => to.includes(email))
        .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    const textsTo = (phone: string) =>
      texts.posted.filter(({ to }) => to === internationalOf(phone)).map(({ text }) => text)
    /** The letter to them that says this, once it is there. */
    const letterTo = async (email: string, words: string) => {
      const found = () => lettersTo(email).find((text) => text.includes(words))
      await expect.poll(found, `${email}: ${words}`).toBeTruthy()
      return found() ?? ''
    }
    const arrive = (asking: Asking) =>
      inDatabase(server, async (database) => {
        const lead = await storeEnquiry(database, asking)
        await offerLead(lead, worldAt(movedNow(), database), { ifDue: true })
      })
    /** The office accepts the one offer that is open. */
    const accept = async (office: Page, { first_name, last_name }: Asking) => {
      await office.goto('/installer/today')
      await office.locator('#offers').getByRole('link').first().click()
      await expect(office.getByRole('heading', { level: 1 })).toContainText(postcode)
      await expect(office.getByRole('main')).not.toContainText(last_name)
      await see(office, 'offer')
      await office.getByRole('button', { name: 'Accept for $60 + GST' }).click()
      await expect(office.getByText('It’s yours. We’ve told them your name.')).toBeVisible()
      const name = `${first_name} ${last_name}`
      await expect(office.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    const openEnquiry = async (page: Page, { first_name }: Asking) => {
      await page.goto('/installer/enquiries')
      await page.getByRole('link', { name: first_name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(first_name)
    }
    const giveToMina = async (office: Page) => {
      await office.getByLabel('Give it to').selectOption('Mina Demo')
      await office.getByRole('button', { name: 'Give it' }).click()
      await expect(office.getByText('Mina Demo’s', { exact: true })).toBeVisible()
    }

    await inDatabase(server, (database) => storeFirm(database, { abn, area, people: [milo, mina] }))

    // Offered: the office reads of it, by letter and by text, and nobody's name is in them.
    await arrive(theo)
    const offered = await letterTo(milo.email, 'Open this offer')
    await expect.poll(() => textsTo(officePhone).join()).toContain('$60.00 and $6.00 GST if you')
    for (const words of [offered, ...textsTo(officePhone)])
      for (const personal of ['Theo', 'Laskaris', theo.phone]) expect(words).not.toContain(personal)
    expect([...lettersTo(mina.email), ...textsTo(roadPhone)]).toEqual([])

    const office = await open()
    await office.goto('/installer')
    await see(office, 'sign-in')
    await signIn(office, milo, mail)
    await see(office, 'today-offer')

    // Accepted: both sides are written to.
    await accept(office, theo)
    await see(office, 'accepted')
    expect(await letterTo(milo.email, 'Theo Laskaris')).toContain(theo.phone)
    const introduced = await letterTo(emailOf(theo), 'Demo Magpie Electrical')
    expect(introduced).toContain('Milo Demo will call you')
    expect(introduced).toContain(officePhone)

    // Called without an answer: recorded once it can't be taken back any more.
    await office.goto('/installer/today')
    const call = office.getByRole('listitem').filter({ hasText: 'How did it go?' })
    const button = call.getByRole('link', { name: 'Call Theo Laskaris' })
    await expect(button).toHaveAttribute('href', `tel:${internationalOf(theo.phone)}`)
    await see(office, 'today-call')
    await call.getByRole('button', { name: /No answer/ }).click()
    await expect(office.getByText('Theo Laskaris: No answer.')).toBeVisible()
    await see(office, 'today-undo')
    const timesTried = async () => {
      await openEnquiry(office, theo)
      return office.getByText('One call without an answer').count()
    }
    await expect.poll(timesTried).toBe(1)
    await see(office, 'tried')

    // Reached, and given to the road.
    await office.getByRole('button', { name: /^We spoke/ }).click()
    await expect(office.getByText('Recorded.', { exact: true })).toBeVisible()
    await see(office, 'spoke')
    await giveToMina(office)
    await see(office, 'given')

    // On the road: signed in by a text; a visit, a quote, and won.
    const road = await open()
    await signInByCode(road, roadPhone, () =>
      textsTo(roadPhone).flatMap((text) => /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? []),
    )
    await expect(road.getByRole('heading', { name: 'To visit or quote' })).toBeVisible()
    await expect(road.getByRole('link', { name: 'Theo Laskaris' })).toBeVisible()
    await see(road, 'road-today')
    await openEnquiry(road, theo)
    await expect(road.getByRole('link', { name: 'Return this enquiry' })).toHaveCount(0)
    await see(road, 'road-enquiry')
    await road.getByLabel('Day').fill('2099-01-05')
    await road.getByLabel('Time').fill('15:30')
    await road.getByLabel('Address, as they gave it').fill('14 Example Street')
    await road.getByRole('button', { name: 'Set the visit' }).click()
    await expect(road.getByRole('heading', { name: /^Visit/ })).toContainText('5 January 2099')
    await see(road, 'visit')
    await road.goto('/installer/today')
    await expect(road.getByText('14 Example Street')).toBeVisible()
    await see(road, 'road-today-visit')
    await openEnquiry(road, theo)
    await road.getByRole('link', { name: 'Record your quote' }).first().click()
    await see(road, 'quote-sizes')
    await road.getByLabel('Panels, in kW').fill('6.6')
    await road.getByRole('button', { name: 'Continue' }).click()
    await see(road, 'quote-price')
    await road.getByLabel('Price in dollars').fill('7,200')
    await road.getByRole('button', { name: 'Save the quote' }).click()
    await expect(road.getByText('Your quote is recorded.')).toBeVisible()
    await see(road, 'quoted')
    await road.getByRole('button', { name: 'We won it' }).first().click()
    await expect(road.getByText('Congratulations. Recorded as won.')).toBeVisible()
    await see(road, 'won')
    await openEnquiry(office, theo)
    for (const words of ['Milo Demo recorded: spoke', 'Mina Demo recorded: won'])
      await expect(office.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    await see(office, 'history')

    // Another is given, and handed back.
    await arrive(ruth)
    await accept(office, ruth)
    await giveToMina(office)
    await road.goto('/installer/today')
    await road.getByRole('link', { name: /^Ruth Abela/ }).click()
    await see(road, 'road-call')
    await road.getByRole('button', { name: 'Hand it back to the office' }).click()
    await expect(road.getByText('It’s the office’s again.')).toBeVisible()
    await expect(road.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
    await expect(road.getByRole('main')).not.toContainText('Ruth')
    await see(road, 'handed-back')
    await openEnquiry(office, ruth)
    await expect(office.getByText('Nobody’s yet')).toBeVisible()

    // Returned: a person decides by a day that is said.
    await office.getByRole('link', { name: 'Return this enquiry' }).click()
    await see(office, 'return')
    await office.getByLabel('The number belongs to somebody else').check()
    await office.getByLabel(/^Anything we should know/).fill('A bakery answers.')
    await office.getByRole('button', { name: 'Return it' }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('You’ve returned it')
    await expect(office.getByRole('main')).toContainText(/A person decides by .* at the latest/)
    await see(office, 'returned')

    // Accepted by mistake: credited at once.
    await arrive(jill)
    await accept(office, jill)
    await office.getByRole('button', { name: 'Hand it back' }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Credited')
    await see(office, 'credited')
    await letterTo(milo.email, '$66.00 is credited')
    await office.goto('/installer/enquiries')
    for (const [name, state] of [
      ['Theo Laskaris', 'Won'],
      ['removed', 'Returned'],
      ['removed', 'Credited'],
    ] as const)
      await expect(
        office.getByRole('row').filter({ hasText: name }).filter({ hasText: state }),
      ).toBeVisible()
    await expect(office.getByRole('row').filter({ hasText: 'Returned' })).toContainText(
      /By .*[ap]m/,
    )
    await see(office, 'enquiries')
    await office.goto('/installer/figures')
    await expect(office.getByText('calls and outcomes recorded')).toBeVisible()
    await see(office, 'figures')

    // Paused on days to come, and until it is resumed.
    await office.goto('/installer/firm/when')
    await see(office, 'firm-when')
    await office.getByLabel('First day away').fill('2098-12-24')
    await office.getByLabel('First day back').fill('2099-01-11')
    await office.getByRole('button', { name: 'Pause on these days' }).click()
    await expect(office.getByText('From 24 December 2098, back on 11 January 2099')).toBeVisible()
    await office.getByRole('button', { name: 'Until I say' }).click()
    await expect(office.getByText('Paused. What you’ve accepted stays.')).toBeVisible()
    await see(office, 'firm-when-paused')
    await office.goto('/installer/today')
    await expect(office.getByText('Paused until you say. What you’ve accepted')).toBeVisible()
    await see(office, 'today-paused')
    await office.goto('/installer/firm/people')
    await see(office, 'people')
    await office.goto('/installer/firm/where')
    await see(office, 'firm-where')
    await office.goto('/installer/today')
    await office.getByRole('link', { name: 'Take offers again' }).click()
    await office.getByRole('button', { name: 'Take offers again' }).click()
    await expect(office.getByText('You get offers again.')).toBeVisible()
  })

  /** What a page shows is for everybody, and fits a narrow phone too. */
  async function see(page: Page, name: string) {
    await page.setViewportSize(sizeOf(320))
    expect(await wideOn(page), `${name} at 320 px`).toEqual([])
    await page.setViewportSize(sizeOf(width))
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true })
    if (hasScript) await expectAccessible(page)
    else await expectAccessibleWithScript(page)
  }
}

/** Axe waits for timers, which run only with script: the same page in another window of the same person. */
async function expectAccessibleWithScript(page: Page): Promise<void> {
  const browser = page.context().browser()
  const storageState = await page.context().storageState()
  const context = await browser?.newContext({ storageState, viewport: page.viewportSize() })
  if (!context) throw new Error('no browser')
  const window = await context.newPage()
  await window.goto(page.url())
  await expectAccessible(window)
  await context.close()
}

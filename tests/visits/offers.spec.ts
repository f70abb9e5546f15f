import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { listCountedOffers } from '#database/insight/installer-insights.ts'
import { insertInstaller } from '#database/installer/installers.ts'
import { statementOf } from '#database/offer/ledger.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { openDatabase } from '#database/open.ts'
import { dayOf, daysAfter } from '#domain/calendar.ts'
import { installerFigures } from '#domain/insight/installer-figures.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { installerWith } from '../installers.ts'
import { type Running, startServer } from '../server.ts'
import { answersOf, expect, fillIn, leadsOf, someone, test as visit } from './visit.ts'

const names = ['Hobbs & Nguyen Solar', 'Bright Ladder Electrical', 'Tin Roof Power']
const installers = names.map((tradingName, index) => {
  const email = `offers${index}@installer.example`
  const id = uuidv7()
  const people = [{ name: 'Minh Nguyen', email, phone: '0491 570 157', getsOffers: true }]
  const terms = { version: termsVersion, acceptedAt: new Date().toISOString() }
  return {
    ...installerWith({ id, tradingName, abn: `51 004 000 32${index}`, people, terms }),
    email,
  }
})

/** A server with three installers that suit every home. */
const test = visit.extend<object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const server = await startServer()
      const at = new Date().toISOString()
      await inDatabase(server, async (db) => {
        for (const installer of installers)
          await insertInstaller(
            db,
            { ...installer, level: 0, levelSince: at, createdAt: at },
            uuidv7,
          )
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

type Db = ReturnType<typeof openDatabase>['db']

async function inDatabase<T>({ directory }: Running, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase({ directory })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** The letter to a person that says this, decoded as far as its links go. */
async function letterTo({ directory }: Running, email: string, text = ''): Promise<string> {
  const folder = join(directory, 'letters')
  let letter: string | undefined
  await expect
    .poll(async () => {
      const files = await readdir(folder).catch(() => [])
      const letters = await Promise.all(
        files
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFile(join(folder, name), 'utf8')),
      )
      letter = letters
        .map((one) => one.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
        .find((one) => one.includes(`To: ${email}`) && one.includes(text))
      return letter !== undefined
    })
    .toBe(true)
  return letter ?? ''
}

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true })

test('an enquiry is offered to three; one lapses, one declines, and the third accepts, calls, quotes and wins by phone', async ({
  page,
  server,
}) => {
  const person = someone()
  await page.goto('/')
  await fillIn(page, answersOf(person))
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=/)
  await expect(page.getByText('They see your suburb and what you need')).toBeVisible()
  const [lead] = await leadsOf(server, person)
  const id = lead?.id ?? ''
  // An offer waits ten minutes for this word.
  await inDatabase(server, (db) =>
    db.updateTable('enquiries').set({ way: 'call' }).where('id', '=', id).execute(),
  )
  const offers = () => inDatabase(server, (db) => listOffersOfLead(db, id))
  await expect.poll(async () => (await offers()).map(({ state }) => state)).toHaveLength(3)
  const [lapsing, declining, accepting] = await Promise.all(
    (await offers()).map(async ({ id, installer }) => {
      const one = installers.find((other) => other.id === installer)
      const letter = await letterTo(server, one?.email ?? '')
      const link = /\/offer\?token=[\w-]{72,}/.exec(letter)?.[0] ?? ''
      return { id, installer, name: one?.tradingName ?? '', link, letter }
    }),
  )
  if (!lapsing || !declining || !accepting) throw new Error('not three offers')

  await inDatabase(server, (db) =>
    db
      .updateTable('offers')
      .set({ expires_at: new Date(Date.now() - 60_000).toISOString() })
      .where('id', '=', lapsing.id)
      .execute(),
  )
  await page.goto(declining.link)
  await page.getByRole('button', { name: 'Not for us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’ve passed on this one')

  await page.goto(accepting.link)
  for (const personal of [
    person.name,
    person.email,
    person.phone,
    person.name.split(' ')[1] ?? '',
  ]) {
    expect(accepting.letter).not.toContain(personal)
    expect(await page.content()).not.toContain(personal)
  }
  await page.getByRole('button', { name: /^Accept for/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)

  const letter = await letterTo(server, person.email, accepting.name.split(' ')[0])
  const own = /\/my-enquiry\?token=[\w-]{72,}/.exec(letter)?.[0] ?? ''
  await page.goto(own)
  await expect(page.getByRole('heading', { name: accepting.name })).toBeVisible()
  await expect(page.getByText('Ask for Minh Nguyen.')).toBeVisible()
  for (const { name } of [lapsing, declining]) await expect(page.getByText(name)).toHaveCount(0)

  // Whatever time it is, they may call now.
  await inDatabase(server, (db) =>
    db
      .updateTable('offers')
      .set({ calls_from: new Date().toISOString() })
      .where('id', '=', accepting.id)
      .execute(),
  )
  await page.goto(accepting.link)
  await page.getByRole('button', { name: /^We spoke/ }).click()
  await page.getByRole('link', { name: 'Record your quote' }).first().click()
  await page.getByLabel('Panels, in kW').fill('6.6')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Price in dollars').fill('7,200')
  await page.getByRole('button', { name: 'Save the quote' }).click()
  await page.getByRole('button', { name: 'We won it' }).first().click()
  await expect(page.getByText('Congratulations. Recorded as won.')).toBeVisible()

  await expect
    .poll(async () => (await offers()).map(({ state }) => state))
    .toEqual(['expired', 'declined', 'accepted'])
  const won = (await leadsOf(server, person))[0]
  expect(won).toMatchObject({ state: 'won' })
  const timeZone = 'Australia/Melbourne'
  const today = dayOf(new Date(), timeZone)
  const [ledger, figures] = await inDatabase(server, async (db) => [
    await statementOf(db, {
      ...{ installer: accepting.installer, month: today.slice(0, 7), timeZone },
    }),
    installerFigures(
      await listCountedOffers(
        { mayBeOld: db },
        { since: daysAfter(today, -1), until: today },
        timeZone,
      ),
      new Date(),
    ),
  ])
  const fee = (await offers())[2]?.fee_cents ?? 0
  expect(ledger.entries).toMatchObject([{ kind: 'fee', amountCents: fee, gstCents: fee / 10 }])
  const of = (installer: string) => figures.find((one) => one.installer === installer)
  expect(of(accepting.installer)).toMatchObject({ offered: 1, accepted: 1, quoted: 1, won: 1 })
  for (const { installer } of [lapsing, declining])
    expect(of(installer)).toMatchObject({ offered: 1, accepted: 0, quoted: 0, won: 0 })
})

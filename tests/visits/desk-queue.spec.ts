import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import { openDatabase } from '#database/open.ts'
import { byteOrderMark } from '#domain/csv.ts'
import { insertLead, leadReceivers, lead as newLead, storeDeps } from '../leads.ts'
import type { Running } from '../server.ts'
import { totp } from '../totp.ts'
import { test as desk, expect, inviteAgent, signInAs, sizeOf } from './desk.ts'
import { checkScreen, clearQueue, openInbox, resize } from './desk-leads.ts'
import { widthsOfRun } from './visit.ts'

type Queued = {
  name: string
  action?: 'first-call' | 'retry' | 'call-back' | 'quote-follow-up' | 'check-installer'
  /** In how many minutes it is to be done, and the promise ends. */
  at?: number
  promise?: number
  state?: 'new' | 'contacted' | 'quoted'
  postcode?: string
  service?: string
}
type AddLead = (lead: Queued) => Promise<string>

/** A desk with another operator and nothing in its queue, and a database in which a test puts it. */
const test = desk.extend<{ database: Database; queue: AddLead; jack: string }>({
  database: async ({ server }, use) => {
    const database = openDatabase({ directory: server.directory })
    await clearQueue(server)
    await database.db.deleteFrom('saved_views').execute()
    await use(database)
    await database.close()
  },
  queue: async ({ database, server }, use) => use((lead) => addLead(database, server, lead)),
  /** The id of Jack Tran. */
  jack: [
    // The desk has its first owner before it has anybody else.
    async ({ owner: _owner, database: { db }, server }, use) => {
      const now = momentAt(server, 0)
      const email = 'jack@wattlewise.example'
      await db
        .insertInto('operators')
        .values({
          ...{ id: uuidv7(), name: 'Jack Tran', email, role: 'agent' },
          ...{ email_verified: 1, two_factor_enabled: 1, created_at: now, updated_at: now },
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
      const operators = db.selectFrom('operators').select('id').where('email', '=', email)
      await use((await operators.executeTakeFirstOrThrow()).id)
    },
    { auto: true },
  ],
})

let people = 0

const momentAt = ({ now }: Running, minutes: number) =>
  new Date(now() + minutes * 60_000).toISOString()

/** Stores a lead that is in the queue. Returns its id. */
async function addLead(
  database: Database,
  server: Running,
  { name, action = 'first-call', at = -10, promise = 200, state = 'new', ...columns }: Queued,
): Promise<string> {
  const inMinutes = (minutes: number) => momentAt(server, minutes)
  const [first_name = '', ...rest] = name.split(' ')
  people += 1
  const number = String(people).padStart(3, '0')
  const lead = newLead({
    ...{ first_name, last_name: rest.join(' '), created_at: inMinutes(-120) },
    ...{ phone: `0491570${number}`, phone_e164: `+61491570${number}`, service: 'solar-battery' },
    ...{ postcode: '3072', promised_by: inMinutes(promise), callable_from: inMinutes(-120) },
    ...columns,
  })
  await insertLead(lead, storeDeps(database, { receivers: leadReceivers([], []) }))
  const contacted = state === 'new' ? null : inMinutes(-60)
  await database.db
    .updateTable('enquiries')
    .set({ state, next_action: action, next_action_at: inMinutes(at) })
    .set({ contacted_at: contacted, quoted_at: state === 'quoted' ? contacted : null })
    .where('id', '=', lead.id)
    .execute()
  return lead.id
}

/** Opens the queue, and waits for what moves its rows. */
async function openQueue(page: Page): Promise<void> {
  await openInbox(page)
  await expect(page.getByRole('region', { name: 'Next for you' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible()
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: name })
/** A part of the queue may link to the installers in its own heading. */
const names = (page: Page) =>
  page.getByRole('table').getByRole('rowheader').locator('a[href*="/leads/"]').allTextContents()
const bar = (page: Page) => page.getByRole('region', { name: /selected$/ })

/** A desk with something in each part of the queue. */
async function queueOfEachPart(queue: AddLead): Promise<void> {
  await queue({ name: 'Hamish McAllister', action: 'retry', at: -40, promise: -14 })
  await queue({ name: 'Aroha Ngata', action: 'retry', at: -30, promise: 146 })
  await queue({ name: 'Francesca Di Matteo', at: -5, promise: 2000, service: 'rebates' })
  await queue({ name: 'Tomasz Wisniewski', action: 'quote-follow-up', at: -80, state: 'quoted' })
  for (let count = 1; count <= 20; count++)
    await queue({ name: `Later Number${count}`, at: 30 + count, promise: 900 + count })
  await queue({ name: 'Yohannes Tesfaye', action: 'call-back', at: 20, state: 'contacted' })
  for (const name of ['Giorgos Papadakis', 'Nour El-Hassan'])
    await queue({ name, action: 'check-installer', at: 400, state: 'contacted' })
}

test.describe('the queue', () => {
  test('is in parts, what can still be kept first, and folds what is later', async ({
    atDesk: page,
    queue,
  }) => {
    await queueOfEachPart(queue)
    await openQueue(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Queue 27' })).toBeVisible()
    const parts = page.getByRole('table').getByRole('rowheader', { name: /,/ })
    await expect(parts).toHaveText([
      /^Due now, 4 what can still be kept comes first/,
      /^Later, 21 next at /,
      /^Waiting for an installer, 2 nothing for us to do/,
    ])
    const listed = await names(page)
    expect(listed.slice(0, 4)).toEqual([
      'Aroha Ngata',
      'Francesca Di Matteo',
      'Hamish McAllister',
      'Tomasz Wisniewski',
    ])
    expect(listed).toHaveLength(4 + 11 + 2)
    await expect(rowOf(page, 'Hamish McAllister')).toContainText('14 min over')
    await expect(rowOf(page, 'Yohannes Tesfaye')).toContainText('Call back')
    await expect(rowOf(page, 'Giorgos Papadakis')).toContainText('With an installer')

    await page.getByRole('button', { name: '10 more later' }).click()
    await expect(page.getByText('Later Number20')).toBeVisible()
    expect(await names(page)).toHaveLength(27)
  })

  test('shows every overdue lead on its first page, however many there are', async ({
    atDesk: page,
    queue,
  }) => {
    for (let count = 1; count <= 30; count++)
      await queue({ name: `Overdue Number${count}`, at: -200, promise: -count })
    await queue({ name: 'Somebody Else', at: -300, promise: 60 })
    await openQueue(page)
    await expect(rowOf(page, 'Overdue Number30')).toBeVisible()
    const listed = await names(page)
    expect(listed.filter((name) => name.startsWith('Overdue'))).toHaveLength(30)
    expect(listed.slice(0, 2)).toEqual(['Somebody Else', 'Overdue Number30'])
  })

  test('says who is calling, and the card says who is next for me', async ({
    atDesk: page,
    queue,
    database,
    server,
    jack,
  }) => {
    await queueOfEachPart(queue)
    await database.db
      .updateTable('enquiries')
      .set({ claimed_by: jack, claimed_until: momentAt(server, 5) })
      .set({ claim_changed_at: momentAt(server, 0) })
      .where('last_name', '=', 'McAllister')
      .where('state', '!=', 'spam')
      .execute()
    await openQueue(page)
    const atDesk = page.getByRole('list', { name: 'At the desk' })
    await expect(rowOf(page, 'Hamish McAllister')).toContainText('has it')
    await expect(atDesk).toContainText('Jack has a lead open')
    await database.db
      .updateTable('enquiries')
      .set({ calling_by: jack, calling_since: momentAt(server, 0) })
      .where('claimed_by', '=', jack)
      .execute()
    await page.reload()
    await expect(rowOf(page, 'Hamish McAllister')).toContainText('calling')
    await expect(atDesk).toContainText('Jack is calling')
    const card = page.getByRole('region', { name: 'Next for you' })
    await expect(card.getByRole('link', { name: 'Aroha Ngata' })).toBeVisible()
    await expect(card).toContainText('4 due for you')
    await expect(card.getByRole('link', { name: 'Start calling' })).toHaveAttribute(
      'href',
      '/console/calling',
    )
    await card.getByRole('link', { name: 'Francesca Di Matteo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Francesca Di Matteo' })).toBeFocused()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { level: 1, name: 'Hamish McAllister' })).toBeFocused()
    await expect(page.getByText('3 of 27, next action first')).toBeVisible()
  })

  test('leads from one lead to the next through its parts, also below what is folded', async ({
    atDesk: page,
    queue,
  }) => {
    await queueOfEachPart(queue)
    await openQueue(page)
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await rowOf(page, 'Giorgos Papadakis').getByRole('link').click()
    await expect(heading('Giorgos Papadakis')).toBeFocused()
    await expect(page.getByText('26 of 27, next action first')).toBeVisible()
    await page.keyboard.press('k')
    await expect(heading('Later Number20')).toBeFocused()
    await expect(page.getByText('25 of 27, next action first')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(heading('Nour El-Hassan')).toBeFocused()
    await page.keyboard.press('j')
    await expect(page.getByText('27 of 27, next action first')).toBeVisible()
    await page.keyboard.press('u')
    await expect(rowOf(page, 'Nour El-Hassan').getByRole('link')).toBeFocused()
  })

  test('has pages where one of its parts is a list of its own', async ({ atDesk: page, queue }) => {
    for (let count = 1; count <= 17; count++)
      await queue({ name: `Later Number${count}`, at: 30 + count, promise: 900 + count })
    await queue({ name: 'Aroha Ngata', action: 'retry', at: -30 })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await page.goto('/console?due=later')
    await expect(page.getByText('1 to 15 of 17')).toBeVisible()
    expect(await names(page)).toEqual(
      Array.from({ length: 15 }, (_, index) => `Later Number${index + 1}`),
    )
    await page.getByRole('link', { name: 'More' }).click()
    await expect(page.getByText('16 to 17 of 17')).toBeVisible()
    expect(await names(page)).toEqual(['Later Number16', 'Later Number17'])
    await rowOf(page, 'Later Number17').getByRole('link').click()
    await expect(page.getByText('17 of 17, next action first')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'To the beginning' }).click()
    await rowOf(page, 'Later Number15').getByRole('link').click()
    await expect(heading('Later Number15')).toBeFocused()
    await page.keyboard.press('j')
    await expect(heading('Later Number16')).toBeFocused()
    await expect(page.getByText('16 of 17, next action first')).toBeVisible()
  })

  test('gives what was selected with keys to an operator, and one undo takes all of it back', {
    tag: '@core',
  }, async ({ atDesk: page, queue, database }) => {
    await queueOfEachPart(queue)
    await openQueue(page)
    await expect(rowOf(page, 'Aroha Ngata')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(bar(page)).toContainText('1 selected')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await expect(bar(page)).toContainText('3 selected')
    await checkScreen(page, 'queue-selected')
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Jack Tran' }).click()
    await expect(page.getByText('You gave three leads to Jack.')).toBeVisible()
    for (const name of ['Hamish McAllister', 'Aroha Ngata', 'Francesca Di Matteo'])
      await expect(rowOf(page, name)).toContainText('Jack')
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('table')).not.toContainText('Jack')
    const owners = await database.db.selectFrom('enquiries').select('owner').execute()
    expect(owners.filter((lead) => lead.owner !== null)).toEqual([])
  })

  test('closes what was selected with the mouse, for a reason', async ({ atDesk: page, queue }) => {
    await queueOfEachPart(queue)
    await openQueue(page)
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
    await box('Francesca Di Matteo').click()
    await box('Tomasz Wisniewski').click({ modifiers: ['Shift'] })
    await expect(bar(page)).toContainText('3 selected')
    await bar(page).getByRole('button', { name: 'Close…' }).click()
    await page.getByText('Chose another installer').click()
    await checkScreen(page, 'queue-close')
    await page.getByRole('button', { name: 'Mark lost' }).click()
    await expect(page.getByText('Three leads are closed.')).toBeVisible()
    await expect(rowOf(page, 'Francesca Di Matteo')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, 'Francesca Di Matteo')).toBeVisible()

    const all = page.getByRole('checkbox', { name: 'Select all leads on this page' })
    await all.click()
    await expect(bar(page)).toContainText('17 selected')
    await expect(all).toBeFocused()
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: 'Jack Tran' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Jack Tran' })).toBeHidden()
    await expect(bar(page)).toContainText('17 selected')
    await all.focus()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
  })

  test('leaves alone what another operator changed meanwhile, and says so', async ({
    atDesk: page,
    queue,
    database,
  }) => {
    const changed = await queue({ name: 'Changed Meanwhile' })
    await queue({ name: 'Still There' })
    await openQueue(page)
    await page.getByRole('checkbox', { name: 'Select all leads on this page' }).click()
    await expect(bar(page)).toContainText('2 selected')
    // Another operator is quicker by so little that no live update can tell of it.
    await page.route('**/api/leads/many', async (route) => {
      const change = database.db.updateTable('enquiries').set({ version: 7 })
      await change.where('id', '=', changed).execute()
      await route.continue()
    })
    await bar(page).getByRole('button', { name: 'Assign…' }).click()
    await page.getByRole('button', { name: 'Jack Tran' }).click()
    await expect(page.getByRole('alert')).toContainText('Changed Meanwhile stays as it was')
    await expect(rowOf(page, 'Still There')).toContainText('Jack')
    await expect(rowOf(page, 'Changed Meanwhile')).not.toContainText('Jack')
  })

  test('is kept as a view with a name, changed and deleted', async ({ atDesk: page, queue }) => {
    await queueOfEachPart(queue)
    await openQueue(page)
    const sidebar = page.getByRole('navigation', { name: 'Desk', exact: true })
    await page.getByRole('button', { name: 'Service', exact: true }).click()
    await page.getByRole('button', { name: 'Rebates' }).click()
    await expect(page).toHaveURL(/\?service=rebates$/)
    await page.getByRole('button', { name: 'Save view' }).first().click()
    await page.getByLabel('Name of the view').fill('Rebates to call')
    await page.getByText('Everybody at the desk').click()
    await checkScreen(page, 'queue-save-view')
    await page.getByRole('button', { name: 'Save view' }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rebates to call 1' })).toBeVisible()
    const link = sidebar.getByRole('link', { name: /^Rebates to call/ })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toHaveText(/1$/)

    await page.getByRole('button', { name: 'Rebates, take this filter away' }).click()
    await page.getByRole('button', { name: 'save?' }).click()
    await expect(page.getByText('changed,')).toBeHidden()
    await expect(link).toHaveText(/27$/)
    await openQueue(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rebates to call 27' })).toBeVisible()
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('button', { name: 'Delete ‘Rebates to call’ for everybody' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Queue 27' })).toBeVisible()
    await expect(link).toBeHidden()
  })

  test('is exported to its last lead, for spreadsheets and for programs', async ({
    page,
    context,
    queue,
    server,
    mail,
    owner,
  }) => {
    const agent = await inviteAgent({ server, mail, owner })
    await signInAs(context, server, agent)
    await queueOfEachPart(queue)
    await openQueue(page)
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(page.getByRole('heading', { name: 'Export 27 leads' })).toBeVisible()
    await checkScreen(page, 'queue-export')
    await page.getByRole('button', { name: /^CSV/ }).click()
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.type(totp(agent.key, 0, server.now())),
    ])
    expect(csv.suggestedFilename()).toMatch(/^leads-.*\.csv$/)
    const text = await readFile(await csv.path(), 'utf8')
    expect(text.startsWith(`${byteOrderMark}form_type,first_name,`)).toBe(true)
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 27)
    expect(text).toMatch(/,0491 570 \d{3},/)

    const [ndjson] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^NDJSON/ }).click(),
    ])
    const lines = (await readFile(await ndjson.path(), 'utf8')).trimEnd().split('\n')
    expect(lines).toHaveLength(27)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      phone: expect.stringMatching(/^0491570\d{3}$/),
      tries: 0,
    })

    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Select Aroha Ngata' }).click()
    await page.getByRole('checkbox', { name: 'Select Giorgos Papadakis' }).click()
    await bar(page).getByRole('button', { name: 'Export 2' }).click()
    const [selected] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^CSV/ }).click(),
    ])
    expect(selected.suggestedFilename()).toMatch(/^leads-.*\.csv$/)
    const rows = (await readFile(await selected.path(), 'utf8')).trimEnd().split('\r\n')
    expect(rows).toHaveLength(1 + 2)
  })

  test('is where an address without a lead leads', async ({ atDesk: page }) => {
    await page.goto('/console/leads')
    await expect(page).toHaveURL(/\/console$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
  })
})

test('the queue can be read and used at every width', { tag: '@widths' }, async ({
  atDesk: page,
  queue,
}) => {
  await queueOfEachPart(queue)
  await openQueue(page)
  for (const width of widthsOfRun(page, [320, 390, 820, 1440, 1920])) {
    await resize(page, sizeOf(width))
    await expect(page.getByText('Aroha Ngata').first()).toBeVisible()
    await checkScreen(page, 'queue')
    const boxes = page.getByRole('checkbox', { name: /^Select (Aroha|Francesca)/ })
    await boxes.first().click()
    await boxes.last().click()
    await expect(bar(page)).toContainText('2 selected')
    await checkScreen(page, 'queue-marked')
    await boxes.first().click()
    await boxes.last().click()
    await expect(bar(page)).toBeHidden()
  }
})

import { openDatabase } from '#database/open.ts'
import { searchKeysOf } from '#domain/lead/search.ts'
import { expect, signInAs, signInByRecoveryCode, test } from './desk.ts'
import { leadPath, sendEnquiry } from './desk-leads.ts'

test.describe('a search', () => {
  test('appears in no address and survives a reload', async ({ atDesk: page, request }) => {
    const person = await sendEnquiry(request)
    const [name = ''] = person.email.split('@')
    const addresses: string[] = []
    page.on('request', (one) => addresses.push(one.url()))
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const link = page.getByRole('table').getByRole('link', { name: person.name })
    await page.goto('/console')
    await expect(page.getByRole('heading', { level: 1, name: /Queue/ })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await expect(page).toHaveURL(/\/console\?search=s\w+$/)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue(name)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => address.includes(name))).toEqual([])
  })

  test('finds a suburb, an email’s domain and a word of a note', { tag: '@core' }, async ({
    atDesk: page,
    request,
    server,
  }) => {
    const person = await sendEnquiry(request)
    await page.goto(await leadPath(server, person))
    const word = `pobblebonk${Date.now().toString(36)}`
    await page.getByLabel('Note', { exact: true }).fill(`There is a ${word} in the pond`)
    await page.getByRole('button', { name: 'Add note' }).click()
    // What is being written is a text of the page too; once saved it is in the history alone.
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
    await expect(page.getByText(`There is a ${word} in the pond`)).toBeVisible()
    await page.goto('/console')
    const field = page.getByRole('searchbox')
    await expect(field).toHaveAccessibleDescription(/suburbs.*words in notes/)
    for (const typed of [word, word.slice(0, -2).toUpperCase()]) {
      const answered = page.waitForResponse(
        (response) => response.request().headers()['x-search'] === typed,
      )
      await field.fill(typed)
      await answered
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('table').getByRole('link', { name: person.name })).toBeVisible()
    }
    await field.fill(`${word} numbat`)
    await expect(page.getByRole('table')).toHaveCount(0)
  })

  test('among open leads says how many finished ones match too', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const person = await sendEnquiry(request)
    const finished = await sendEnquiry(request)
    const { db, close } = openDatabase({ directory: server.directory })
    const last_name = `O’Quandong${Date.now().toString(36)}`
    for (const { email } of [person, finished])
      await db
        .updateTable('enquiries')
        .set({ last_name, ...searchKeysOf({ first_name: 'Ada', last_name, email }) })
        .set(email === finished.email ? { state: 'won', next_action: null } : {})
        .where('email', '=', email)
        .execute()
    await close()
    await page.goto('/console')
    await page.getByRole('searchbox').fill(last_name.replace('’', '').toLowerCase())
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    const too = page.getByText('One finished lead matches too.')
    await too.getByRole('link', { name: 'Show it' }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
    await expect(too).toHaveCount(0)
  })

  test('works in a browser that forbids storage', async ({ atDesk: page, request }) => {
    const person = await sendEnquiry(request)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }),
    )
    await page.goto('/console')
    await page.getByRole('searchbox').fill(person.email)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('table').getByRole('link', { name: person.name })).toBeVisible()
  })

  test('is forgotten when the operator signs out', async ({
    page,
    context,
    request,
    server,
    agent,
  }) => {
    await signInAs(context, server, await signInByRecoveryCode(server, agent))
    const person = await sendEnquiry(request)
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await page.goto('/console')
    await page.getByRole('searchbox').fill(person.email)
    await expect(page).toHaveURL(/search=s\w+$/)
    expect(await stored()).toContain(person.email)
    await page.getByRole('button', { name: 'sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(await stored()).not.toContain(person.email)
  })
})

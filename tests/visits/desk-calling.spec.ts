import type { Page } from '@playwright/test'
import { dayOf, daysAfter } from '#domain/calendar.ts'
import { callingCalendar, callingDay, daysFrom } from '#domain/promise/calling-calendar.ts'
import { weekdayOf } from '#domain/promise/format-time.ts'
import { au } from '#edition/brand/au.ts'
import type { Running } from '../server.ts'
import { expect, sizeOf, test } from './desk.ts'
import {
  blockPhoneLinks,
  checkAtWidths,
  checkScreen,
  leadPath,
  makeDue,
  pressCall,
  sendEnquiry,
} from './desk-leads.ts'
import { fillSilently, leadsOf } from './visit.ts'

type Person = Awaited<ReturnType<typeof sendEnquiry>>

/** The weekday after today on which calls are allowed, as its days are named: 'Wednesday'. */
function nextWeekday({ now }: Running): string {
  const tomorrow = daysAfter(dayOf(new Date(now()), au.timeZone), 1)
  const calendar = callingCalendar(au.calling, { postcode: '', nation: null })
  for (const day of daysFrom(tomorrow, 1))
    if (callingDay(day, calendar).calling) return weekdayOf(day)
  throw new Error('There is no day for calls')
}

async function sendDue(
  request: Parameters<typeof sendEnquiry>[0],
  server: Running,
  count: number,
): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) people.push(await sendEnquiry(request))
  await makeDue(server, people)
  return people
}

/** What is pressed meanwhile is pressed on what the page knew before. */
function slowLeads(page: Page) {
  return page.route(/\/api\/leads\/[0-9a-f-]+$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
}

const nameOf = (page: Page) => page.getByRole('article').locator('header').getByRole('heading')
const outcome = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: /^How did the call to/ }).getByRole('button', { name })

/** Presses keys one by one and counts them; text counts as none. */
function counter(page: Page) {
  let keys = 0
  return {
    press: async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    },
    count: () => keys,
  }
}

test.describe('calling on a laptop', () => {
  test('a lead takes two keys, with a note five, and undo brings it back with its note', {
    tag: '@core',
  }, async ({ atDesk: page, request, server }) => {
    const people = await sendDue(request, server, 3)
    await blockPhoneLinks(page)
    await page.goto('/console')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('s')
    await expect(page).toHaveURL(/\/console\/calling$/)
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await expect(nameOf(page)).toBeFocused()
    await expect(page.getByRole('complementary', { name: 'Queue and desk' })).toContainText(
      people[1]?.name ?? '',
    )
    await expect(outcome(page, /No answer/)).toContainText(/try 2 of 5/)
    await checkScreen(page, 'calling')

    const first = counter(page)
    await first.press('p')
    await expect(page.getByText(/You pressed Call at/)).toBeVisible()
    await checkScreen(page, 'calling-called')
    await first.press('2')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await expect(nameOf(page)).toBeFocused()
    expect(first.count()).toBe(2)
    const bar = page.getByRole('status').filter({ hasText: `saved for ${people[0]?.name}` })
    await expect(bar).toContainText('No answer')
    await expect(bar).toContainText('Nothing has been sent yet')
    await checkScreen(page, 'calling-after')

    const second = counter(page)
    await second.press('p')
    await second.press('n')
    await page.keyboard.type('Call 2 of 5: asleep until 2.')
    await second.press('Escape')
    await second.press('3')
    await expect(nameOf(page)).toHaveText(people[2]?.name ?? '')
    expect(second.count()).toBeLessThanOrEqual(5)
    await expect(page.getByText(/saved for .*, with your note/)).toBeVisible()

    await expect(bar).toBeHidden()
    await expect(page.getByText(`Undo, and ${people[1]?.name} is with you again`)).toBeVisible()
    await page.keyboard.press('z')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await expect(nameOf(page)).toBeFocused()
    await expect(
      page.getByText(`Undone. ${people[1]?.name} is with you again, with your note.`),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Note on the call' })).toHaveValue(
      'Call 2 of 5: asleep until 2.',
    )
    await expect(page.getByText(/saved for/)).toBeHidden()
    await page.keyboard.press('3')
    await expect(nameOf(page)).toHaveText(people[2]?.name ?? '')
    await page.keyboard.press('1')
    await expect(page.getByRole('heading', { name: /Everyone due/ })).toBeVisible()
    await checkScreen(page, 'calling-empty')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/console$/)

    await page.goto(await leadPath(server, people[1] as Person))
    await expect(page.getByText('Call 2 of 5: asleep until 2.')).toHaveCount(1)
  })

  test('an outcome right after an undo counts, however slow the connection', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 2)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.keyboard.press('2')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await slowLeads(page)
    await page.keyboard.press('z')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.keyboard.press('3')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await expect(page.getByText(`saved for ${people[0]?.name}`)).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('Call pressed while an outcome is being saved lets go of nobody', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 2)
    await blockPhoneLinks(page)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.route(/\/outcomes$/, async (route) => {
      if (route.request().method() === 'POST')
        await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    // Faster than the screen shows that the outcome is on its way.
    await page.evaluate(() => {
      for (const key of ['2', 'p']) dispatchEvent(new KeyboardEvent('keydown', { key }))
    })
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await pressCall(page, () => page.keyboard.press('p'))
    const [called] = await leadsOf(server, people[0] as Person)
    const [next] = await leadsOf(server, people[1] as Person)
    expect([called?.claimed_by, called?.calling_by]).toEqual([null, null])
    expect(next?.calling_by).toBeTruthy()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('a claim renewed while an outcome is being saved takes nobody again', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 2)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    // As on a phone that shows the page again after the call: the renewal is answered first, and says that no operator has the lead.
    await page.route(/\/outcomes$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      const renewed = page.waitForResponse(/\/queue\/renew$/)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      expect((await renewed).status()).toBe(409)
      await page.waitForResponse(/\/queue\/claim$/)
      await route.fulfill({ response })
    })
    await page.keyboard.press('1')
    await expect(page.getByText(`saved for ${people[0]?.name}`)).toBeVisible()
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    const [called] = await leadsOf(server, people[0] as Person)
    expect(called?.claimed_by).toBeNull()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('by pointer a lead takes two clicks, and a slow call ends with its outcome', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 2)
    await blockPhoneLinks(page)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.route(/\/call-started$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await pressCall(page, async () => {
      await page.locator('#call').click()
      await outcome(page, /Reached/).click()
    })
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await expect(page.getByText(`saved for ${people[0]?.name}`)).toBeVisible()
    const [called] = await leadsOf(server, people[0] as Person)
    expect(called).toMatchObject({ state: 'contacted', calling_by: null, claimed_by: null })
  })

  test('a call back is chosen by a digit or typed, and only times for calls are taken', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 3)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await expect(outcome(page, /No answer/)).toContainText(/try 2 of 5/)
    await page.keyboard.press('4')
    const when = page.getByRole('form', { name: 'When shall we call Visitor back?' })
    await expect(when.getByRole('textbox')).toBeFocused()
    await expect(when.getByRole('listitem')).toHaveCount(4)
    await checkScreen(page, 'calling-back')
    await page.keyboard.press('1')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await expect(page.getByText(/We call back/)).toBeVisible()

    await page.keyboard.press('4')
    await expect(when.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('sun 3pm')
    await expect(when.getByRole('status')).toContainText('We may not call on a Sunday.')
    await page.keyboard.press('Enter')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    const weekday = nextWeekday(server)
    const words = `${weekday.slice(0, 3).toLowerCase()} 3pm`
    await when.getByRole('textbox').fill(words)
    await expect(when.getByRole('status')).toContainText(
      new RegExp(`${words} is ${weekday} .*, 3 pm\\.`),
    )
    await page.keyboard.press('Enter')
    await expect(nameOf(page)).toHaveText(people[2]?.name ?? '')

    await page.keyboard.press('4')
    await expect(when.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(when).toBeHidden()
    await expect(page).toHaveURL(/\/console\/calling$/)
  })

  test('a wrong number is corrected and called, or asked for by email', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 2)
    await blockPhoneLinks(page)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.keyboard.press('p')
    await page.keyboard.press('5')
    const form = page.getByRole('form', { name: 'Which number is right?' })
    await expect(form.getByRole('textbox')).toBeFocused()
    await checkScreen(page, 'calling-wrong')
    await form.getByRole('textbox').evaluate(fillSilently, '0491 570 156')
    // However slow the connection: the wrong number is not called again.
    await slowLeads(page)
    await pressCall(page, () => page.keyboard.press('Enter'))
    await expect(page.locator('html')).toHaveAttribute('data-called', 'tel:+61491570156')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(page.getByRole('article').getByText('0491 570 156').first()).toBeVisible()
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await expect(page.getByText(/You pressed Call at/)).toBeVisible()
    await expect(form).toBeHidden()
    await page.keyboard.press('5')
    await form.getByRole('button', { name: 'Send the email' }).click()
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await expect(page.getByRole('article').getByText('0491 570 156').first()).toBeVisible()
  })

  test('two operators never have the same lead, and each sees which visitor the other calls', {
    tag: '@core',
  }, async ({ atDesk: page, openAs, request, server, agent }) => {
    const other = await openAs(agent)
    await blockPhoneLinks(other)
    await blockPhoneLinks(page)
    const people = await sendDue(request, server, 3)
    // With the surname where another Priya is at the desk.
    const has = (person?: Person) => new RegExp(`Priya( Number\\d+)? has ${person?.name}`)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await pressCall(page, () => page.keyboard.press('p'))

    await other.goto(await leadPath(server, people[0] as Person))
    await expect(other.getByText(/Ruth is calling/)).toBeVisible()
    await pressCall(other, () => other.locator('#call').click())
    await expect(page.getByText(/^Priya( Number\d+)? is calling this one now/)).toBeVisible()
    await other.getByRole('button', { name: 'I didn’t call' }).click()
    await expect(page.getByText(/^Priya( Number\d+)? is calling this one now/)).toBeHidden()
    await other.keyboard.press('s')
    await expect(nameOf(other)).toHaveText(people[1]?.name ?? '')
    const refused = other.getByRole('status').filter({ hasText: 'You have the next one.' })
    await expect(refused).toContainText(`Ruth has ${people[0]?.name}`)
    await checkScreen(other, 'calling-claimed')
    await expect(page.getByRole('complementary')).toContainText(has(people[1]))
    await other.keyboard.press('2')
    await expect(nameOf(other)).toHaveText(people[2]?.name ?? '')
    await expect(page.getByRole('complementary')).toContainText(has(people[2]))
  })

  test('another enquiry with the number says what came of the call, and one key makes them one person', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const first = await sendEnquiry(request)
    const second = await sendEnquiry(request, { answers: { 'contact-phone': first.phone } })
    await makeDue(server, [first, second])
    await blockPhoneLinks(page)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(first.name)
    await page.keyboard.press('p')
    await page.keyboard.press('2')
    await expect(page.getByRole('heading', { name: 'Everyone due has been called' })).toBeVisible()
    const { pathname } = new URL(await leadPath(server, second), server.url)
    await page.goto(`/console/calling?lead=${pathname.split('/').at(-1)}`)
    await expect(nameOf(page)).toHaveText(second.name)
    const notice = page.getByRole('status').filter({ hasText: 'Same number as' })
    await expect(notice).toContainText(/no answer .*, by you/)
    await expect(page.getByText('Nobody has tried about this enquiry yet.').first()).toBeVisible()
    await checkScreen(page, 'calling-same-number')
    await page.keyboard.press('m')
    await expect(page.getByText('one person, one call')).toBeVisible()
    await expect(notice).toBeHidden()
  })

  test('while no call is due the screen says so, and it opens the next one that falls due', async ({
    atDesk: page,
    request,
    server,
  }) => {
    await makeDue(server, [])
    await page.goto('/console/calling')
    await expect(page.getByRole('heading', { name: 'Everyone due has been called' })).toBeVisible()
    await page.getByRole('button', { name: 'Switch the sound off' }).click()
    await expect(page.getByRole('button', { name: 'Switch the sound on' })).toBeVisible()
    const person = await sendEnquiry(request)
    await expect(nameOf(page)).toHaveText(person.name)
  })

  test('a lead is skipped with a reason, or snoozed with words, and undo brings it back', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 3)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.keyboard.press('k')
    const skip = page.getByRole('form', { name: 'Why skip Visitor for now?' })
    await expect(skip.getByRole('textbox')).toBeFocused()
    await checkScreen(page, 'calling-skip')
    await page.keyboard.press('2')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await slowLeads(page)
    await page.keyboard.press('z')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.keyboard.press('k')
    await page.keyboard.type('Ask Priya about the switchboard')
    await page.keyboard.press('Enter')
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await page.keyboard.press('b')
    const snooze = page.getByRole('form', { name: 'When shall Visitor come back to you?' })
    await snooze.getByLabel('Or type it').fill(`${nextWeekday(server).slice(0, 3)} 4pm`)
    await expect(snooze.getByRole('status')).toContainText('for a last try before')
    await snooze.getByLabel('Why').fill('asks her landlord')
    await checkScreen(page, 'calling-snooze')
    await page.keyboard.press('Enter')
    await expect(nameOf(page)).toHaveText(people[2]?.name ?? '')
    await expect(page.getByText(`${people[1]?.name} is snoozed until`)).toBeVisible()
    await page.keyboard.press('2')
    await expect(
      page.getByRole('heading', { name: 'You skipped everyone who is left' }),
    ).toBeVisible()
    await checkScreen(page, 'calling-skipped')

    await page.goto(await leadPath(server, people[1] as Person))
    await expect(page.getByText(/by you: ‘asks her landlord’/)).toBeVisible()
    await checkScreen(page, 'lead-snoozed')
    await page.getByRole('button', { name: 'End the snooze' }).click()
    await expect(page.getByText(/by you: ‘asks her landlord’/)).toBeHidden()
  })

  test('keys rest while single keys are turned off', async ({ atDesk: page, request, server }) => {
    const [first] = await sendDue(request, server, 1)
    await page.addInitScript(() => localStorage.setItem('keys-off', ''))
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(first?.name ?? '')
    const outcomes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/outcomes'))
        outcomes.push(request.url())
    })
    await page.keyboard.press('2')
    await page.keyboard.press('Escape')
    // Once keys are back on, the next one is handled after those two.
    await page.evaluate(() => localStorage.removeItem('keys-off'))
    await page.keyboard.press('n')
    await expect(page.locator('article textarea')).toBeFocused()
    expect(outcomes).toEqual([])
    await expect(nameOf(page)).toHaveText(first?.name ?? '')
    await page.keyboard.press('Escape')
    await page.keyboard.press('2')
    await expect.poll(() => outcomes.length).toBe(1)
  })

  test('without a connection the outcome is kept, and saved once it is back', {
    tag: '@core',
  }, async ({ atDesk: page, context, request, server, complaints }) => {
    const people = await sendDue(request, server, 2)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await page.keyboard.press('n')
    await page.keyboard.type('Rang out.')
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await page.keyboard.press('2')
    const waits = `‘No answer’ for ${people[0]?.name}, with your note, waits here.`
    await expect(page.getByText(waits)).toBeVisible()
    await expect(page.getByText(/Nothing was changed/)).toBeHidden()
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await checkScreen(page, 'calling-offline')
    await context.setOffline(false)
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await expect(page.getByText(/saved for .*, with your note/)).toBeVisible()
    complaints.splice(0)
  })
})

test.describe('calling on a phone', () => {
  test.use({ viewport: sizeOf(390), hasTouch: true })

  test('the call button is always in a thumb’s reach, and coming back asks how it ended', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const people = await sendDue(request, server, 2)
    await blockPhoneLinks(page)
    await page.goto('/console/calling')
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    const call = page.locator('#call')
    const isInReach = async () => {
      const box = await call.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(64)
      expect(box && box.y > 422 && box.y + box.height <= 844).toBe(true)
    }
    await isInReach()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await isInReach()
    for (const button of ['Note', 'Snooze', 'Skip'])
      expect((await page.getByRole('button', { name: button }).boundingBox())?.height).toBe(44)
    await checkScreen(page, 'calling-phone')

    await page.getByRole('button', { name: 'Snooze' }).tap()
    await checkScreen(page, 'calling-phone-snooze')
    await page.getByRole('button', { name: 'Don’t snooze' }).tap()
    await isInReach()
    await pressCall(page, () => call.tap())
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const sheet = page.getByRole('region', { name: /^How did it end\?/ })
    await expect(sheet.getByRole('heading', { level: 3 })).toBeFocused()
    await checkScreen(page, 'calling-phone-outcome')
    // The phone dropped the page during the call.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/console/calling')
    await expect(sheet).toBeVisible()
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await sheet.getByRole('textbox').fill('Rang out.')
    for (const button of await sheet.getByRole('listitem').getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await sheet.getByRole('button', { name: /No answer/ }).tap()
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    const undo = page.getByRole('button', { name: 'Undo' })
    expect((await undo.boundingBox())?.height).toBe(44)
    await undo.tap()
    await expect(nameOf(page)).toHaveText(people[0]?.name ?? '')
    await expect(undo).toBeHidden()
    await sheet.getByRole('button', { name: /No answer/ }).tap()
    await expect(nameOf(page)).toHaveText(people[1]?.name ?? '')
    await isInReach()
    await checkScreen(page, 'calling-phone-after')
  })

  test('a lead’s own page has its call button in view and its state below the answers', async ({
    atDesk: page,
    request,
    server,
  }) => {
    const person = await sendEnquiry(request)
    await blockPhoneLinks(page)
    await page.goto(await leadPath(server, person))
    const call = page.locator('#call')
    await expect(call).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(call).toBeInViewport({ ratio: 1 })
    const top = async (name: RegExp | string) =>
      (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? 0
    expect(await top(/^Answers/)).toBeLessThan(await top(/^State/))
    await call.tap()
    const sheet = page.getByRole('region', { name: /^How did it end\?/ })
    await expect(sheet).toBeVisible()
    await checkScreen(page, 'lead-phone-outcome')
    await sheet.getByRole('button', { name: 'I didn’t call' }).tap()
    await expect(sheet).toBeHidden()
  })
})

test('calling mode is accessible and fits at every width', { tag: '@widths' }, async ({
  atDesk: page,
  request,
  server,
}) => {
  const [first] = await sendDue(request, server, 3)
  await page.goto('/console/calling')
  await expect(nameOf(page)).toHaveText(first?.name ?? '')
  await checkAtWidths(page, 'calling-wide', [320, 390, 820, 1440, 1920])
})

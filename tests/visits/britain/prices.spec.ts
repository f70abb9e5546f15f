import type { Page } from '@playwright/test'
import { answerPromise } from '#content/call-promise.ts'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { brand } from '../../brand.ts'
import { expectAccessible } from '../accessible.ts'
import { namePrice } from '../priced.ts'
import { answersOf, expect, fillIn, leadsOf, someone, tick } from '../visit.ts'
import { answerByKeyboard, tabTo } from './keyboard.ts'
import { letterTo, linkIn, type Mail, test } from './visit.ts'

type Person = ReturnType<typeof someone>

const postcode = 'M14 5XY'
const [hetty, will] = ['hetty@heron-solar.example', 'will@wren-electrical.example'] as const
const tickBox = 'Tick the box so that we may answer you'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** That an operator of ours or an installer calls. Headings of what may come later, and how to ring us, say no such thing. */
const saysCall =
  /\b(?:we|they|nobody|will|not to) (?:may )?calls?\b|\b(?:we|they)’ll call\b|\b(?:call|phone|ring) you\b/i

const sentencesOf = async (page: Page) =>
  (await page.locator('main :is(p, dd, li)').allInnerTexts()).filter((text) => saysCall.test(text))

/** The offers of earlier visits to this server: their letters lie in the same mailboxes. */
const priced = new Set<string>()

/** An installer that was asked names its price by the link in its letter, in which there is nothing personal either. */
async function price(page: Page, email: string, person: Person, mail: Mail): Promise<string> {
  const isPriced = (letter: string) => priced.has(linkIn(letter, 'offer'))
  const letter = await letterTo(email, mail, /\/offer\?token=/, isPriced)
  const link = linkIn(letter, 'offer')
  priced.add(link)
  for (const personal of [...Object.values(person), postcode])
    expect(letter).not.toContain(personal)
  expect(letter).toContain('M14')
  await namePrice(page, link, person, 1)
  expect(await page.content()).not.toContain(postcode)
  return link
}

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor who leaves calls unticked is written to, also by the installer they say yes to, until they take it back', {
    tag: '@core',
  }, async ({ page, server, mail }) => {
    const person = someone()
    const send = page.getByRole('button', { name: 'Get My Quote' })
    const box = page.locator('[name="agree-answer"]')
    await page.goto('/')
    await fillIn(page, answersOf(person, { postcode }))
    // The browser itself insists on it; whatever posts all the same is answered in words.
    await expect(box).toHaveJSProperty('required', true)
    await box.evaluate((one) => one.removeAttribute('required'))
    await send.click()
    await expect(page.getByText(tickBox).first()).toBeVisible()
    await expect(box).not.toBeChecked()
    expect(await leadsOf(server, person)).toEqual([])

    await tick(page, 'answer')
    await send.click()
    const promise = answerPromise(brand, { mayCall: false })
    await expect(heading(page)).toHaveText('Thank you. Your request has been submitted.')
    await expect(page.getByText(promise).first()).toBeVisible()
    await expect(page.getByText(myEnquiry.noNumber)).toBeVisible()
    expect(await sentencesOf(page)).toEqual([])
    const [lead] = await leadsOf(server, person)
    expect(lead).toMatchObject({ phone: '', phone_e164: '', postcode, consent_calls: null })

    const confirmation = await letterTo(person.email, mail, /Your reference/)
    for (const said of [promise, myEnquiry.noNumber]) expect(confirmation).toContain(said)
    expect(confirmation).not.toMatch(saysCall)
    await page.goto(linkIn(confirmation, 'my-enquiry'))
    await expect(heading(page)).toContainText('No price yet')
    await expect(page.getByText(promise)).toBeVisible()
    expect(await sentencesOf(page)).toEqual([])

    const offer = await price(page, hetty, person, mail)
    // The letter comes once no installer is still deciding.
    await price(page, will, person, mail)
    const prices = await letterTo(person.email, mail, /given you a price/)
    expect(prices).toContain('The first part of your postcode')
    expect(prices).not.toMatch(saysCall)
    await page.goto(linkIn(prices, 'my-enquiry'))
    await expect(heading(page)).toContainText('Two prices are here')
    expect(await sentencesOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, they may write: Demo Heron Solar' }).click()
    await expect(page.getByText('Hetty Demo of Demo Heron Solar will write to you.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save my time' })).toHaveCount(0)
    expect(await sentencesOf(page)).toEqual([])
    expect(await letterTo(person.email, mail, /Your installer is/)).not.toMatch(saysCall)
    expect(await letterTo(hetty, mail, new RegExp(person.name))).toContain(person.email)
    await page.goto(offer)
    await expect(heading(page)).toContainText(person.name)
    await expect(page.getByRole('main')).toContainText(person.email)

    await page.goto(linkIn(prices, 'my-enquiry'))
    await page.getByRole('button', { name: 'They may not write after all' }).click()
    await expect(page.getByText('We’ve told them not to write')).toBeVisible()
    expect(await letterTo(hetty, mail, /delete/i)).not.toContain(person.email)
    await page.goto(offer)
    for (const personal of [person.name, person.email, postcode])
      expect(await page.content()).not.toContain(personal)
  })
})

test('a visitor who ticks calls, by keyboard only, is called by us, and by one installer after a yes by its name; the desk reads why', {
  tag: '@core',
}, async ({ page, server, mail, openAs, owner }) => {
  const person = someone()
  await page.goto('/')
  await answerByKeyboard(page, { ...answersOf(person), 'contact-phone': person.phone, postcode })
  await tabTo(page, 'form[action="/enquiries"] button[type="submit"]')
  await page.keyboard.press('Enter')
  await expect(page.getByText(tickBox).first()).toBeVisible()
  await expectAccessible(page)
  expect(await leadsOf(server, person)).toEqual([])
  for (const box of ['answer', 'calls'] as const) {
    const field = `[name="agree-${box}"]`
    if (!(await page.locator(field).evaluate((one) => one.matches(':focus'))))
      await tabTo(page, field)
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'form[action="/enquiries"] button[type="submit"]')
  await page.keyboard.press('Enter')
  const promise = answerPromise(brand, { mayCall: true })
  await expect(heading(page)).toHaveText('Thank you. Your request has been submitted.')
  await expect(page.getByText(promise).first()).toBeVisible()
  await expectAccessible(page)
  const [lead] = await leadsOf(server, person)
  expect(lead).toMatchObject({ phone: person.phone, postcode })
  expect(lead?.consent_calls).toMatch(/^gb /)
  const confirmation = await letterTo(person.email, mail, /Your reference/)
  expect(confirmation).toContain(promise)
  const own = linkIn(confirmation, 'my-enquiry')
  const offer = await price(page, will, person, mail)
  await expectAccessible(page)
  await page.goto(own)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, they may call me: Demo Wren Electrical' }).click()
  await expect(page.getByText('You said yes to Demo Wren Electrical.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(offer)
  await expect(heading(page)).toContainText(person.name)
  await expect(page.getByRole('main')).toContainText(person.phone)

  const desk = await openAs(owner)
  await desk.goto(`/console/leads/${lead?.id}`)
  await expect(heading(desk)).toContainText(person.name)
  const consent = desk.getByRole('region', { name: 'Consent' })
  await expect(consent).toContainText(/CallsAgreed, wording gb .*TextsNot agreed/)
  await expect(desk.getByText('Agreed to calls')).toBeVisible()
  await expect(desk.getByRole('link', { name: `Call ${person.phone}` })).toBeVisible()
  await expect(desk.getByText('Demo Wren Electrical accepted this lead')).toBeVisible()
  await expectAccessible(desk)

  await page.goto(own)
  await page.getByRole('button', { name: 'They may not call after all' }).click()
  await expect(page.getByText('We’ve told them not to call')).toBeVisible()
  await page.goto(offer)
  for (const personal of [...Object.values(person), postcode])
    expect(await page.content()).not.toContain(personal)
})

test('for a visitor who asked for email only the desk has no number to dial, and says that none was agreed to', async ({
  server,
  atDesk: desk,
}) => {
  const person = someone()
  const answers = { ...answersOf(person), 'contact-phone': person.phone, postcode }
  const consents = { answer: true, calls: false, texts: false }
  const response = await desk.request.post('/enquiries', {
    data: { form: 'home', answers, consents },
  })
  expect(response.status()).toBe(201)
  const [lead] = await leadsOf(server, person)
  await desk.goto(`/console/leads/${lead?.id}`)
  await expect(heading(desk)).toContainText(person.name)
  await expect(desk.getByText('Asked for email only').first()).toBeVisible()
  await expect(desk.getByRole('link', { name: /^Call / })).toHaveCount(0)
  await expect(desk.getByRole('main')).not.toContainText(person.phone)
  await expect(desk.getByRole('region', { name: 'Consent' })).toContainText(
    'CallsNot agreedTextsNot agreed',
  )
  await expectAccessible(desk)
})

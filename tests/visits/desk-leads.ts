import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '../server.ts'
import { expectAccessible } from './accessible.ts'
import { expect } from './desk.ts'
import { answersOf, leadsOf, someone } from './visit.ts'

/** What the desk says while it hears of leads as they come. */
export const live = (page: Page) => page.getByText(/^Live/)

/** The folder for screenshots, if they are wanted. */
const pictures = process.env.DESK_PICTURES

/** Checks that a screen is accessible and does not scroll sideways. Takes a screenshot if these are wanted. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  const isTooWide = () =>
    document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isTooWide)).toBe(false)
  const { width } = page.viewportSize() ?? { width: 0 }
  if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
}

/** Sends an enquiry as the form does. Returns who sent it, and the token of their own page. */
export async function sendEnquiry(
  request: APIRequestContext,
  {
    url = '',
    answers = {},
    ...rest
  }: { website?: string; url?: string; answers?: Record<string, string> } = {},
): Promise<ReturnType<typeof someone> & { token: string }> {
  const person = someone()
  const response = await request.post(`${url}/enquiries`, {
    data: {
      form: 'home',
      answers: answersOf(person, answers),
      ...rest,
    },
  })
  expect(response.status()).toBe(201)
  const { token }: { token: string } = await response.json()
  return { ...person, token }
}

/** Without a telephone the browser would ask which program to call or text with, and wait for an answer. */
export async function blockPhoneLinks(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (
        event.target instanceof Element &&
        event.target.closest('a[href^="tel:"], a[href^="sms:"]')
      )
        event.preventDefault()
    }),
  )
}

/** The address of the page of a person's latest lead. */
export async function leadPath(server: Running, person: { email: string }): Promise<string> {
  const [lead] = (await leadsOf(server, person)).slice(-1)
  if (!lead) throw new Error('This person has no lead')
  return `/console/leads/${lead.id}`
}

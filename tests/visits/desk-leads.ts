import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '../server.ts'
import { expect, expectAccessible } from './desk.ts'
import { answersOf, leadsOf, someone } from './visit.ts'

/** Where pictures of the screens go, for whoever wants to look at them. */
const pictures = process.env.DESK_PICTURES

/** Looks at a screen: nobody is shut out of it, and it does not stick out sideways. */
export async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  const sticksOut = () =>
    document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(sticksOut)).toBe(false)
  const { width } = page.viewportSize() ?? { width: 0 }
  if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
}

/** A new lead, by the form's own way in. */
export async function enquire(
  request: APIRequestContext,
  {
    url = '',
    answers = {},
    ...rest
  }: { website?: string; url?: string; answers?: Record<string, string> } = {},
): Promise<ReturnType<typeof someone>> {
  const person = someone()
  const response = await request.post(`${url}/enquiries`, {
    data: {
      form: 'home',
      answers: answersOf(person, answers),
      ...rest,
    },
  })
  expect(response.status()).toBe(201)
  return person
}

/** Where there is none the browser asks what to call with, and waits for an answer. */
export async function withoutTelephone(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
        event.preventDefault()
    }),
  )
}

/** The address at the desk of somebody's latest lead. */
export async function leadAt(server: Running, person: { email: string }): Promise<string> {
  const [lead] = (await leadsOf(server, person)).slice(-1)
  if (!lead) throw new Error('There is no lead of theirs')
  return `/console/leads/${lead.id}`
}

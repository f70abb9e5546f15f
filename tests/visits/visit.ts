import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { type Running, startServer } from '../server.ts'

/** A visitor in front of a server of their own. A visit during which the browser complains has failed. */
export const test = base.extend<{ complaints: string[] }, { server: Running }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page, server }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message: ConsoleMessage) => {
        // How posts and the desk's questions are answered is what tests ask about.
        const aboutPost = /\/enquiries$|\/api\//.test(message.location().url)
        // Only a server that a test has started for itself may be gone.
        const noServer =
          !message.location().url.startsWith(server.url) &&
          /net::ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE)/.test(message.text())
        if (message.type() === 'error' && !aboutPost && !noServer)
          complaints.push(`${message.text()} ${message.location().url}`)
      })
      await use(complaints)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export const { expect } = test

let visitors = 0
/** Everyone has a name and number of their own, so that tests on one server stay apart. */
export function someone(): { name: string; email: string; phone: string } {
  visitors += 1
  const number = `${process.pid % 1000}`.padStart(3, '0') + `${visitors}`.padStart(3, '0')
  return {
    name: `Visitor Number${number}`,
    email: `visitor${number}@example.com`,
    phone: `0412 ${number.slice(0, 3)} ${number.slice(3)}`,
  }
}

export async function answerByPointer(
  page: Page,
  person: ReturnType<typeof someone>,
): Promise<void> {
  await page.getByText('On a home').click()
  await page.getByText('I own it').click()
  await page.getByText('$300–$400').click()
  await fill(page, 'What is your name?', person.name)
  await fill(page, 'Where should we send the details?', person.email)
  await page.getByLabel('Which number should the installer call?').fill(person.phone)
}

export async function fill(page: Page, question: string, answer: string): Promise<void> {
  await page.getByLabel(question).fill(answer)
  await page.getByRole('button', { name: 'Continue' }).click()
}

export async function leadsOf(server: Running, person: { email: string }) {
  return (await server.leads()).filter(({ email }) => email === person.email)
}

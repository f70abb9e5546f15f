import type { Page } from '@playwright/test'
import { openDatabase } from '#database/open.ts'
import type { Running } from '../server.ts'
import { expect, type someone } from './visit.ts'

type Database = ReturnType<typeof openDatabase>

/** Looks into a server's database, or changes something there. */
export async function inDatabase<T>(
  { directory }: Running,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ directory })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** An installer names its price by link, which shows nothing personal: a band, a week, and sending it are three presses. */
export async function namePrice(
  page: Page,
  link: string,
  person: ReturnType<typeof someone>,
  band: number,
): Promise<void> {
  await page.goto(link)
  for (const personal of Object.values(person)) expect(await page.content()).not.toContain(personal)
  const tiles = page.locator('main label:has([type="radio"])')
  await tiles.nth(band).click()
  await tiles.nth(4).click()
  await page.getByRole('button', { name: /^Send [$£]/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Waiting for their choice')
}

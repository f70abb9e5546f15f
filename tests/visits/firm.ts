import type { Browser, Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { insertInstaller } from '#database/installer/installers.ts'
import type { Database } from '#database/open.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { movedNow } from '../calling-hour.ts'
import { installerWith } from '../installers.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from '../leads.ts'
import { storeOffer } from '../stored-installers.ts'
import { worldAt } from '../world.ts'
import { sizeOf, type Width } from './desk.ts'
import { expect } from './visit.ts'

export const milo = { name: 'Milo Demo', email: 'milo@magpie.example', role: 'office' } as const
export const mina = { name: 'Mina Demo', email: 'mina@magpie.example', role: 'road' } as const

/** Stores a firm of one in the office and one on the road, who has accepted our terms. Returns its id. */
export async function storeFirm(
  database: Database,
  changes: Partial<Installer> = {},
): Promise<string> {
  const at = movedNow().toISOString()
  const id = uuidv7()
  const people = [milo, mina].map((person) => ({
    ...person,
    ...{ phone: '0491 570 156', getsOffers: person === milo },
  }))
  const terms = { version: termsVersion, acceptedAt: at }
  const one = { id, tradingName: 'Demo Magpie Electrical', people, terms, ...changes }
  const level = { level: 0, levelSince: at, createdAt: at }
  await insertInstaller(database.db, { ...installerWith(one), ...level }, uuidv7)
  return id
}

export type Asking = { first_name: string; last_name: string; phone: string; postcode?: string }

/** Stores an enquiry for panels, which somebody has to call about within three hours. Returns its id. */
export async function storeEnquiry(database: Database, asking: Asking): Promise<string> {
  const now = movedNow()
  const email = emailOf(asking)
  const row = lead({
    ...{ service: 'solar-panels', postcode: '3071', ...asking },
    ...{ phone_e164: internationalOf(asking.phone), email, email_key: email },
    created_at: now.toISOString(),
    promised_by: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  })
  await insertAnsweredLead(row, storeDeps(database, { receivers: leadReceivers([], []) }))
  return row.id
}

export function emailOf({ first_name, postcode = '' }: Asking): string {
  return `${first_name.toLowerCase()}${postcode}@example.com`
}

/** '+61491570156' of '0491 570 156'. */
export function internationalOf(phone: string): string {
  return `+61${phone.replaceAll(' ', '').slice(1)}`
}

/** Stores an enquiry and offers it to one installer. Returns the offer's id. */
export async function offerOf(
  database: Database,
  installer: string,
  asking: Asking,
): Promise<string> {
  const now = movedNow()
  return storeOffer(database, {
    ...{ lead: await storeEnquiry(database, asking), installer, offered_at: now.toISOString() },
    expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
  })
}

type Mail = { received: { to: string[]; text: string }[] }

/** Signs in by the code of the latest letter. */
export function signIn(page: Page, { email }: { email: string }, mail: Mail): Promise<void> {
  return signInByCode(page, email, () =>
    mail.received
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => /^Your code[\s\S]*?\b(\d{3} \d{3})\b/.exec(text)?.[1] ?? []),
  )
}

/** Signs in by the latest of the codes that an email or a mobile was sent. */
export async function signInByCode(
  page: Page,
  address: string,
  codes: () => string[],
): Promise<void> {
  const before = codes().length
  await page.goto('/installer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in for your firm')
  await page.getByLabel(/^Your email/).fill(address)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the six digits')
  await expect.poll(() => codes().length).toBeGreaterThan(before)
  await page.getByLabel('Code').fill(codes().at(-1) ?? '')
  await page.getByRole('checkbox', { name: /This is my own phone/ }).check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
}

/** What is wider than the screen, and buttons whose words are wider than they are. */
export function wideOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = document.documentElement.clientWidth + 1
    return Array.from(document.querySelectorAll('main *'))
      .filter(
        (one) => !one.matches('svg *, .visually-hidden, thead, thead *') && one.checkVisibility(),
      )
      .filter(
        (one) =>
          one.getBoundingClientRect().right > most ||
          (one.matches('button') && one.scrollWidth > one.clientWidth),
      )
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`)
  })
}

export async function openBrowser(
  browser: Browser,
  url: string,
  { width, hasScript }: { width: Width; hasScript: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, javaScriptEnabled: hasScript, viewport: sizeOf(width) },
    hasTouch: width < 820,
  })
  return context.newPage()
}

export async function acceptedOf(...of: Parameters<typeof offerOf>): Promise<void> {
  await acceptLead(await offerOf(...of), worldAt(movedNow(), of[0]))
}

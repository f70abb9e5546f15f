import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { invitationLetter } from '#channels/letters/account/invitation.ts'
import { recoveryLetter } from '#channels/letters/account/recovery.ts'
import { endpointWarningLetter } from '#channels/letters/delivery/endpoint-warning.ts'
import { renderHtml } from '#channels/letters/html.ts'
import { au } from '#edition/brand/au.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { eventLimitMs } from './limits.ts'

/*
 * `npm run letter-sheet -- DIRECTORY` writes the letters of every event as HTML, and photographs them at three widths.
 * `npm run same-pages -- compare BEFORE AFTER` says where two such directories differ.
 */
const widths = [320, 375, 600]
const directory = resolve(process.argv[2] ?? 'letter-sheet')
mkdirSync(directory, { recursive: true })

execFileSync('npx', ['vitest', 'run', 'tests/every-event.test.ts', '-t', 'SQLite'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, LETTERS_TO: directory },
})
// Those that are sent at once, without a delivery.
const about = { name: 'Ruth', link: 'https://w.example/console/settings' }
const since = '2026-11-22T23:14:00.000Z'
const warning = { endpoint: 'Northside CRM', unansweredSince: since, turnedOffAt: null, waiting: 3 }
for (const [name, letter] of Object.entries({
  recovery: recoveryLetter(about, { brand: au }),
  invitation: invitationLetter({ ...about, by: 'Ana', role: 'agent' }, { brand: au }),
  'endpoint-warning': endpointWarningLetter({ ...about, warning }, { brand: au }),
}))
  writeFileSync(join(directory, `${name}.html`), renderHtml(letter, au))

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const page = await browser.newPage()
page.setDefaultTimeout(eventLimitMs)
for (const file of readdirSync(directory).filter((name) => name.endsWith('.html'))) {
  const html = withoutChance(readFileSync(join(directory, file), 'utf8'))
  writeFileSync(join(directory, file), html)
  await page.setContent(html)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const picture = join(directory, file.replace('.html', `-${width}.png`))
    await page.screenshot({ path: picture, fullPage: true })
  }
}
await browser.close()

/** The letter with what is drawn by lot in each run made the same. */
function withoutChance(html: string): string {
  return html
    .replace(/token=[\w.~-]+/g, 'token=')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replace(/WW-\w{8}/g, 'WW-7K2M9QXA')
}

import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from './browser.ts'
import { startServer } from './server.ts'
const server = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const q = new URLSearchParams({ postcode: '3073', bill: '250',
 '1-from': 'Lantern Street Electrical', '1-panels': '15', '1-watts': '440', '1-inverter': '5', '1-battery': '10', '1-model': 'BYD HVS 10.2', '1-installed': '2026-12-14', '1-price': '13,990', '1-of-battery': '7,500', '1-certificates': '3,905', '1-deposit': '1,399',
 '2-from': 'Plover & Sons Solar', '2-panels': '22', '2-watts': '440', '2-inverter': '5', '2-battery': '13.5', '2-model': 'Powerwall 3', '2-installed': '2027-01-20', '2-price': '14,490', '2-of-battery': '6200', '2-certificates': '5,402', '2-deposit': '4,490',
 '3-from': 'Hobbs & Nguyen Solar', '3-panels': '18', '3-watts': '440', '3-inverter': '8', '3-battery': '10', '3-installed': '2026-12-09', '3-price': '10,150', '3-certificates': '8,322', '3-deposit': '1,000' })
for (const [w, h] of [[320, 640], [390, 844], [820, 1180], [1440, 900]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h } })
  for (const [name, query] of [['blank', ''], ['answer', `?${q}`], ['wrong', '?1-panels=x&1-price=100']] as const) {
    if (name !== 'answer' && w !== 390 && w !== 1440) continue
    await page.goto(`${server.url}/compare-quotes${query}`)
    await page.screenshot({ path: `/tmp/cmp-${name}-${w}.png`, fullPage: true })
    console.log(name, w, await page.evaluate(() => document.documentElement.scrollWidth))
  }
  await page.close()
}
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.goto(`${server.url}/compare-quotes?${q}`)
await page.pdf({ path: '/tmp/cmp.pdf', format: 'A4', preferCSSPageSize: true })
await browser.close(); await server.stop()

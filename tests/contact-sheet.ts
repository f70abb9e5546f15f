import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { routes } from '#edition/routes.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { eventLimitMs } from './limits.ts'
import { startServer } from './server.ts'

/*
 * Photographs every page at six widths: each page in contact-sheet/pages, and all of one width side by side in
 * contact-sheet/390.png and so on.
 */
const widths = { 320: 568, 390: 844, 820: 1180, 1024: 768, 1440: 900, 1920: 1080 }
const thumbnail = { width: 300, height: 1500 }
const columns = 8

const server = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
mkdirSync('contact-sheet/pages', { recursive: true })
try {
  for (const [width, height] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport: { width: Number(width), height } })
    page.setDefaultTimeout(eventLimitMs)
    const screenshots: string[] = []
    for (const path of [
      ...Object.keys(routes),
      '/success?ref=WW-01Z0ZZJN',
      '/success?ref=WW-01Z0ZZJN&kind=question',
      '/my-enquiry',
      '/my-enquiry/link',
      '/offer',
      '/installer/link',
      '/no-such-page',
    ])
      screenshots.push(await takeScreenshot(page, path, width))
    await tile(screenshots, `contact-sheet/${width}.png`)
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
}

async function takeScreenshot(page: Page, path: string, width: string): Promise<string> {
  await page.goto(server.url + path)
  // Otherwise pictures below the fold would be missing.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})))
  })
  const file = `contact-sheet/pages/${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`
  await page.screenshot({ path: file, fullPage: true })
  return file
}

async function tile(screenshots: string[], file: string): Promise<void> {
  const rows = Math.ceil(screenshots.length / columns)
  const thumbnails = await Promise.all(
    screenshots.map(async (shot, index) => ({
      input: await thumbnailOf(shot),
      left: (index % columns) * (thumbnail.width + 12),
      top: Math.floor(index / columns) * (thumbnail.height + 12),
    })),
  )
  await sharp({
    create: {
      width: columns * (thumbnail.width + 12),
      height: rows * (thumbnail.height + 12),
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(thumbnails)
    .png({ palette: true })
    .toFile(file)
}

/** The top of a page, on grey where the page is shorter. */
async function thumbnailOf(screenshot: string): Promise<Buffer> {
  const { width, height } = thumbnail
  const { data, info } = await sharp(screenshot, { limitInputPixels: false })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const used = Math.min(info.height, height)
  return sharp(data)
    .extract({ left: 0, top: 0, width, height: used })
    .extend({ bottom: height - used, background: '#8a8a8a' })
    .png()
    .toBuffer()
}

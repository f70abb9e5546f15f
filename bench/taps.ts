import { type Browser, chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { startServer } from '../tests/server.ts'
import { packageVersion, programVersion } from './circumstances.ts'
import { slowdown } from './keystrokes.ts'
import type { Report } from './report.ts'
import { median } from './statistics.ts'

type Network = { name: string; latencyMs: number; kilobits: number }

/** Slow 4G as Lighthouse has it, and a weak 3G. */
const networks: Network[] = [
  { name: 'slow 4G', latencyMs: 150, kilobits: 1638 },
  { name: '3G', latencyMs: 400, kilobits: 400 },
]
const taps = 5
const longestMs = 250

type Tap = {
  /** Until the next question was painted. */
  answered: number
  /** Until the script had taken over the form. */
  hydrated: number
}

/** How long a first tap on the home page's form waits for its answer, on slow networks and a slow processor. */
export async function firstTaps(): Promise<Report> {
  const browserPath = findBrowser()
  const settings = networks.map(
    ({ name, latencyMs, kilobits }) => `${name} ${kilobits} kbit/s and ${latencyMs} ms`,
  )
  const report: Report = {
    title: 'First taps',
    how: `Chromium at 390 × 844 with its processor slowed down ${slowdown} times and its network too (${settings.join(', ')}), ${taps} fresh pages each. From the press of the first tile to the frame that shows the next question, 120 ms of tick included: the median. The script was not there before.`,
    versions: {
      'playwright-core': packageVersion('playwright-core'),
      chromium: programVersion(browserPath ?? 'chromium') ?? 'not installed',
    },
    rows: [],
    samples: {},
  }
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
  try {
    for (const network of networks) {
      const measured: Tap[] = []
      for (let tap = 0; tap < taps; tap++)
        measured.push(await tapOnce(browser, server.url, network))
      const answered = measured.map((tap) => tap.answered)
      const hydrated = measured.map((tap) => tap.hydrated)
      report.rows.push(
        {
          what: `first tap to the next question, ${network.name}`,
          figure: `${median(answered).toFixed(0)} ms`,
          against: `at most ${longestMs} ms`,
          good: median(answered) <= longestMs,
        },
        {
          what: `first tap to the script in charge, ${network.name}`,
          figure: `${median(hydrated).toFixed(0)} ms`,
        },
      )
      report.samples[`first tap to the next question, ${network.name}, ms`] = answered.map(
        Math.round,
      )
      report.samples[`first tap to the script in charge, ${network.name}, ms`] = hydrated.map(
        Math.round,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return report
}

async function tapOnce(browser: Browser, url: string, network: Network): Promise<Tap> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'load' })
  await slowDown(page, network)
  await page.evaluate(() => {
    const times: Partial<Tap> = {}
    Object.assign(window, { times })
    const next = document.querySelectorAll('form [data-step]')[1]
    const form = next?.closest('form')
    const { port1, port2 } = new MessageChannel()
    let pressedAt = 0
    // A message sent from a frame is read once that frame is painted.
    port1.onmessage = () => {
      times.answered = performance.now() - pressedAt
    }
    const look = () => {
      if (next?.checkVisibility()) port2.postMessage(0)
      else requestAnimationFrame(look)
    }
    const watch = () => {
      if (form?.noValidate) times.hydrated = performance.now() - pressedAt
      else setTimeout(watch, 5)
    }
    addEventListener(
      'click',
      ({ timeStamp }) => {
        pressedAt = timeStamp
        look()
        watch()
      },
      { once: true, capture: true },
    )
  })
  await page.getByText('On a home').click()
  await page.waitForFunction(() => {
    const { answered, hydrated } = (window as unknown as { times: Partial<Tap> }).times
    return answered !== undefined && hydrated !== undefined
  })
  const times = await page.evaluate(() => (window as unknown as { times: Tap }).times)
  await page.close()
  return times
}

async function slowDown(page: Page, { latencyMs, kilobits }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (kilobits * 1000) / 8,
    uploadThroughput: (kilobits * 1000) / 8,
  })
}

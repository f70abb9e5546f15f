import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { nem12, register } from '../tests/meter-files.ts'
import { startServer } from '../tests/server.ts'
import { packageVersion, programVersion } from './circumstances.ts'
import { slowdown } from './keystrokes.ts'
import type { Report, Row } from './report.ts'
import { median } from './statistics.ts'

const rounds = 9
const files = 10
/** Milliseconds from the file to its answer, at full speed. */
const longestReading = 400
/** Milliseconds that the page may be busy at a stretch meanwhile, on a phone. */
const longestTask = 50
/** MiB by which ten files may leave the page larger. */
const mostGrowth = 3

type Times = { worker: number; answer: number; tasks: number[] }

/** A year of five minutes, read in the worker of a real browser. */
export async function meter(): Promise<Report> {
  const browserPath = findBrowser()
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-meter-'))
  const path = join(directory, 'readings.csv')
  const kwh = (day: number, at: number) => 0.02 + 0.001 * ((7 * day + 13 * at) % 40)
  writeFileSync(path, nem12(register({ minutes: 5, kwh })))
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
  try {
    const plain = await readFiles(browser, server.url, path, rounds)
    const slow = await readFiles(browser, server.url, path, rounds, slowdown)
    const growth = await growthOver(browser, server.url, path)
    const tasks = slow.map((times) => Math.max(0, ...times.tasks))
    return {
      title: 'Meter files',
      how: `A year at five minutes, 105,120 values, on /solar-panel-savings in Chromium, ${rounds} times on one page: the medians. In the worker: from sending it the file to its result, starting included. To the answer: from the choice of the file to the changed sentence. The page’s longest task at ${slowdown} times slowdown, which doesn’t slow workers. Then ${files} files more, each taken out again: the heap after collecting garbage.`,
      versions: {
        'playwright-core': packageVersion('playwright-core'),
        chromium: programVersion(browserPath ?? 'chromium') ?? 'not installed',
      },
      rows: [
        atMost('read in the worker', median(plain.map(({ worker }) => worker)), longestReading),
        atMost(
          'from the file to the answer',
          median(plain.map(({ answer }) => answer)),
          longestReading,
        ),
        atMost('longest task of the page meanwhile', median(tasks), longestTask),
        {
          what: `growth of the page over ${files} files`,
          figure: `${growth.toFixed(2)} MiB`,
          against: `at most ${mostGrowth} MiB`,
          good: growth <= mostGrowth,
          firm: 'always',
        },
      ],
      samples: {
        'read in the worker, ms': plain.map(({ worker }) => Math.round(worker)),
        'from the file to the answer, ms': plain.map(({ answer }) => Math.round(answer)),
        'longest task, ms': tasks.map(Math.round),
      },
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(directory, { recursive: true })
  }
}

async function readFiles(
  browser: Browser,
  url: string,
  path: string,
  count: number,
  slower = 1,
): Promise<Times[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchWorkers)
  await open(page, url)
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const times: Times[] = []
  for (let index = 0; index < count; index++) times.push(await readOne(page, path))
  await page.close()
  return times
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/solar-panel-savings`)
  await page.locator('#calculator-bill').focus()
  await page.getByRole('button', { name: 'Copy a link' }).waitFor()
  await page.locator('#meter-file').focus()
  await page.waitForTimeout(500)
}

type Watch = Times & { chosen: number }

/** Notes in the page when a worker is sent its file and answers, when the sentence changes, and every long task. */
function watchWorkers(): void {
  const watch: Watch = { worker: 0, answer: 0, chosen: 0, tasks: [] }
  Object.assign(window, { watch })
  const Original = Worker
  window.Worker = class extends Original {
    override postMessage(...args: [unknown]): void {
      const sentAt = performance.now()
      this.addEventListener('message', ({ data }) => {
        if ('result' in data) watch.worker = performance.now() - sentAt
      })
      super.postMessage(...args)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    const answer = document.querySelector('#calculator-answer')
    document.querySelector('#meter-file')?.addEventListener('change', () => {
      watch.chosen = performance.now()
    })
    if (answer)
      new MutationObserver(() => {
        watch.answer = performance.now() - watch.chosen
      }).observe(answer, { childList: true, characterData: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

const watchOf = (page: Page) => page.evaluate(() => (window as unknown as { watch: Watch }).watch)

async function readOne(page: Page, path: string): Promise<Times> {
  await page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch }
    Object.assign(watch, { worker: 0, answer: 0, tasks: [] })
  })
  await page.locator('#meter-file').setInputFiles(path)
  await page.getByRole('heading', { name: 'The answer now uses your meter' }).waitFor()
  await page.waitForTimeout(500)
  const times = await watchOf(page)
  if (times.worker === 0 || times.answer === 0) throw new Error('The file was not read in a worker')
  await page.getByRole('button', { name: 'Take these readings out' }).click()
  await page.waitForTimeout(500)
  return times
}

/** MiB by which the page’s heap has grown after ten files. The first few fill caches. */
async function growthOver(browser: Browser, url: string, path: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchWorkers)
  await open(page, url)
  const protocol = await page.context().newCDPSession(page)
  const heap = async () => {
    await protocol.send('HeapProfiler.collectGarbage')
    return (await protocol.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
  }
  for (let index = 0; index < 2; index++) await readOne(page, path)
  const before = await heap()
  for (let index = 0; index < files; index++) await readOne(page, path)
  const growth = (await heap()) - before
  await page.close()
  return growth
}

function atMost(what: string, ms: number, most: number): Row {
  const figure = `${Math.round(ms)} ms`
  return { what, figure, against: `at most ${most} ms`, good: ms <= most, firm: 'when quiet' }
}

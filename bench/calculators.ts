import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { startServer } from '../tests/server.ts'
import { packageVersion, programVersion } from './circumstances.ts'
import { timeFirstTouch } from './first-touch.ts'
import { slowdown, timeKeystrokes } from './keystrokes.ts'
import type { Report, Row } from './report.ts'
import { median } from './statistics.ts'

/** Milliseconds in which the server must render each calculator's page. */
const slowestResponse = {
  '/solar-panel-savings': 6,
  '/how-many-solar-panels': 10,
  '/solar-battery-size': 10,
}
const keystrokes = 21
const firstTouches = 5
const longestKeystroke = 50
const longestTask = 150
const mostScript = 100_000
const warmUps = 60
const responses = 200

/** The time from a keystroke to its result on a phone, the cost of the first touch, and the server's time without script. */
export async function calculators(): Promise<Report> {
  const browserPath = findBrowser()
  const report: Report = {
    title: 'Calculators',
    how: `Chromium at 390 × 844 with its processor slowed down ${slowdown} times; ${keystrokes} keystrokes in the bill, 250 ms apart, the first of which counts as well. From the keystroke to the frame that shows the answer in words, the drawings following in the next: the median. First touch: the longest task after the bill is focused, the median of ${firstTouches} fresh browsers, without the stacks that a debugger asks for. Answers without script: 200 requests one after another, the median.`,
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
    for (const [path, longest] of Object.entries(slowestResponse)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
      })
      await page.goto(server.url + path)
      // The form beside it takes over what is entered, and has a script and a limit of its own.
      await page.locator('#calculator-bill').focus()
      await page.getByRole('button', { name: 'Copy a link' }).waitFor()
      const first = [...scripts]
      const times = await timeKeystrokes(page, keystrokes)
      await page.close()
      const tasks = await longestTasks(server.url + path)
      const answers = await timeResponses(server.url + path)
      report.rows.push(
        soonEnough(`${path} keystroke to painted answer`, times, longestKeystroke),
        soonEnough(`${path} longest task at first touch`, tasks, longestTask),
        soonEnough(`${path} answer without script`, answers, longest),
        smallEnough(path, first),
      )
      report.samples[`${path} keystroke to answer, ms`] = times.map(Math.round)
      report.samples[`${path} longest task at first touch, ms`] = tasks.map(Math.round)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return report
}

async function longestTasks(url: string): Promise<number[]> {
  const longest: number[] = []
  for (let touch = 0; touch < firstTouches; touch++)
    longest.push(Math.max(0, ...(await timeFirstTouch(url))))
  return longest
}

/** How long the server takes to render a calculator with a visitor's numbers, in milliseconds, one after another. */
async function timeResponses(url: string): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < warmUps + responses; index++) {
    // No two visitors have the same bill.
    const bill = 300 + index
    const startedAt = performance.now()
    const response = await fetch(`${url}?postcode=3056&bill=${bill}&facing=N&battery=10`)
    await response.text()
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`)
    if (index >= warmUps) times.push(performance.now() - startedAt)
  }
  return times
}

function soonEnough(what: string, times: number[], longest: number): Row {
  const middle = median(times)
  return {
    what,
    figure: `${middle.toFixed(middle < 20 ? 1 : 0)} ms`,
    against: `at most ${longest} ms`,
    good: middle <= longest,
    firm: 'when quiet',
  }
}

function smallEnough(path: string, scripts: string[]): Row {
  const bytes = scripts.reduce(
    (sum, one) => sum + gzipSync(readFileSync(`dist/site${one}`), { level: 9 }).length,
    0,
  )
  return {
    what: `${path} bytes of script, gzip`,
    figure: bytes.toLocaleString('en'),
    against: `at most ${mostScript.toLocaleString('en')}`,
    good: bytes <= mostScript,
    firm: 'always',
  }
}

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { startServer } from '../tests/server.ts'
import { packageVersion, programVersion } from './circumstances.ts'
import { median } from './figures.ts'
import { slowdown, timeKeystrokes } from './keystrokes.ts'
import type { Report, Row } from './report.ts'

const paths = ['/solar-panel-savings', '/how-many-solar-panels', '/solar-battery-size']
const keystrokes = 21
const longest = 50
const mostScript = 40_000

/** How soon a phone answers a keystroke, and how much script it takes to. */
export async function calculators(): Promise<Report> {
  const browserPath = findBrowser()
  const report: Report = {
    title: 'Calculators',
    how: `Chromium at 390 × 844 with its processor slowed down ${slowdown} times; ${keystrokes} keystrokes in the bill, 250 ms apart, the first of which counts as well. From the keystroke to the frame that shows the answer in words, the drawings following in the next: the median.`,
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
    for (const path of paths) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
      })
      await page.goto(server.url + path)
      const times = await timeKeystrokes(page, keystrokes)
      report.rows.push(soonEnough(path, times), smallEnough(path, [...scripts]))
      report.samples[`${path} keystroke to answer, ms`] = times.map(Math.round)
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return report
}

function soonEnough(path: string, times: number[]): Row {
  const middle = median(times)
  return {
    what: `${path} keystroke to painted answer`,
    figure: `${Math.round(middle)} ms`,
    against: `at most ${longest} ms`,
    good: middle <= longest,
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
  }
}

import { type Route, routes } from '#edition/routes.ts'
import { findBrowser } from '../tests/browser.ts'
import { product } from '../tests/product.ts'
import { startServer } from '../tests/server.ts'
import { packageVersion, programVersion } from './circumstances.ts'
import { type Load, loadPage } from './load-page.ts'
import type { Report, Row } from './report.ts'
import { median } from './statistics.ts'

type Limits = {
  runs: number
  performance: number
  layoutShift: number
  bytes: number
  /** The contents of an article mark themselves. */
  scripts?: number
  /** Uncompressed. */
  html?: number
  htmlAndCss?: number
  font?: number
}

const kB = 1000
const limits = {
  home: {
    runs: 5,
    performance: 99,
    layoutShift: 0,
    bytes: 150 * kB,
    html: 85 * kB,
    htmlAndCss: 40 * kB,
    font: 45 * kB,
  },
  page: { runs: 3, performance: 98, layoutShift: 0.01, bytes: 150 * kB },
  article: { runs: 3, performance: 98, layoutShift: 0.01, bytes: 200 * kB, scripts: 1 },
} satisfies Record<string, Limits>

function limitsOf(route: Route): Limits {
  const kind = routes[route]
  return kind === 'home' || kind === 'article' ? limits[kind] : limits.page
}

/** Every page as a phone loads it, before it is touched. */
export async function pages(): Promise<Report> {
  const report: Report = {
    title: product.brand ? `Pages of the brand ${product.brand}` : 'Pages',
    how: 'Lighthouse with its default telephone and throttling, a new Chromium for each run. Performance is the median of the runs, all else the worst of them.',
    versions: {
      astro: packageVersion('astro'),
      lighthouse: packageVersion('lighthouse'),
      chromium: programVersion(findBrowser() ?? 'chromium') ?? 'not installed',
    },
    rows: [],
    samples: {},
  }
  const server = await startServer({ environment: { LOG_LEVEL: 'info' } })
  try {
    const paths = Object.keys(routes) as Route[]
    for (const route of paths.filter((path) => routes[path] !== 'alias')) {
      const loads: Load[] = []
      for (let run = 1; run <= limitsOf(route).runs; run++)
        loads.push(await loadPage(server.url + route))
      report.rows.push(...judge(route, loads, limitsOf(route)))
      report.samples[`${route} performance`] = loads.map((load) => load.performance)
      report.samples[`${route} largest paint, ms`] = loads.map((load) => load.largestPaint)
      report.samples[`${route} bytes`] = loads.map((load) => load.bytes)
    }
  } finally {
    await server.stop()
  }
  return report
}

function judge(route: string, loads: Load[], limits: Limits): Row[] {
  const performance = median(loads.map((load) => load.performance))
  const lowestOther = Math.min(...loads.flatMap((load) => load.otherScores))
  const worst = (what: string, figure: (load: Load) => number, limit: number): Row => {
    const most = Math.max(...loads.map(figure))
    const against = limit === 0 ? 'none' : `at most ${limit.toLocaleString('en')}`
    return {
      what: `${route} ${what}`,
      figure: most.toLocaleString('en'),
      against,
      good: most <= limit,
    }
  }
  return [
    {
      what: `${route} performance`,
      figure: `${performance}`,
      against: `at least ${limits.performance}`,
      good: performance >= limits.performance,
    },
    {
      what: `${route} accessibility, best practices, SEO: the lowest`,
      figure: `${lowestOther}`,
      against: '100',
      good: lowestOther === 100,
    },
    worst('layout shift', (load) => load.layoutShift, limits.layoutShift),
    worst('script files', (load) => load.scripts, limits.scripts ?? 0),
    ...(limits.html
      ? [worst('bytes of HTML, uncompressed', (load) => load.html, limits.html)]
      : []),
    worst('bytes of HTML and CSS', (load) => load.htmlAndCss, limits.htmlAndCss ?? limits.bytes),
    worst('bytes of font', (load) => load.font, limits.font ?? limits.bytes),
    worst('bytes in all', (load) => load.bytes, limits.bytes),
  ]
}

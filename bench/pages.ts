import { readFileSync } from 'node:fs'
import { findBrowser } from '../tests/browser.ts'
import { startServer } from '../tests/server.ts'
import { packageVersion, programVersion } from './circumstances.ts'
import { median } from './figures.ts'
import { type Load, loadPage } from './load-page.ts'
import type { Report, Row } from './report.ts'

type Limits = {
  runs: number
  performance: number
  layoutShift: number
  bytes: number
  /** The contents of an article mark themselves. */
  scripts?: number
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
    htmlAndCss: 40 * kB,
    font: 45 * kB,
  },
  page: { runs: 3, performance: 98, layoutShift: 0.01, bytes: 150 * kB },
  article: { runs: 3, performance: 98, layoutShift: 0.01, bytes: 200 * kB, scripts: 1 },
} satisfies Record<string, Limits>

/** Every address of the site, and the limits it keeps. */
const routes: Record<string, keyof typeof limits> = {
  '/': 'home',
  '/solar-panels': 'page',
  '/solar-batteries': 'page',
  '/solar-panel-grants': 'page',
  '/solar-panel-savings': 'page',
  '/best-solar-panel-installers': 'page',
  '/how-many-solar-panels': 'page',
  '/solar-panels-businesses': 'page',
  '/solar-battery-size': 'page',
  '/solar-battery-costs': 'page',
  '/best-solar-batteries': 'page',
  '/solar-batteries-guide': 'page',
  '/solar-roof-tiles': 'page',
  '/privacy': 'page',
  '/terms': 'page',
  '/contact': 'page',
  '/success': 'page',
  '/blog': 'page',
  '/blog/victorian-solar-rebates-guide': 'article',
  '/blog/home-battery-storage-guide': 'article',
  '/blog/large-scale-vs-residential-solar-victoria-comparison': 'article',
  '/blog/solar-financing-options-victoria': 'article',
  '/blog/solar-panel-costs-melbourne': 'article',
  '/blog/victoria-renewable-energy-2030': 'article',
  '/blog/small-business-solar-case-studies': 'article',
  '/blog/feed-in-tariffs-victoria-explained': 'article',
  '/blog/solar-affordable-housing-victoria': 'article',
  '/blog/rooftop-solar-climate-resilience': 'article',
}

/** Every page as a telephone loads it, before anybody touches it. */
export async function pages(): Promise<Report> {
  const report: Report = {
    title: 'Pages',
    how: 'Lighthouse with its default telephone and throttling, a new Chromium for each run. Performance is the median of the runs, all else the worst of them.',
    versions: {
      astro: packageVersion('astro'),
      lighthouse: packageVersion('lighthouse'),
      chromium: programVersion(findBrowser() ?? 'chromium') ?? 'not installed',
    },
    rows: pagesWithoutLimits(),
    samples: {},
  }
  const server = await startServer({ environment: { LOG_LEVEL: 'info' } })
  try {
    for (const [route, kind] of Object.entries(routes)) {
      const loads: Load[] = []
      for (let run = 1; run <= limits[kind].runs; run++)
        loads.push(await loadPage(server.url + route))
      report.rows.push(...judge(route, loads, limits[kind]))
      report.samples[`${route} performance`] = loads.map((load) => load.performance)
      report.samples[`${route} largest paint, ms`] = loads.map((load) => load.largestPaint)
      report.samples[`${route} bytes`] = loads.map((load) => load.bytes)
    }
  } finally {
    await server.stop()
  }
  return report
}

function pagesWithoutLimits(): Row[] {
  const sitemap = readFileSync('dist/site/sitemap-0.xml', 'utf8')
  return Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(url).pathname)
    .filter((route) => !routes[route])
    .map((what) => ({ what, figure: 'not measured', against: 'a line in pages.ts', good: false }))
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
    worst('bytes of HTML and CSS', (load) => load.htmlAndCss, limits.htmlAndCss ?? limits.bytes),
    worst('bytes of font', (load) => load.font, limits.font ?? limits.bytes),
    worst('bytes in all', (load) => load.bytes, limits.bytes),
  ]
}

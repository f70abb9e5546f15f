import lighthouse from 'lighthouse'
import { withChromium } from './chromium.ts'
import { sum } from './statistics.ts'

export type Load = Awaited<ReturnType<typeof loadPage>>

/** A first visit on Lighthouse's phone. Scores are out of 100, bytes are those sent over the wire, but of `html`. */
export async function loadPage(url: string) {
  const result = (await visit(url)) ?? (await visit(url))
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = requestsIn(audits['network-requests']?.details)
  const ofType = (...types: string[]) => requests.filter((one) => types.includes(one.resourceType))
  return {
    performance: score('performance'),
    otherScores: ['accessibility', 'best-practices', 'seo'].map(score),
    layoutShift: figure('cumulative-layout-shift'),
    largestPaint: Math.round(figure('largest-contentful-paint')),
    scripts: ofType('Script').length,
    html: sum(ofType('Document').map(({ resourceSize }) => resourceSize)),
    htmlAndCss: weightOf(ofType('Document', 'Stylesheet')),
    font: weightOf(ofType('Font')),
    bytes: weightOf(requests),
  }
}

/** Undefined if Chromium's trace lacks its beginning, which is no page's fault. */
async function visit(url: string) {
  const result = await withChromium((port) => lighthouse(url, { port, logLevel: 'error' }))
  return result?.lhr.runtimeError?.code === 'NO_NAVSTART' ? undefined : result
}

type Requested = { resourceType: string; transferSize: number; resourceSize: number }

function requestsIn(details: unknown): Requested[] {
  const { items = [] } = (details ?? {}) as { items?: Requested[] }
  if (items.length === 0) throw new Error('Lighthouse saw no request.')
  return items
}

function weightOf(requests: Requested[]): number {
  return sum(requests.map(({ transferSize }) => transferSize))
}

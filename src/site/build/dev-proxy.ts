import type { ProxyOptions } from 'vite'
import { calculators, programsLookup } from '#edition/calculators/calculators.ts'

const posts = [
  '/enquiries',
  '/steps',
  '/withdraw',
  '/unsubscribe',
  '/my-enquiry',
  '/offer',
  '/installer',
  '/receipts',
  '/api',
  '/rest/v1',
  '/v1',
  '/developers',
]

/** Pages the server renders for a visitor if the address has a query. They look as in the last build. */
const renderedPages = ['/success', programsLookup.path, ...calculators.map(({ path }) => path)]

/** While developing, these requests go to a server that runs beside. */
export function devProxy(target: string): Record<string, ProxyOptions> {
  const paths = [...posts, ...renderedPages.map((path) => `^${path}\\?`), '/_astro/']
  // With another host the server would reject our own posts as another site's.
  return Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: false }]))
}

import type { ProxyOptions } from 'vite'
import { calculators } from '#content/calculators/calculators.ts'
import { programsLookup } from '#content/calculators/programs-view.ts'

const posts = ['/enquiries', '/steps', '/withdraw', '/api', '/rest/v1']

/** Pages the server makes for a visitor once there is a query. They look as they did in the last build. */
const made = ['/success', programsLookup.path, ...calculators.map(({ path }) => path)]

/** While developing, what the server answers is handed on to one that runs beside. */
export function devProxy(target: string): Record<string, ProxyOptions> {
  const paths = [...posts, ...made.map((path) => `^${path}\\?`), '/_astro/']
  // The host stays ours, or the server would take our own posts for another site’s.
  return Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: false }]))
}

/**
 * Every address a visitor may read, with the kind of its page. Pages, links, tests and measurements use this table.
 */
export const routes = {
  '/': 'home',
  '/solar-panels': 'guide',
  '/solar-panel-grants': 'guide',
  '/solar-panel-savings': 'guide',
  '/best-solar-panel-installers': 'guide',
  '/how-many-solar-panels': 'guide',
  '/solar-batteries': 'guide',
  '/solar-panels-businesses': 'guide',
  '/compare-quotes': 'tool',
  '/privacy': 'policy',
  '/terms': 'policy',
  '/contact': 'contact',
  '/about': 'about',
  '/glossary': 'glossary',
  '/search': 'search',
  '/success': 'thanks',
  '/blog': 'blog',
  '/blog/solar-panel-costs-2026-27': 'article',
  '/blog/vat-on-solar-31-march-2027': 'article',
  '/blog/export-tariffs-compared': 'article',
  '/blog/do-solar-batteries-pay': 'article',
  '/blog/plug-in-solar-for-renters': 'article',
  '/blog/planning-g98-g99': 'article',
} as const

export type Route = keyof typeof routes
export type RouteKind = (typeof routes)[Route]
export type RouteOf<Kind extends RouteKind> = {
  [Path in Route]: (typeof routes)[Path] extends Kind ? Path : never
}[Route]

/** Second addresses of a guide, and the address that search engines should know it by. There are none. */
export const aliases: Record<string, RouteOf<'guide'>> = {}

/**
 * Every address a visitor may read, with the kind of its page. Pages, links, tests and measurements use this table.
 */
export const routes = {
  '/': 'home',
  '/solar-panels': 'guide',
  '/solar-panels-melbourne': 'alias',
  '/solar-batteries': 'guide',
  '/solar-panel-grants': 'guide',
  '/solar-panel-savings': 'guide',
  '/best-solar-panel-installers': 'guide',
  '/how-many-solar-panels': 'guide',
  '/solar-panels-businesses': 'guide',
  '/solar-battery-size': 'guide',
  '/solar-battery-costs': 'guide',
  '/best-solar-batteries': 'guide',
  '/solar-batteries-guide': 'guide',
  '/solar-roof-tiles': 'guide',
  '/compare-quotes': 'tool',
  '/privacy': 'policy',
  '/terms': 'policy',
  '/contact': 'contact',
  '/about': 'about',
  '/glossary': 'glossary',
  '/search': 'search',
  '/success': 'thanks',
  '/blog': 'blog',
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
} as const

export type Route = keyof typeof routes
export type RouteKind = (typeof routes)[Route]
export type RouteOf<Kind extends RouteKind> = {
  [Path in Route]: (typeof routes)[Path] extends Kind ? Path : never
}[Route]

/** Second addresses of a guide, and the address that search engines should know it by. */
export const aliases: Record<RouteOf<'alias'>, RouteOf<'guide'>> = {
  '/solar-panels-melbourne': '/solar-panels',
}

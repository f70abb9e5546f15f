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

/** Where a link may lead: to a page or to a place on one. */
export type Href = Route | `${Route}#${string}`

/** Second addresses of a guide, and the address that search engines should know it by. */
export const aliases: Record<RouteOf<'alias'>, RouteOf<'guide'>> = {
  '/solar-panels-melbourne': '/solar-panels',
}

/** The address that search engines should know a page by. */
export function canonicalPath(path: string): string {
  return (aliases as Record<string, string>)[path] ?? path
}

export function routesOf<Kind extends RouteKind>(...kinds: Kind[]): RouteOf<Kind>[] {
  const paths = Object.keys(routes) as Route[]
  return paths.filter((path): path is RouteOf<Kind> => kinds.some((kind) => kind === routes[path]))
}

/** Whether search engines and share cards are for this address. */
export function isPublic(path: string): boolean {
  const kind = (routes as Record<string, RouteKind>)[path]
  return kind !== undefined && kind !== 'alias' && kind !== 'thanks' && kind !== 'search'
}

/** Where the form is: on the page itself, or else on the home page. */
export function formAddress(path: string): string {
  const kind = (routes as Record<string, RouteKind>)[path]
  const own: (RouteKind | undefined)[] = ['home', 'guide', 'alias', 'contact', 'article']
  return own.includes(kind) ? '#quote' : '/#quote'
}

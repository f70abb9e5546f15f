import { aliases, type Route, type RouteKind, type RouteOf, routes } from '#edition/routes.ts'

/** Where a link may lead: to a page or to a place on one. */
export type Href = Route | `${Route}#${string}`

const kinds: Readonly<Record<string, string>> = routes
const canonicalPaths: Readonly<Record<string, string>> = aliases

/** The address that search engines should know a page by. */
export function canonicalPath(path: string): string {
  return canonicalPaths[path] ?? path
}

export function routesOf<Kind extends RouteKind>(...kinds: Kind[]): RouteOf<Kind>[] {
  const paths = Object.keys(routes) as Route[]
  return paths.filter((path): path is RouteOf<Kind> => kinds.some((kind) => kind === routes[path]))
}

/** Whether search engines and share cards are for this address. */
export function isPublic(path: string): boolean {
  const kind = kinds[path]
  return kind !== undefined && !['alias', 'thanks', 'search'].includes(kind)
}

/** Where the form is: on the page itself, or else on the home page. */
export function formAddress(path: string): string {
  return ['home', 'guide', 'alias', 'contact', 'article'].includes(kinds[path] ?? '')
    ? '#quote'
    : '/#quote'
}

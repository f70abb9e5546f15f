export type Route = { method: string; path: string }
type WithRoutes = { routes: readonly Route[] }

/** Every route, once: none can be forgotten. The app loads the desk with its first request, and does not list its routes. */
export function routesOf(app: WithRoutes, desk: WithRoutes): Route[] {
  const all = [
    ...app.routes,
    ...desk.routes.map(({ method, path }) => ({ method, path: `/api${path}` })),
  ]
  const each = all.map(({ method, path }) => [`${method} ${path}`, { method, path }] as const)
  return [...new Map(each).values()]
}

export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`
}

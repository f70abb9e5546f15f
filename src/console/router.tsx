import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { Desk } from './Desk.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { parseInsightsAddress } from './insights/insights-address.ts'
import { NotFound } from './NotFound.tsx'
import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'
import { markSignedIn } from './signed-out.ts'
import { Loading } from './ui/Loading.tsx'

/*
 * Every screen of the desk, by its address. A new one is a route here, and a component in a folder of its own; it is
 * fetched when somebody goes there.
 */

const root = createRootRoute({ errorComponent: ErrorPage, notFoundComponent: NotFound })

/** Back to where they were, but never out of the desk. */
function within(address: unknown): string | undefined {
  return typeof address === 'string' && /^\/console(?:[/?#]|$)/.test(address) ? address : undefined
}

/** Inside, somebody is signed in with a second factor; everybody else is led to what they still have to do. */
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: Desk,
  beforeLoad: async ({ location }) => {
    const session = await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true })
    if (!session) throw redirect({ to: '/console/sign-in', search: { to: location.href } })
    if (!session.secondFactor) throw redirect({ to: '/console/second-factor' })
    markSignedIn()
  },
})

/** Which list one is in; the screens read it for themselves. */
function searchWords(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

const inside = [
  createRoute({
    getParentRoute: () => desk,
    path: '/console',
    validateSearch: searchWords,
    component: lazyRouteComponent(() => import('./inbox/Inbox.tsx'), 'Inbox'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/leads/$id',
    validateSearch: searchWords,
    component: lazyRouteComponent(() => import('./lead/LeadScreen.tsx'), 'LeadScreen'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/insights',
    validateSearch: parseInsightsAddress,
    component: lazyRouteComponent(() => import('./insights/Insights.tsx'), 'Insights'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/settings',
    component: lazyRouteComponent(() => import('./settings/Settings.tsx'), 'Settings'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/settings/audit',
    component: lazyRouteComponent(() => import('./settings/Audit.tsx'), 'Audit'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/settings/people',
    component: lazyRouteComponent(() => import('./operators/Operators.tsx'), 'Operators'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/settings/account',
    component: lazyRouteComponent(() => import('./account/Account.tsx'), 'Account'),
  }),
] as const

const outside = [
  createRoute({
    getParentRoute: () => root,
    path: '/console/sign-in',
    validateSearch: ({ to, email, reset }): { to?: string; email?: string; reset?: string } => ({
      to: within(to),
      email: typeof email === 'string' ? email : undefined,
      reset: reset === undefined ? undefined : '1',
    }),
    component: lazyRouteComponent(() => import('./sign-in/SignIn.tsx'), 'SignIn'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/console/recover',
    component: lazyRouteComponent(() => import('./sign-in/Recover.tsx'), 'Recover'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/console/reset',
    component: lazyRouteComponent(() => import('./sign-in/Reset.tsx'), 'Reset'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/console/set-up',
    component: lazyRouteComponent(() => import('./set-up/SetUp.tsx'), 'SetUp'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/console/second-factor',
    beforeLoad: async () => {
      queryClient.removeQueries(sessionQuery)
      const session = await queryClient.fetchQuery(sessionQuery)
      if (!session) throw redirect({ to: '/console/sign-in' })
      if (session.secondFactor) throw redirect({ to: '/console' })
    },
    component: lazyRouteComponent(() => import('./set-up/SecondFactor.tsx'), 'SecondFactor'),
  }),
] as const

export const router = createRouter({
  routeTree: root.addChildren([desk.addChildren(inside), ...outside]),
  defaultPendingComponent: Loading,
  // Loading shows itself after 300 ms; until then the screen before stays.
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  // Filters in an address read as words: state=new&overdue=1.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const words = new URLSearchParams()
    for (const [name, value] of Object.entries(search))
      if (value !== undefined && value !== '') words.set(name, String(value))
    const text = words.toString()
    return text && `?${text}`
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

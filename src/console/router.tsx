import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { type InstallerPart, installerParts } from '#domain/installer/parts.ts'
import { isMonth } from '#domain/offer/ledger.ts'
import { queryClient } from './client/query-client.ts'
import { sessionQuery } from './client/session.ts'
import { markSignedIn } from './client/signed-out.ts'
import { Desk } from './Desk.tsx'
import { ErrorPage, NotFound } from './ErrorPage.tsx'
import { parseInsightsAddress } from './insight/insights-address.ts'
import { Loading } from './ui/Loading.tsx'

/*
 * Every screen of the desk, by its address. A new screen is a route here and a component in a folder of its own. Its
 * code is fetched when it is opened.
 */

const root = createRootRoute({ errorComponent: ErrorPage, notFoundComponent: NotFound })

/** Where to go after signing in: an address of the desk, never of another site. */
function toDeskAddress(address: unknown): string | undefined {
  return typeof address === 'string' && /^\/console(?:[/?#]|$)/.test(address) ? address : undefined
}

/** Screens for operators who are signed in with a second factor. Others are sent to sign in or to set it up. */
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

/** Keeps the text parameters as they are; the screens parse them. */
function keepTextParams(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

const deskRoutes = [
  createRoute({
    getParentRoute: () => desk,
    path: '/console',
    validateSearch: keepTextParams,
    component: lazyRouteComponent(() => import('./desk/inbox/Inbox.tsx'), 'Inbox'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/leads',
    beforeLoad: () => {
      throw redirect({ to: '/console', replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/leads/new',
    component: lazyRouteComponent(() => import('./desk/add-lead/AddLead.tsx'), 'AddLead'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/leads/$id',
    validateSearch: keepTextParams,
    component: lazyRouteComponent(() => import('./desk/lead/LeadScreen.tsx'), 'LeadScreen'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/calling',
    validateSearch: ({ lead }): { lead?: string } => ({
      lead: typeof lead === 'string' ? lead : undefined,
    }),
    component: lazyRouteComponent(() => import('./desk/calling/Calling.tsx'), 'Calling'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/insights',
    validateSearch: parseInsightsAddress,
    component: lazyRouteComponent(() => import('./insight/Insights.tsx'), 'Insights'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/installers',
    component: lazyRouteComponent(() => import('./installer/Installers.tsx'), 'Installers'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/installers/new',
    component: lazyRouteComponent(
      () => import('./installer/parts/NewInstaller.tsx'),
      'NewInstaller',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/installers/import',
    component: lazyRouteComponent(
      () => import('./installer/ImportInstallers.tsx'),
      'ImportInstallers',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/installers/$id',
    component: lazyRouteComponent(
      () => import('./installer/InstallerScreen.tsx'),
      'InstallerScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/installers/$id/change',
    validateSearch: ({ part }): { part?: InstallerPart } => ({
      part: installerParts.find((one) => one === part),
    }),
    component: lazyRouteComponent(
      () => import('./installer/parts/InstallerParts.tsx'),
      'InstallerParts',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/returns',
    component: lazyRouteComponent(() => import('./offer/returns/Returns.tsx'), 'Returns'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/ledger',
    component: lazyRouteComponent(() => import('./installer/ledger/Ledger.tsx'), 'Ledger'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/ledger/$installer',
    validateSearch: ({ month }): { month?: string } => ({
      month: typeof month === 'string' && isMonth(month) ? month : undefined,
    }),
    component: lazyRouteComponent(
      () => import('./installer/ledger/InstallerLedger.tsx'),
      'InstallerLedger',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/console/installers/what-if',
    component: lazyRouteComponent(() => import('./offer/what-if/WhatIf.tsx'), 'WhatIf'),
  }),
] as const

const settings = createRoute({
  getParentRoute: () => desk,
  path: '/console/settings',
  component: lazyRouteComponent(() => import('./settings/Settings.tsx'), 'Settings'),
})

const settingsRoutes = [
  createRoute({
    getParentRoute: () => settings,
    path: '/',
    beforeLoad: async () => {
      const session = await queryClient.ensureQueryData(sessionQuery)
      const isOwner = session?.operator.role === 'owner'
      throw redirect({
        to: isOwner ? '/console/settings/business' : '/console/settings/account',
        replace: true,
      })
    },
  }),
  createRoute({
    getParentRoute: () => settings,
    path: '/account',
    component: lazyRouteComponent(() => import('./account/own/Account.tsx'), 'Account'),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: '/business',
    component: lazyRouteComponent(() => import('./settings/Business.tsx'), 'Business'),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: '/people',
    component: lazyRouteComponent(() => import('./account/operators/Operators.tsx'), 'Operators'),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: '/assignment',
    component: lazyRouteComponent(() => import('./desk/assignment/Assignment.tsx'), 'Assignment'),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: '/advertisements',
    component: lazyRouteComponent(() => import('./settings/AdForms.tsx'), 'AdForms'),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: '/audit',
    component: lazyRouteComponent(() => import('./settings/Audit.tsx'), 'Audit'),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: '/developers',
    component: lazyRouteComponent(() => import('./settings/Developers.tsx'), 'Developers'),
  }),
] as const

const publicRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/console/sign-in',
    validateSearch: ({ to, email, reset }): { to?: string; email?: string; reset?: string } => ({
      to: toDeskAddress(to),
      email: typeof email === 'string' ? email : undefined,
      reset: reset === undefined ? undefined : '1',
    }),
    component: lazyRouteComponent(() => import('./account/sign-in/SignIn.tsx'), 'SignIn'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/console/recover',
    component: lazyRouteComponent(() => import('./account/sign-in/Recover.tsx'), 'Recover'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/console/reset',
    component: lazyRouteComponent(() => import('./account/sign-in/Reset.tsx'), 'Reset'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/console/set-up',
    component: lazyRouteComponent(() => import('./account/set-up/SetUp.tsx'), 'SetUp'),
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
    component: lazyRouteComponent(
      () => import('./account/set-up/SecondFactor.tsx'),
      'SecondFactor',
    ),
  }),
] as const

export const router = createRouter({
  routeTree: root.addChildren([
    desk.addChildren([...deskRoutes, settings.addChildren(settingsRoutes)]),
    ...publicRoutes,
  ]),
  defaultPendingComponent: Loading,
  // The previous screen stays for 300 ms before Loading takes its place.
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  // Plain text parameters (state=new&due=past) instead of the router’s JSON.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(search))
      if (value !== undefined && value !== '') params.set(name, String(value))
    const text = params.toString()
    return text && `?${text}`
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

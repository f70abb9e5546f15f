import { Hono } from 'hono'
import { isFictitious } from '#content/brand.ts'
import { listOperators } from '#database/account/operators.ts'
import { countLeads } from '#database/desk/lead-list.ts'
import { listInstallers } from '#database/installer/installers.ts'
import { getSetting } from '#database/settings.ts'
import { firstStepsOf } from '#domain/desk/first-steps.ts'
import { hiddenSetting, hideFirstSteps } from '#operations/desk/hide-first-steps.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly } from '../account/guard.ts'
import { respond } from '../http/respond.ts'
import { filterDeps } from './lead-filter.ts'

/** What owners have still to do before the desk works, until all of it is done or one of them hides it. */
export function firstStepsRoutes({ services }: DeskDeps) {
  const { database } = services
  const { reads } = database
  const owners = ownersOnly(database, 'set up the desk')

  return new Hono<DeskEnv>()
    .get('/first-steps', owners, async (c) => {
      if (await getSetting(reads, hiddenSetting)) return c.json({ steps: [] })
      const [people, installers, leads] = await Promise.all([
        listOperators(reads),
        listInstallers(reads),
        countLeads(reads, { state: 'any' }, filterDeps(services)),
      ])
      const steps = firstStepsOf({
        'contact-details': !isFictitious(services.brand),
        letters: !services.lettersAreFiles,
        enquiry: leads > 0,
        installer: installers.some(({ terms, closedAt }) => terms && !closedAt),
        people: people.filter(({ closed_at }) => !closed_at).length > 1,
      })
      return c.json({ steps })
    })
    .post('/first-steps/hide', owners, async (c) => respond(c, await hideFirstSteps(services)))
}

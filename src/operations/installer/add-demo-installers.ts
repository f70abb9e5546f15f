import { listInstallers } from '#database/installer/installers.ts'
import { dayOf } from '#domain/calendar.ts'
import {
  type InstallerDraft,
  installerFields,
  isSameBusiness,
  parseInstaller,
  type TypedInstaller,
} from '#domain/installer/draft.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { demoInstallers } from '#estimate/installer/demo-installers.ts'
import { commit, type World } from '../world.ts'
import { loadStartingLevels, storeInstaller } from './save-installer.ts'

/**
 * Adds three invented installers that have accepted our terms, so that an enquiry is offered at once. Those that are there already stay
 * as they are. Returns how many were added.
 */
export function addDemoInstallers(world: World): Promise<number> {
  const { timeZone } = world.calling
  const at = world.now()
  const installers = demoInstallers(dayOf(at, timeZone)).map(toInstaller)
  return commit(world, async (db) => {
    const level = await loadStartingLevels(db, { at, timeZone })
    const terms = { version: termsVersion, acceptedAt: at.toISOString() }
    const stored = await listInstallers(db)
    const added = installers.filter(
      (installer) => !stored.some((one) => isSameBusiness(one, installer)),
    )
    for (const installer of added) await storeInstaller(db, installer, { at, level, terms })
    return added.length
  })
}

function toInstaller(typed: Record<string, string>): TypedInstaller {
  const draft = Object.fromEntries(installerFields.map((field) => [field, typed[field] ?? '']))
  const parsed = parseInstaller(draft as InstallerDraft)
  if ('installer' in parsed) return parsed.installer
  throw new Error(parsed.problems.map(({ message }) => message).join('; '))
}

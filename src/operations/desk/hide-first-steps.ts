import { saveSetting } from '#database/settings.ts'
import { commit, type World } from '../world.ts'

/** Set once an owner wants to see the first steps no more. */
export const hiddenSetting = 'first-steps-hidden'

/** Hides from all owners what is left to do before a desk can work. */
export async function hideFirstSteps(world: Pick<World, 'database'>): Promise<{ ok: true }> {
  await commit(world, (db) => saveSetting(db, hiddenSetting, '1'))
  return { ok: true }
}

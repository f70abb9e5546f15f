import type { Db } from '../schema.ts'
import { deleteSetting, getSetting, saveSetting } from '../settings.ts'

const name = 'WEEKLY_LETTER'

/** Whether owners get the weekly letter. Nobody does until an owner asks for it. */
export async function hasWeeklyLetter(db: Db): Promise<boolean> {
  return (await getSetting(db, name)) !== undefined
}

export async function saveWeeklyLetter(db: Db, on: boolean): Promise<void> {
  await (on ? saveSetting(db, name, 'on') : deleteSetting(db, name))
}

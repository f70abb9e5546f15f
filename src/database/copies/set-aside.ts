import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../open.ts'

/** A copy of the database as it was before a restore replaced it. It may still contain people who were erased since. */
type SetAside = { file: string; deletedAt: string }

export type SetAsideCopies = {
  list(): Promise<SetAside[]>
  /** Deletes copies older than backups are kept, with the files beside them. Returns how many. */
  deleteOld(now: Date): Promise<number>
}

/** As long as backups are kept. */
const keptMs = 30 * 24 * 3_600_000

export function setAsideName(engine: Engine, at: Date): string {
  return engine === 'sqlite'
    ? `wattlewise.sqlite.before-${at.getTime()}`
    : `before-${at.getTime()}.backup`
}

export function setAsideUntil(at: Date): string {
  return new Date(at.getTime() + keptMs).toISOString()
}

/** The copies in a data directory. A name says when it was made: the file itself is as old as what is in it. */
export function openSetAside(directory: string): SetAsideCopies {
  const list = async () => {
    const names = await readdir(directory)
    return names.flatMap((file) => {
      const at = /^(?:wattlewise\.sqlite\.before-(\d+)|before-(\d+)\.backup)$/.exec(file)
      return at ? [{ file, deletedAt: setAsideUntil(new Date(Number(at[1] ?? at[2]))) }] : []
    })
  }
  return {
    list,
    deleteOld: async (now) => {
      const old = (await list()).filter(({ deletedAt }) => deletedAt <= now.toISOString())
      for (const name of await readdir(directory))
        if (old.some(({ file }) => name.startsWith(file))) await rm(join(directory, name))
      return old.length
    },
  }
}

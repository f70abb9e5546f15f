import { deleteProbes } from '#database/enquiry/probes.ts'
import { commit, type World } from '../world.ts'

const keptMs = 3_600_000

/** Deletes synthetic enquiries after an hour, with their letters where letters are files. */
export async function forgetProbes(
  now: Date,
  {
    database,
    deleteLetters,
  }: Pick<World, 'database'> & { deleteLetters: (deliveries: readonly string[]) => Promise<void> },
): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  const deleted = await commit({ database: { db: database.maintenance } }, (db) =>
    deleteProbes(db, before),
  )
  if (deleted.length > 0) await deleteLetters(deleted)
}

import { deleteProbes } from '#database/enquiry/probes.ts'
import type { Database } from '#database/open.ts'

const keptMs = 3_600_000

/** Deletes synthetic enquiries after an hour, with their letters where letters are files. */
export async function forgetProbes(
  now: Date,
  {
    database,
    deleteLetters,
  }: { database: Database; deleteLetters: (deliveries: readonly string[]) => Promise<void> },
): Promise<void> {
  const { maintenance: db } = database
  const deleted = await deleteProbes({ db }, new Date(now.getTime() - keptMs))
  if (deleted.length > 0) await deleteLetters(deleted)
}

import { listEmailKeys } from '#database/desk/person.ts'
import { listDeliveriesOfErased, listErasures, listNotErased } from '#database/privacy/erasure.ts'
import type { ErasureLog } from '#database/privacy/erasure-log.ts'
import { sweepAtStart } from '#database/sweep.ts'
import { keyedHash } from '../keyed-hash.ts'
import type { World } from '../world.ts'
import { eraseLeads } from './erase-leads.ts'

export type ReplayErasuresDeps = Pick<World, 'database' | 'secret' | 'now' | 'calling'> & {
  erasures: ErasureLog
  listLetters: () => Promise<string[]>
  deleteLetters: (deliveries: readonly string[]) => Promise<void>
}

export type ReplayResult = { erasedAgain: number; rewritten: boolean }

const atOnce = 500

/**
 * Runs at the start. Erases again everyone that a restored backup brought back, and finishes erasures that a kill
 * interrupted. Afterwards the log and the database list the same erasures.
 */
export async function replayErasures(deps: ReplayErasuresDeps): Promise<ReplayResult> {
  const { database, erasures, now } = deps
  const noted = await erasures.read()
  let erasedAgain = 0
  for (const leads of inPieces([...noted.keys()])) {
    const back = await listNotErased(database.db, leads)
    if (back.length === 0) continue
    const notes = back.flatMap((lead) => noted.get(lead) ?? [])
    const keys = await listEmailKeys(database.db, back)
    const confirmations = keys.map((key) => keyedHash(deps.secret, 'confirmation', key))
    const erased = await eraseLeads({ notes, now: now(), confirmations, again: true }, deps)
    erasedAgain += erased.length
  }
  // The log may lack erasures that were made on another machine.
  const known = await listErasures(database.db)
  await erasures.append(known.filter(({ lead }) => !noted.has(lead)))

  for (const letters of inPieces(await deps.listLetters()))
    await deps.deleteLetters(await listDeliveriesOfErased(database.db, letters))
  return { erasedAgain, rewritten: await sweepAtStart(database) }
}

function inPieces<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )
}

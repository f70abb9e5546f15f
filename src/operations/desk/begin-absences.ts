import { beginAbsence, getAbsence, listAbsencesToBegin } from '#database/desk/absences.ts'
import { releaseClaims } from '#database/desk/claims.ts'
import { lockOperators } from '#database/desk/duty.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { giveBack } from './go-away.ts'

/** Begins planned absences that are due. Operators who chose so give back their open leads. Returns how many began. */
export async function beginAbsences(world: Pick<World, 'database' | 'now'>): Promise<number> {
  let begun = 0
  for (const id of await listAbsencesToBegin(world.database.reads, world.now()))
    if (await begin(id, world)) begun += 1
  return begun
}

function begin(id: string, { database, now }: Pick<World, 'database' | 'now'>): Promise<boolean> {
  const at = now().toISOString()
  return commit({ database }, async (trx) => {
    const absence = await getAbsence(trx, id)
    if (!absence) return false
    const { operator, until, givesBack } = absence
    await lockOperators(trx, 'to go', operator)
    if (!(await beginAbsence(trx, id, at))) return false
    await releaseClaims(trx, operator, new Date(at))
    // The server was off for all of it: whatever they have now is theirs.
    const isOver = until !== null && until <= at
    if (isOver) return true
    const { leads } = await giveBack(trx, { operator, by: null, at, givesBack })
    if (leads.length > 0)
      await recordDeskEvent(
        trx,
        { kind: 'person gave leads back', detail: { person: operator, leads: leads.length } },
        { now },
      )
    return true
  })
}

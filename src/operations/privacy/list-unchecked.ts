import { channelFactsOf } from '#database/desk/lead-row.ts'
import { listWithoutCalls } from '#database/privacy/open-leads.ts'
import { type Register, registersOf } from '#domain/privacy/dialable.ts'
import type { World } from '../world.ts'
import { type DialWorld, getDialable, subscriberOf } from './lead-dialable.ts'

/** The numbers (E.164) of open leads that may be dialled once a current list doesn't hold them, and the registers to ask. */
export async function listUnchecked(
  world: DialWorld & Pick<World, 'database'>,
): Promise<{ number: string; registers: readonly Register[] }[]> {
  const { db } = world.database
  const unchecked = new Map<string, readonly Register[]>()
  for (const row of await listWithoutCalls(db)) {
    const dialable = await getDialable(db, row.id, channelFactsOf(row), world)
    if (dialable.ok || dialable.code !== 'unchecked') continue
    const asked = registersOf(subscriberOf(row))
    const known = unchecked.get(row.phone_e164) ?? []
    unchecked.set(row.phone_e164, known.length > asked.length ? known : asked)
  }
  return [...unchecked].map(([number, registers]) => ({ number, registers }))
}

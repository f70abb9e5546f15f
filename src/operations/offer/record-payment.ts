import { v5 as uuidv5 } from 'uuid'
import { getPayment, insertEntry } from '#database/offer/ledger.ts'
import type { Db, LedgerEntriesTable } from '#database/schema.ts'
import { type Result, reject } from '#domain/result.ts'
import { terms } from '#estimate/terms.ts'
import { actOnInstaller } from '../installer/act-on-installer.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/** Ten million dollars: more is a slip of the finger. */
export const mostPaidCents = 1_000_000_000

export type Payment = {
  /** The same for each try to enter one payment. */
  id: string
  installer: string
  /** With GST. */
  cents: number
}

/** Records what an installer has paid, as an owner says. */
export async function recordPayment(
  { id, installer, cents }: Payment,
  world: World & { by: string },
): Promise<Result<object, 'unknown' | 'refused'>> {
  if (!Number.isInteger(cents) || cents <= 0 || cents > mostPaidCents)
    return reject(
      'refused',
      `Enter what was paid, in ${terms.money} and ${terms.coins}, like 935.00.`,
    )
  return actOnInstaller(installer, world, async (db) => {
    const amounts = { amount_cents: -cents, gst_cents: 0, reverses: null }
    await enterPayment(db, { id, installer, ...amounts }, world)
    return { ok: true }
  })
}

/** Takes a payment back that was entered by mistake, by a counter-entry. Twice is harmless. */
export function takeBackPayment(
  { installer, payment }: { installer: string; payment: string },
  world: World & { by: string },
): Promise<Result<object, 'unknown'>> {
  return commit(world, async (db) => {
    const entry = await getPayment(db, payment)
    if (!entry || entry.installer !== installer || entry.reverses)
      return reject('unknown', 'There is no such payment.')
    await enterPayment(
      db,
      {
        id: uuidv5('taken back', payment),
        installer,
        amount_cents: -entry.amount_cents,
        gst_cents: -entry.gst_cents,
        reverses: payment,
      },
      world,
    )
    return { ok: true }
  })
}

async function enterPayment(
  db: Db,
  payment: Pick<LedgerEntriesTable, 'id' | 'installer' | 'amount_cents' | 'gst_cents' | 'reverses'>,
  world: World & { by: string },
): Promise<void> {
  const { by, now } = world
  const at = now().toISOString()
  const { installer, amount_cents } = payment
  const entry = { ...payment, offer: null, kind: 'payment', at, entered_by: by } as const
  if (await insertEntry(db, entry))
    await recordDeskEvent(
      db,
      { kind: 'payment recorded', detail: { installer, cents: -amount_cents } },
      world,
    )
}

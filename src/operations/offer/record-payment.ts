import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { getPayment, insertEntry } from '#database/offer/ledger.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

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
  { by, database, now }: ActorDeps,
): Promise<Result<object, 'unknown' | 'refused'>> {
  if (!Number.isInteger(cents) || cents <= 0 || cents > mostPaidCents)
    return reject('refused', 'Enter what was paid, in dollars and cents, like 935.00.')
  return withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      if (!(await getInstaller(trx, installer)))
        return reject('unknown', 'There is no such installer.')
      const at = now().toISOString()
      const isNew = await insertEntry(trx, {
        ...{ id, installer, offer: null, kind: 'payment', reverses: null, at, entered_by: by },
        ...{ amount_cents: -cents, gst_cents: 0 },
      })
      if (isNew)
        await recordAudit(trx, {
          ...{ id: uuidv7(), at, operator: by, kind: 'payment recorded' },
          detail: { installer, cents },
        })
      return { ok: true }
    }),
  )
}

/** Takes a payment back that was entered by mistake, by a counter-entry. Twice is harmless. */
export async function takeBackPayment(
  { installer, payment }: { installer: string; payment: string },
  { by, database, now }: ActorDeps,
): Promise<Result<object, 'unknown'>> {
  return withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      const entry = await getPayment(trx, payment)
      if (!entry || entry.installer !== installer || entry.reverses)
        return reject('unknown', 'There is no such payment.')
      const at = now().toISOString()
      const isNew = await insertEntry(trx, {
        ...{ id: uuidv5('taken back', payment), installer, offer: null, kind: 'payment' },
        ...{ reverses: payment, at, entered_by: by },
        ...{ amount_cents: -entry.amount_cents, gst_cents: -entry.gst_cents },
      })
      if (isNew)
        await recordAudit(trx, {
          ...{ id: uuidv7(), at, operator: by, kind: 'payment recorded' },
          detail: { installer, cents: entry.amount_cents },
        })
      return { ok: true }
    }),
  )
}

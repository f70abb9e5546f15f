import { v7 as uuidv7 } from 'uuid'
import { insertInstaller, type StoredInstaller } from '#database/installer/installers.ts'
import type { Database } from '#database/open.ts'
import type { OffersTable } from '#database/schema.ts'
import { installerWith } from './installers.ts'

let installers = 0

/** Stores an invented installer that suits any Victorian home, with an ABN of its own. Returns its id. */
export async function storeInstaller(
  { db }: Pick<Database, 'db'>,
  changes: Partial<StoredInstaller> = {},
): Promise<string> {
  installers += 1
  const id = changes.id ?? uuidv7()
  const began = '2026-01-01T00:00:00.000Z'
  await insertInstaller(
    db,
    {
      ...installerWith({ abn: `10 000 ${String(installers).padStart(6, '0')}` }),
      ...{ level: 0, levelSince: began, createdAt: began },
      ...changes,
      id,
    },
    uuidv7,
  )
  return id
}

/** Stores an offer in any state, straight into the database. Returns its id. */
export async function storeOffer(
  { db }: Pick<Database, 'db'>,
  offer: Pick<OffersTable, 'lead' | 'installer'> & Partial<OffersTable>,
): Promise<string> {
  const id = offer.id ?? uuidv7()
  const now = Date.now()
  await db
    .insertInto('offers')
    .values({
      state: 'offered',
      offered_at: new Date(now).toISOString(),
      expires_at: new Date(now + 3_600_000).toISOString(),
      fee_cents: 6000,
      ...offer,
      id,
    })
    .execute()
  return id
}

import type { StoredReceipt } from '#domain/privacy/consent-receipt.ts'
import type { Db } from '../schema.ts'

/** Stores a receipt as it is given out. */
export async function insertReceipt(db: Db, receipt: StoredReceipt): Promise<void> {
  await db.insertInto('consent_receipts').values(receipt).execute()
}

/**
 * The receipts of these leads: of their own consent, of boxes that were ticked later, and of each word that an installer may call, with that
 * one's name.
 */
export function listReceipts(
  db: Db,
  leads: readonly string[],
): Promise<(StoredReceipt & { installer: string | null })[]> {
  return db
    .selectFrom('consent_receipts')
    .leftJoin('offers', 'offers.id', 'consent_receipts.offer')
    .leftJoin('installers', 'installers.id', 'offers.installer')
    .selectAll('consent_receipts')
    .select('trading_name as installer')
    .where('consent_receipts.lead', 'in', leads)
    .orderBy('consent_receipts.at')
    .orderBy('consent_receipts.id')
    .execute()
}

/** By what an installer has a lead: the visitor's word that it may call, or else the lead's own consent. */
export async function getInstallersReceipt(
  db: Db,
  { lead, offer }: { lead: string; offer: string },
): Promise<StoredReceipt | undefined> {
  const receipts = await listReceipts(db, [lead])
  return (
    receipts.findLast((one) => one.offer === offer) ?? receipts.find((one) => one.offer === null)
  )
}

/** What ties a receipt to a person; null where they were erased, or it isn't stored. */
export async function getReceiptSalt(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('consent_receipts')
    .select('salt')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.salt ?? null
}

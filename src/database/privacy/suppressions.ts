import type { Db } from '../schema.ts'

/** What a person asked us to stop: every call and letter, or just the questions about how the call went. */
export type SuppressionScope = 'all' | 'feedback'

/** A suppression by keyed hashes of an address and a phone number: see suppression-hashes.ts. It outlives an erasure. */
export async function suppress(
  db: Db,
  { hashes, scope, now }: { hashes: readonly string[]; scope: SuppressionScope; now: Date },
): Promise<void> {
  if (hashes.length === 0) return
  const at = now.toISOString()
  await db
    .insertInto('suppressions')
    .values(hashes.map((hash) => ({ hash, scope, at })))
    .onConflict((oc) => oc.columns(['hash', 'scope']).doUpdateSet({ at }))
    .execute()
}

/**
 * Whether the person with this address and phone number asked us to stop, after they enquired: both were suppressed, or the one
 * that there is. Anybody can type anybody's number, and must not be able to silence us towards them by withdrawing. A later
 * enquiry is a fresh consent.
 */
export async function isSuppressed(
  db: Db,
  {
    hashes,
    scopes,
    enquiredAt,
  }: { hashes: readonly string[]; scopes: readonly SuppressionScope[]; enquiredAt: string },
): Promise<boolean> {
  if (hashes.length === 0) return false
  const suppressed = await db
    .selectFrom('suppressions')
    .select('hash')
    .distinct()
    .where('hash', 'in', hashes)
    .where('scope', 'in', scopes)
    .where('at', '>=', enquiredAt)
    .execute()
  return suppressed.length === new Set(hashes).size
}

/** Since when each of some hashes was suppressed already, before it was again; null where it was not. */
export type SuppressedBefore = readonly { hash: string; scope: string; at: string | null }[]

export async function listSuppressed(
  db: Db,
  { hashes, scope }: { hashes: readonly string[]; scope: SuppressionScope },
): Promise<SuppressedBefore> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('suppressions')
    .select(['hash', 'at'])
    .where('hash', 'in', hashes)
    .where('scope', '=', scope)
    .execute()
  return hashes.map((hash) => ({
    hash,
    scope,
    at: rows.find((row) => row.hash === hash)?.at ?? null,
  }))
}

/** Sets suppressions back to what they were, but for those that were renewed since `suppressedAt`. */
export async function restoreSuppressed(
  db: Db,
  before: SuppressedBefore,
  suppressedAt: string,
): Promise<void> {
  for (const { hash, scope, at } of before) {
    const known = db.deleteFrom('suppressions').where('hash', '=', hash)
    if (at === null) await known.where('scope', '=', scope).where('at', '=', suppressedAt).execute()
    else
      await db
        .updateTable('suppressions')
        .set({ at })
        .where('hash', '=', hash)
        .where('scope', '=', scope)
        .where('at', '=', suppressedAt)
        .execute()
  }
}

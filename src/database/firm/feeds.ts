import type { Db, InstallerFeedsTable } from '../schema.ts'

type FirmPerson = Pick<InstallerFeedsTable, 'installer' | 'person'>

export function getFeed(db: Db, id: string) {
  return db.selectFrom('installer_feeds').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findFeed(db: Db, { installer, person }: FirmPerson) {
  return db
    .selectFrom('installer_feeds')
    .selectAll()
    .where('installer', '=', installer)
    .where('person', '=', person)
    .executeTakeFirst()
}

/** Stores a person's calendar in place of their earlier one. */
export async function putFeed(db: Db, feed: InstallerFeedsTable): Promise<void> {
  const { id, link_number, made_at } = feed
  await db
    .insertInto('installer_feeds')
    .values(feed)
    .onConflict((oc) =>
      oc.columns(['installer', 'person']).doUpdateSet({ id, link_number, made_at }),
    )
    .execute()
}

export async function deleteFeed(db: Db, { installer, person }: FirmPerson): Promise<void> {
  await db
    .deleteFrom('installer_feeds')
    .where('installer', '=', installer)
    .where('person', '=', person)
    .execute()
}

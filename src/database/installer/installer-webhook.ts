import type { Db } from '../schema.ts'

/** Where the offers of an installer are posted to, and by what they are signed; undefined where it has no webhook. */
export async function getInstallerWebhook(
  db: Db,
  installer: string,
): Promise<{ url: string; secret: string } | undefined> {
  const row = await db
    .selectFrom('installers')
    .select(['webhook', 'webhook_secret'])
    .where('id', '=', installer)
    .executeTakeFirst()
  return row?.webhook && row.webhook_secret
    ? { url: row.webhook, secret: row.webhook_secret }
    : undefined
}

export async function setWebhookSecret(
  db: Db,
  installer: string,
  secret: string | null,
): Promise<void> {
  await db
    .updateTable('installers')
    .set({ webhook_secret: secret })
    .where('id', '=', installer)
    .execute()
}

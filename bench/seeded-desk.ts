import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/open.ts'
import { createPostgres } from '../tests/postgres.ts'
import { type Running, startServer } from '../tests/server.ts'
import { type DeskKeys, type DeskSession, deskSession, setUpDesk } from './desk-session.ts'
import { seedLeads } from './seed-leads.ts'

/** A database full of leads, on which a server can be opened with an operator signed in. */
export type SeededDesk = {
  url: string | undefined
  at(work: (desk: OpenDesk) => Promise<void>): Promise<void>
  drop(): Promise<void>
}
export type OpenDesk = { server: Running; session: DeskSession }

/** Reading more people than an honest day's number needs the second factor of the last five minutes: here it counts for a day. */
async function keepConfirmed(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, close } = openDatabase(place)
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  await db.updateTable('operator_verifications').set({ expires_at: tomorrow }).execute()
  await close()
}

export async function seedDesk(
  engine: 'SQLite' | 'PostgreSQL',
  count: number,
  until: Date,
): Promise<SeededDesk> {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-leads-'))
  const postgres = engine === 'PostgreSQL' ? await createPostgres() : undefined
  await seedLeads({ url: postgres?.url, directory }, count, until)
  const secret = 'a secret of the bench, long enough for sessions'
  let keys: DeskKeys | undefined
  return {
    url: postgres?.url,
    async at(work) {
      const environment = { DATA_DIR: directory, APP_SECRET: secret }
      const server = await startServer({ databaseUrl: postgres?.url, environment })
      try {
        keys ??= await setUpDesk(server.url, secret)
        const session = deskSession(server.url, keys)
        await session.confirm()
        await keepConfirmed({ url: postgres?.url, directory })
        await work({ server, session })
      } finally {
        await server.stop()
      }
    },
    async drop() {
      await postgres?.drop()
      rmSync(directory, { recursive: true })
    },
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
        await work({ server, session: deskSession(server.url, keys) })
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

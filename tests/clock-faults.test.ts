import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { listLetters } from '#channels/letters/folder.ts'
import { openDatabase } from '#database/open.ts'
import { lostOf, newTally, startLoad, storedIn, submitUntilStored, waitUntilReady } from './load.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { startServer } from './server.ts'

/** The clock of a server is set while it runs: by a minute, an hour, a day, forwards and back. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const minute = 60_000
const jumps = [minute, -minute, 60 * minute, -60 * minute, 24 * 60 * minute, -24 * 60 * minute, 0]

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

describe.each(hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('on %s', (engine) => {
  test.concurrent('a clock that jumps under load costs no lead and no answer, and each letter goes out under one id', async ({
    onTestFinished,
  }) => {
    const postgres = engine === 'PostgreSQL' ? await createPostgres() : undefined
    if (postgres) onTestFinished(postgres.drop)
    const settings = mkdtempSync(join(tmpdir(), 'wattlewise-clock-'))
    onTestFinished(() => rmSync(settings, { recursive: true }))
    const clock = join(settings, 'clock')
    writeFileSync(clock, '0')
    const server = await startServer({
      databaseUrl: postgres?.url,
      environment: {
        CLOCK_FILE: clock,
        NODE_OPTIONS: `--import ${new URL('./move-clock.ts', import.meta.url).href}`,
      },
    })
    onTestFinished(async () => void (await server.stop()))
    const where = { directory: server.directory, ...(postgres ? { url: postgres.url } : {}) }
    const tally = newTally()
    const load = startLoad([server], tally, 2)
    onTestFinished(() => load.stop().catch(() => {}))
    for (let round = 0; round < rounds; round++)
      for (const jump of jumps) {
        const before = tally.leads.size
        await expect.poll(() => tally.leads.size).toBeGreaterThan(before + 3)
        writeFileSync(clock, String(jump))
        await waitUntilReady(server)
      }
    await load.stop()
    expect(readFileSync(clock, 'utf8')).toBe('0')
    await submitUntilStored([server], tally)
    expect(lostOf(tally, await storedIn(where))).toEqual([])
    expect(Object.keys(tally.statuses)).toEqual(['201'])

    // What was stored while the clock was a day ahead is due once that day has come.
    writeFileSync(clock, String(25 * 60 * minute))
    const database = openDatabase(where)
    onTestFinished(database.close)
    const list = () =>
      database.db
        .selectFrom('deliveries')
        .select(['id', 'delivered_at', 'stopped_at'])
        .where('event', '=', 'lead.created')
        .execute()
    await expect
      .poll(async () => (await list()).filter((one) => !one.delivered_at).length, {
        interval: 300,
      })
      .toBe(0)
    const letters = await listLetters(join(server.directory, 'letters'))
    expect(letters).toEqual(expect.arrayContaining((await list()).map(({ id }) => id)))
    expect(new Set(letters).size).toBe(letters.length)
    console.log(`${engine}: ${rounds * jumps.length} jumps, ${tally.leads.size} leads, none lost`)
  })
})

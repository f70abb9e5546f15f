import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { becomeOwner, joinAgent, openTestDesk } from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'

test('the desk and /readyz say that letters fail, and only owners read of holidays that end', async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const whenWell = openTestDesk(database, { now: () => new Date('2026-11-21T09:00:00Z') })
  expect(await (await whenWell.app.request('/readyz')).json()).toEqual({ status: 'ready' })

  await insertLead(
    lead(),
    storeDeps(database, { receivers: leadReceivers([], ['operator-letter']) }),
  )
  await database.db.updateTable('deliveries').set({ attempts: 4 }).execute()
  const { id } = await database.db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow()
  const started_at = '2026-11-21T09:00:00.000Z'
  const attempt = { delivery: id, number: 4, started_at, took_ms: 5, answer: '421' }
  await database.db
    .insertInto('attempts')
    .values({ ...attempt, delivered: false })
    .execute()

  const desk = openTestDesk(database, { now: () => new Date('2028-11-01T00:00:00Z') })
  const ready = await (await desk.app.request('/readyz')).json()
  expect(ready).toEqual({
    status: 'ready',
    letters: expect.stringContaining(started_at),
    warning: expect.stringContaining('2029-01-01'),
    figures: expect.stringContaining('Tariffs since 2027-07-01'),
  })
  const owner = await becomeOwner(desk)
  const agent = await joinAgent(desk, owner)
  const failingLetters = { since: started_at, waiting: 1, gaveUp: 0 }
  expect((await owner.ask('GET', '/warnings')).body).toEqual({
    lettersAreFiles: false,
    overdueComplaints: 0,
    failingLetters,
    unknownHolidaysFrom: '2029-01-01',
    figuresDue: expect.arrayContaining([{ name: 'Tariffs', again: '2027-07-01' }]),
    endedInstallers: [],
    backlogs: [],
    stuckAdLeads: 0,
  })
  expect((await agent.ask('GET', '/warnings')).body).toEqual({
    lettersAreFiles: false,
    overdueComplaints: 0,
    failingLetters,
    unknownHolidaysFrom: null,
    figuresDue: [],
    endedInstallers: [],
    backlogs: [],
    stuckAdLeads: 0,
  })
})

test('owners are warned of what has ended for an installer that would get leads', async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const desk = openTestDesk(database, { now: () => new Date('2027-07-01T09:00:00Z') })
  const owner = await becomeOwner(desk)
  const stored = { level: 0, levelSince: '', createdAt: '2026-03-03T00:00:00.000Z' }
  const paused = { id: 'paused', abn: '2', pausedUntil: '2027-08-01' }
  for (const changes of [{}, paused])
    await insertInstaller(database.db, { ...installerWith(changes), ...stored }, uuidv7)
  expect((await owner.ask('GET', '/warnings')).body.endedInstallers).toMatchObject([
    {
      id: 'bright-ladder',
      expiries: [
        { requirement: 'design', endsOn: '2027-06-30', state: 'ended' },
        { requirement: 'installation' },
        { requirement: 'batteries' },
      ],
    },
  ])
})

test('all operators see a warning that letters are files while no mail server is set', async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const desk = openTestDesk(database, { lettersAreFiles: true })
  const owner = await becomeOwner(desk)
  const agent = await joinAgent(desk, owner)
  for (const { ask } of [owner, agent])
    expect((await ask('GET', '/warnings')).body).toMatchObject({ lettersAreFiles: true })
})

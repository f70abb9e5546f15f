import { expect, test } from 'vitest'
import { heartbeat } from '#channels/heartbeat.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { insertLead, later, lead, morning, storeDeps } from '../../../tests/leads.ts'
import { listenHttp } from '../../../tests/servers.ts'
import { openLog } from '../http/log.ts'
import { reasonForSilence, startHeartbeat } from './heartbeat.ts'

onEveryDatabase((open) => {
  const look = (now: Date, promisesSeenAt = now) =>
    reasonForSilence({ database: open(), now: () => now, promisesSeenAt: () => promisesSeenAt })

  test('while all is well the watcher hears of us', async () => {
    let heard = 0
    const { services } = openTestDesk(open(), {
      beat: async () => {
        heard += 1
      },
    })
    const started = startHeartbeat({ ...services, promisesSeenAt: services.now }, openLog('silent'))
    await started.stop()
    expect(heard).toBe(1)
  })

  test('it hears nothing once promises are not looked at', async () => {
    expect(await look(later(0), later(-170))).toBeUndefined()
    expect(await look(later(0), later(-190))).toBe('promises are not looked at')
  })

  test('it hears nothing once deliveries wait, or letters to operators fail', async () => {
    const { db } = open()
    await insertLead(lead({ created_at: morning }), storeDeps(open()))
    expect(await look(later(290))).toBeUndefined()
    expect(await look(later(310))).toBe('deliveries wait')
    const { id } = await db
      .updateTable('deliveries')
      .set({ attempts: 5 })
      .where('channel', '=', 'operator-letter')
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('attempts')
      .values({ delivery: id, number: 1, started_at: morning })
      .execute()
    await db
      .updateTable('deliveries')
      .set({ delivered_at: morning, retry_at: null })
      .where('channel', '<>', 'operator-letter')
      .execute()
    expect(await look(later(310))).toBe('letters to operators fail')
  })
})

test('a database that is away is silence', async () => {
  const { engines } = await import('../../../tests/databases.ts')
  for (const { openEmpty } of engines) {
    const database = await openEmpty()
    await database.close()
    const now = () => new Date()
    expect(await reasonForSilence({ database, now, promisesSeenAt: now })).toMatch(
      /^the database (does not answer|is not ready)$/,
    )
  }
})

test('the watcher’s address is fetched as receivers are: public ones only, and no redirect is followed', async () => {
  const asked: string[] = []
  const watcher = await listenHttp((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(request.url === '/moved' ? 302 : 200, { location: '/elsewhere' }).end()
  })
  const fetchIt = (path: string, allowPrivateAddresses: boolean) =>
    heartbeat({ url: watcher.url + path, allowPrivateAddresses })()
  await fetchIt('/alive', true)
  await expect(fetchIt('/moved', true)).rejects.toThrow()
  await expect(fetchIt('/private', false)).rejects.toThrow('not a public address')
  expect(asked).toEqual(['/alive', '/moved'])
  await watcher.close()
})

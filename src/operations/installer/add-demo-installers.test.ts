import { expect, test } from 'vitest'
import { listInstallers } from '#database/installer/installers.ts'
import { standingOf } from '#domain/installer/standing.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { addDemoInstallers } from './add-demo-installers.ts'

const now = new Date('2026-11-19T03:24:00.000Z')
const none = { day: 0, week: 0, month: 0 }

onEveryDatabase((database) => {
  test('three invented installers take leads at once, however often the demo starts', async () => {
    const deps = { database: database(), now: () => now, calling: au.calling }
    expect(await addDemoInstallers(deps)).toBe(3)
    expect(await addDemoInstallers(deps)).toBe(0)
    const installers = await listInstallers(database().db)
    expect(installers).toHaveLength(3)
    for (const installer of installers) {
      expect(installer.tradingName).toMatch(/^Demo /)
      expect(installer.people.every(({ email }) => email.endsWith('.example'))).toBe(true)
      expect(standingOf(installer, none, '2026-11-19')).toEqual({ is: 'taking' })
    }
    // Nobody is asked to accept what is accepted.
    expect(await database().db.selectFrom('deliveries').select('event').execute()).toEqual([])
  })
})

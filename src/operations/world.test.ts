import { expect, test } from 'vitest'
import { getSetting, saveSetting } from '#database/settings.ts'
import { onEveryDatabase } from '../../tests/databases.ts'
import { worldAt } from '../../tests/world.ts'
import { commit } from './world.ts'

const now = '2026-11-23T03:00:00.000Z'

onEveryDatabase((database) => {
  function worldThatCounts() {
    const woken: string[] = []
    return { ...worldAt(now, database()), woken, afterWrite: () => void woken.push('due') }
  }

  test('the delivery worker wakes by itself once something is stored', async () => {
    const world = worldThatCounts()
    await commit(world, async (db) => {
      await saveSetting(db, 'one', 'first')
      expect(world.woken).toEqual([])
    })
    expect(world.woken).toEqual(['due'])
    await commit(world, (db) =>
      db
        .updateTable('settings')
        .set({ value: 'x' })
        .where('name', '=', 'one')
        .returning('name')
        .execute(),
    )
    expect(world.woken).toEqual(['due', 'due'])
  })

  test('no worker wakes for reading, for locking, or for changing nothing', async () => {
    const world = worldThatCounts()
    await commit(world, async (db) => {
      await getSetting(db, 'one')
      await db.selectFrom('settings').selectAll().forUpdate().execute()
      await db.deleteFrom('settings').where('name', '=', 'none').execute()
    })
    expect(world.woken).toEqual([])
  })

  test('no worker wakes for a transaction that was rolled back', async () => {
    const world = worldThatCounts()
    const failing = commit(world, async (db) => {
      await saveSetting(db, 'two', 'never')
      throw new Error('cut off')
    })
    await expect(failing).rejects.toThrow('cut off')
    expect(world.woken).toEqual([])
    expect(await getSetting(database().db, 'two')).toBeUndefined()
  })
})

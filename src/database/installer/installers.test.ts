import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import {
  findInstallerByNumber,
  getInstaller,
  insertInstaller,
  listInstallers,
  updateInstaller,
} from './installers.ts'

const began = {
  level: 1.5,
  levelSince: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-03-03T00:00:00.000Z',
}

const whole = {
  ...installerWith({
    area: {
      wholeState: false,
      regions: ['inner', 'western'],
      postcodes: ['3875', '3909'],
      exceptPostcodes: ['3011'],
    },
    panelKilowatts: { from: 5, to: 30 },
    batteryKilowattHours: { from: 5, to: 20 },
    strengths: ['local', 'warranty'],
    hours: { weekdays: { from: 7.5, to: 17 }, saturday: { from: 9, to: 12 } },
    daysOff: [{ from: '2026-12-24', until: '2027-01-11' }],
    pausedUntil: '2026-11-30',
    caps: { day: 5, month: 70 },
    weight: 2,
    webhook: 'https://brightladder.example/offers',
  }),
  ...began,
}

onEveryDatabase((database) => {
  test('an installer is read as it was stored', async () => {
    const { db } = database()
    await insertInstaller(db, whole, uuidv7)
    expect(await getInstaller(db, whole.id)).toEqual({ ...whole, version: 0, linkNumber: 0 })
    expect(await findInstallerByNumber(db, whole.abn ?? '')).toBe(whole.id)
  })

  test('installers are listed by name', async () => {
    const { db } = database()
    const abn = '51 824 753 556'
    const other = installerWith({ id: 'aa', tradingName: 'Andersons', abn, accreditations: [] })
    await insertInstaller(db, { ...other, ...began }, uuidv7)
    const listed = await listInstallers(db)
    expect(listed.map(({ id }) => id)).toEqual(['aa', whole.id])
    expect(listed[1]).toEqual({ ...whole, version: 0, linkNumber: 0 })
  })

  test('of two operators who change an installer at once, one gets an error', async () => {
    const { db } = database()
    const seen = await getInstaller(db, whole.id)
    if (!seen) throw new Error('it was stored')
    const paused = {
      ...seen,
      pausedUntil: undefined,
      accreditations: [],
      area: { ...seen.area, regions: [] },
    }
    expect(await updateInstaller(db, paused, uuidv7)).toBe(true)
    expect(await updateInstaller(db, { ...seen, weight: 9 }, uuidv7)).toBe(false)
    expect(await getInstaller(db, whole.id)).toEqual({ ...paused, version: 1 })
  })

  test('two installers never share an ABN', async () => {
    const { db } = database()
    await expect(insertInstaller(db, { ...whole, id: 'twin' }, uuidv7)).rejects.toThrow()
  })
})

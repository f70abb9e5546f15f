import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getInstaller, insertInstaller } from '#database/installer/installers.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { untilResumed } from '#domain/installer/pause.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptTerms } from './accept-terms.ts'
import { pauseInstaller } from './pause-installer.ts'
import { resendInstallerLink } from './resend-installer-link.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
let installers = 0

onEveryDatabase((open) => {
  const deps = () => worldAt(now, open())

  async function addInstaller(changes: Partial<Installer> = {}, level = 0): Promise<string> {
    installers += 1
    const id = uuidv7()
    const installer = installerWith({ id, abn: `abn ${installers}`, ...changes })
    const began = { level, levelSince: now.toISOString(), createdAt: now.toISOString() }
    await insertInstaller(open().db, { ...installer, ...began }, uuidv7)
    return id
  }

  const audited = async (installer: string) =>
    (await open().db.selectFrom('audit').select(['kind', 'operator', 'detail']).execute())
      .filter(({ detail }) => JSON.parse(detail).installer === installer)
      .map(({ kind, operator }) => [kind, operator])

  test('terms are accepted once, in their version', async () => {
    const id = await addInstaller({ terms: undefined })
    expect(await acceptTerms(id, deps())).toBe(true)
    expect(await acceptTerms(id, { ...deps(), now: () => new Date() })).toBe(true)
    expect((await getInstaller(open().db, id))?.terms).toEqual({
      version: termsVersion,
      acceptedAt: now.toISOString(),
    })
    expect(await audited(id)).toEqual([['installer terms accepted', null]])
  })

  test('a new version is accepted anew, and nobody who is closed accepts anything', async () => {
    const old = await addInstaller({ terms: { version: '0', acceptedAt: now.toISOString() } })
    await acceptTerms(old, deps())
    expect((await getInstaller(open().db, old))?.terms?.version).toBe(termsVersion)
    const closed = await addInstaller({ terms: undefined, closedAt: now.toISOString() })
    expect(await acceptTerms(closed, deps())).toBe(false)
    expect(await acceptTerms(uuidv7(), deps())).toBe(false)
  })

  test('an installer pauses, and starts level with the others when it comes back', async () => {
    await open().db.updateTable('installers').set({ level: 6 }).execute()
    const id = await addInstaller()
    const pause = (until: Parameters<typeof pauseInstaller>[0]['pause']) =>
      pauseInstaller({ installer: id, pause: until }, deps())
    const pausedUntil = async () => (await getInstaller(open().db, id))?.pausedUntil
    expect(await pause('monday')).toBe(true)
    expect(await pausedUntil()).toBe('2026-11-23')
    await pause('resumed')
    expect(await pausedUntil()).toBe(untilResumed)
    await pause('resumed')
    await pause('none')
    await pause('none')
    const back = await getInstaller(open().db, id)
    expect(back?.pausedUntil).toBeUndefined()
    expect(back?.level).toBeGreaterThan(0)
    expect(await audited(id)).toEqual(Array(3).fill(['installer paused', null]))
    expect(await pauseInstaller({ installer: uuidv7(), pause: 'monday' }, deps())).toBe(false)
  })

  test('a lost link is sent again to the people who work there, six times a day at most', async () => {
    const person = { name: 'Ada', phone: '', getsOffers: false, email: 'Ada@north.example' }
    const id = await addInstaller({ people: [person] })
    const closed = await addInstaller({ people: [person], closedAt: now.toISOString() })
    for (let tries = 0; tries < 9; tries += 1)
      await resendInstallerLink('ada@North.example', deps())
    await resendInstallerLink('nobody@north.example', deps())
    const owed = await open()
      .db.selectFrom('deliveries')
      .select(['installer', 'channel'])
      .where('event', '=', 'installer.link')
      .execute()
    expect(owed).toEqual(Array(6).fill({ installer: id, channel: 'installer-letter' }))
    expect(owed.some(({ installer }) => installer === closed)).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { getInstaller } from '#database/installer/installers.ts'
import { formatInstaller } from '#domain/installer/draft.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptTerms } from './accept-terms.ts'
import { addInstaller, saveInstallerPart } from './save-installer.ts'
import { acceptRehearsal, passCheck, sendRehearsal, startOffers } from './start-installer.ts'

const now = new Date('2026-11-25T02:40:00.000Z')
const draft = formatInstaller(installerWith({ abn: '51 824 753 556' }))

onEveryDatabase((database) => {
  const world = async () => ({
    ...worldAt(now, database()),
    by: await storeOperator(database(), { role: 'owner' }),
    problemWithAddress: async () => undefined,
  })

  test('a firm is started once all is checked, and each check says who did it', async () => {
    const desk = await world()
    const added = await addInstaller(draft, desk)
    if (!added.ok) throw new Error(added.message)
    const { id } = added
    const start = () => startOffers(id, desk)
    expect(await start()).toEqual({
      ...{ ok: false, code: 'refused' },
      message: 'Not ready: ABN, phone, terms, rehearsal.',
    })
    for (const check of ['number', 'phone', 'number'] as const)
      expect(await passCheck({ installer: id, check }, desk)).toEqual({ ok: true })
    expect(await sendRehearsal(id, desk)).toEqual({ ok: true })
    for (let twice = 0; twice < 2; twice += 1)
      expect(await acceptRehearsal(id, { ...desk, person: { id: 'con', name: 'Con' } })).toEqual({
        ok: true,
      })
    expect(await start()).toMatchObject({ message: 'Not ready: terms.' })
    expect(await acceptTerms(id, desk)).toBe(true)
    // Whose number it is, is looked up again once the business is another.
    const business = { id, part: 'business' as const, seen: draft }
    expect(
      await saveInstallerPart({ ...business, draft: { trading_name: 'Brighter Ladder' } }, desk),
    ).toMatchObject({ ok: true })
    expect(await start()).toMatchObject({ message: 'Not ready: ABN.' })
    await passCheck({ installer: id, check: 'number' }, desk)
    expect(await Promise.all([start(), start()])).toEqual([{ ok: true }, { ok: true }])
    expect(await getInstaller(database().db, id)).toMatchObject({
      start: { startedAt: now.toISOString() },
      offersSince: now.toISOString(),
    })
    const acts = await database()
      .db.selectFrom('audit')
      .select(['kind', 'person', 'detail'])
      .where('kind', 'in', ['installer checked', 'installer started'])
      .orderBy('id')
      .execute()
    const entries = acts.map(({ kind, person, detail }) => [
      kind,
      person,
      JSON.parse(detail ?? '{}').check,
    ])
    expect(entries.toSorted()).toEqual(
      [
        ['installer checked', null, 'number'],
        ['installer checked', null, 'phone'],
        ['installer checked', 'Con', 'rehearsal'],
        ['installer checked', null, 'number'],
        ['installer started', null, undefined],
      ].toSorted(),
    )
  })

  test('an imported installer has nothing to be checked, and is sent no rehearsal', async () => {
    const desk = await world()
    const installer = await storeInstaller(database())
    for (const act of [
      passCheck({ installer, check: 'phone' }, desk),
      sendRehearsal(installer, desk),
    ])
      expect(await act).toMatchObject({ code: 'refused' })
    expect(await acceptRehearsal(installer, desk)).toEqual({ ok: true })
    expect((await getInstaller(database().db, installer))?.start).toBeUndefined()
    expect(await startOffers('nobody', desk)).toMatchObject({ code: 'unknown' })
  })

  test('nobody without an email is sent a rehearsal', async () => {
    const desk = await world()
    const { trading_name } = draft
    const added = await addInstaller({ trading_name, abn: '83 914 571 673' }, desk)
    if (!added.ok) throw new Error(added.message)
    expect(await sendRehearsal(added.id, desk)).toMatchObject({
      message: 'Enter somebody with an email first.',
    })
  })
})

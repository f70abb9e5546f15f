import { describe, expect, test } from 'vitest'
import { listChanges, listRequests } from '#database/installer/changes.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { countOwnWork } from '#operations/firm/change-work.ts'
import { decideRequest } from '#operations/firm/decide-request.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { began, firmsOn } from '../../../tests/firms.ts'
import { storeOperator } from '../../../tests/operators.ts'

onEveryDatabase((database) => {
  const { clock, open, openFirm, signIn } = firmsOn(database)

  describe('its work', () => {
    test('a change shows what it would have meant, and is saved by a second press', async () => {
      const firm = await openFirm()
      const office = await signIn(firm, firm.milo)
      const where = { areas: 'Western suburbs\nBacchus Marsh\n3011', except_postcodes: '3020' }
      const path = '/installer/firm/where'
      const read = async (response: Response) => JSON.parse(await response.text())
      const tried = await read(await office.ask(path, { act: 'try', ...where }))
      expect(tried).toMatchObject({
        page: 'work',
        effect: { days: 30 },
        lines: [{ means: 'Western suburbs' }, { means: 'Bacchus Marsh: 3340' }, { means: '3011' }],
      })
      const area = async () => (await getInstaller(database().db, firm.installer))?.area
      expect(await area()).toMatchObject({ wholeState: true })
      expect((await office.ask(path, { act: 'save', ...where })).status).toBe(303)
      // 9 am on Wednesday.
      const nine = new Date('2026-11-24T22:00:00Z')
      expect(await office.look(path)).toMatchObject({ plannedFrom: nine.toISOString() })
      clock.now = new Date(nine.getTime() - 1)
      await countOwnWork(open().services)
      expect(await area()).toMatchObject({ wholeState: true })
      clock.now = nine
      await Promise.all([countOwnWork(open().services), countOwnWork(open().services)])
      expect(await area()).toEqual({
        ...{ wholeState: false, regions: ['western'], postcodes: ['3011', '3340'] },
        exceptPostcodes: ['3020'],
      })
    })

    test('a name of two places is asked about, and an unknown name is an error', async () => {
      const firm = await openFirm()
      const office = await signIn(firm, firm.milo)
      const path = '/installer/firm/where'
      for (const [areas, message] of [
        ['Ballarat', 'is two places'],
        ['Atlantis', 'We don’t know “Atlantis”'],
        ['', 'Say where'],
      ] as const) {
        const response = await office.ask(path, { act: 'save', areas, except_postcodes: '' })
        expect([areas, response.status]).toEqual([areas, 422])
        expect(await response.text()).toContain(message)
      }
    })

    test('a region that is pressed is put in, pressed again taken out, as is all Victoria, and nothing is saved', async () => {
      const firm = await openFirm()
      const office = await signIn(firm, firm.milo)
      const path = '/installer/firm/where'
      const press = async (areas: string, act = 'press-western') => {
        const fields = { act, areas, except_postcodes: '' }
        return JSON.parse(await (await office.ask(path, fields)).text())
      }
      const once = await press('3765')
      expect(once).toMatchObject({
        values: { areas: '3765\nWestern suburbs' },
        effect: { days: 30 },
        map: { counts: { fresh: 0 } },
      })
      expect(once.map.presses).toContainEqual(
        expect.objectContaining({ act: 'press-western', isIn: true }),
      )
      expect(once.map.counts.covered).toBeGreaterThan(20)
      expect(once.map.counts.gone).toBeGreaterThan(once.map.counts.covered)
      expect(await press(once.values.areas)).toMatchObject({ values: { areas: '3765' } })
      const others = (await press('Victoria')).values.areas.split('\n')
      expect(others).toContain('Inner Melbourne')
      expect(others).not.toContain('Western suburbs')
      // What lies over the border isn't part of Victoria and stays.
      const all = await press('2640\nWestern suburbs', 'press-all')
      expect(all.values).toMatchObject({ areas: 'Victoria\n2640' })
      expect(all.map.presses[0]).toEqual({ act: 'press-all', label: 'All Victoria', isIn: true })
      const none = (await press('All Victoria\n2640', 'press-all')).values.areas.split('\n')
      expect(none).toEqual(expect.arrayContaining(['2640', 'Western suburbs']))
      expect(await listChanges(database().db, firm.installer)).toEqual([])
    })

    test('hours and limits are its own to set, fees and weight are not', async () => {
      const firm = await openFirm()
      const office = await signIn(firm, firm.milo)
      const before = await getInstaller(database().db, firm.installer)
      const when = {
        ...{ 'weekday_hours-from': '07:30', 'weekday_hours-to': '16:00' },
        ...{ cap_day: '2', cap_week: '', cap_month: '30', fees: 'panels 1', weight: '9' },
      }
      await office.ask('/installer/firm/when', { act: 'save', ...when })
      expect(await getInstaller(database().db, firm.installer)).toMatchObject({
        caps: before?.caps,
      })
      clock.now = new Date('2026-11-24T22:00:00Z')
      await countOwnWork(open().services)
      const after = await getInstaller(database().db, firm.installer)
      expect(after).toMatchObject({
        caps: { day: 2, month: 30 },
        hours: { weekdays: { from: 7.5, to: 16 } },
        fees: before?.fees,
        weight: before?.weight,
      })
      clock.now = began
      const wrong = await office.ask('/installer/firm/when', {
        act: 'save',
        ...when,
        cap_day: 'two',
      })
      expect(wrong.status).toBe(422)
    })

    test('offers are paused now or on days to come, which are listed and removed', async () => {
      const firm = await openFirm()
      const office = await signIn(firm, firm.milo)
      const path = '/installer/firm/when'
      const known = () => getInstaller(database().db, firm.installer)
      const days = { 'pause-from': '2026-12-24', 'pause-back': '2027-01-11' }
      for (const _ of [1, 2])
        expect((await office.ask(path, { act: 'add-days', ...days })).status).toBe(303)
      await office.ask(path, {
        act: 'add-days',
        'pause-from': '2026-11-24',
        'pause-back': '2026-11-26',
      })
      expect(await known()).toMatchObject({
        daysOff: [
          { from: '2026-11-24', until: '2026-11-25' },
          { from: '2026-12-24', until: '2027-01-10' },
        ],
      })
      const wrong = await office.ask(path, { act: 'add-days', ...days, 'pause-back': '2026-12-24' })
      expect(wrong.status).toBe(422)
      expect(JSON.parse(await wrong.text())).toMatchObject({
        pause: { typed: { from: '2026-12-24', back: '2026-12-24' } },
      })
      expect(await office.look('/installer/today')).toMatchObject({ pausedUntil: '2026-11-26' })
      await office.ask(path, { act: 'remove-days', 'pause-from': '2026-11-24' })
      expect(await office.look('/installer/today')).toMatchObject({ pausedUntil: null })
      expect(await office.look(path)).toMatchObject({
        pause: { pausedUntil: null, days: [{ from: '2026-12-24', back: '2027-01-11' }] },
      })
      await office.ask(path, { act: 'pause', until: 'resumed' })
      expect(await office.look(path)).toMatchObject({ pause: { pausedUntil: 'resumed' } })
      expect(await office.look('/installer/today')).toMatchObject({ pausedUntil: 'resumed' })
      await office.ask(path, { act: 'resume' })
      expect((await known())?.pausedUntil).toBeUndefined()
    })

    test('sizes count at once, a service less from tomorrow, and one more once the desk confirms it', async () => {
      const firm = await openFirm()
      const { db } = database()
      const office = await signIn(firm, firm.milo)
      const path = '/installer/firm/what'
      const known = () => getInstaller(db, firm.installer)
      const save = (services: readonly string[]) =>
        office.ask(path, {
          ...{ act: 'save', 'property-home': 'yes', 'panel_kw-from': '3', 'panel_kw-to': '15' },
          ...Object.fromEntries(services.map((service) => [`service-${service}`, 'yes'])),
        })
      expect((await save(['panels', 'batteries'])).status).toBe(303)
      expect(await known()).toMatchObject({
        ...{ panelKilowatts: { from: 3, to: 15 }, propertyKinds: ['home'] },
        services: ['panels', 'batteries', 'roof-tiles'],
      })
      clock.now = new Date('2026-11-24T22:00:00Z')
      await countOwnWork(open().services)
      expect(await known()).toMatchObject({ services: ['panels', 'batteries'] })
      clock.now = began
      await save(['panels', 'batteries', 'roof-tiles'])
      const [asked] = await listRequests(db)
      expect(asked).toMatchObject({ kind: 'service', asked_by: 'Milo' })
      expect(await known()).toMatchObject({ services: ['panels', 'batteries'] })
      const owner = await storeOperator(database(), { role: 'owner' })
      const decide = () =>
        decideRequest(
          { id: asked?.id ?? '', decision: 'confirmed', sentence: '' },
          { ...open().services, by: owner },
        )
      const fees = (await known())?.fees ?? {}
      const set = (to: object) =>
        db
          .updateTable('installers')
          .set({ fees: JSON.stringify(to) })
          .where('id', '=', firm.installer)
          .execute()
      await set({ panels: 6000 })
      expect(await decide()).toMatchObject({
        code: 'refused',
        message: expect.stringMatching('fee'),
      })
      await set(fees)
      expect(await decide()).toMatchObject({ ok: true })
      expect(await known()).toMatchObject({ services: ['panels', 'batteries', 'roof-tiles'] })
    })

    test('what is planned is left by one press, and then nothing of it counts', async () => {
      const firm = await openFirm()
      const office = await signIn(firm, firm.milo)
      const path = '/installer/firm/where'
      await office.ask(path, { act: 'save', areas: '3011', except_postcodes: '' })
      for (const _ of [1, 2]) expect((await office.ask(path, { act: 'leave' })).status).toBe(303)
      clock.now = new Date('2026-11-24T22:00:00Z')
      await countOwnWork(open().services)
      expect(await getInstaller(database().db, firm.installer)).toMatchObject({
        area: { wholeState: true },
      })
    })
  })
})

import { beforeAll, expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, joinAgent, openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'

const now = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((open) => {
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let agent: Awaited<ReturnType<typeof joinAgent>>
  beforeAll(async () => {
    const desk = openTestDesk(open(), { now: () => now, maxInstallers: 1 })
    owner = await becomeOwner(desk)
    agent = await joinAgent(desk, owner)
  })

  test('owners say how leads are offered, within what is sensible', async () => {
    expect((await owner.ask('GET', '/offer-rules')).body).toEqual({
      rules: { mode: 'offer', minutes: 60, openPerPlace: 2 },
      maxInstallers: 1,
    })
    const rules = { mode: 'propose', minutes: 45, openPerPlace: 3 }
    expect((await owner.ask('PUT', '/offer-rules', rules)).body).toMatchObject({ rules })
    expect((await owner.ask('GET', '/offer-rules')).body).toMatchObject({ rules })
    for (const minutes of [14, 481, 60.5])
      expect(await owner.ask('PUT', '/offer-rules', { ...rules, minutes })).toMatchObject({
        status: 422,
        body: { message: 'Enter whole minutes from 15 to 480.' },
      })
    for (const openPerPlace of [0, 1.5, 6])
      expect(await owner.ask('PUT', '/offer-rules', { ...rules, openPerPlace })).toMatchObject({
        status: 422,
        body: { message: 'Enter a whole number from 1 to 5.' },
      })
    expect((await agent.ask('PUT', '/offer-rules', rules)).status).toBe(403)
    const { body } = await owner.ask('GET', '/audit')
    const entries = body.entries as { kind: string; detail: object }[]
    expect(entries.filter(({ kind }) => kind === 'offer rules changed')).toMatchObject([
      { detail: rules },
    ])
  })

  test('other caps and weights are tried on the leads of thirty days, saved, and put back', async () => {
    const few = await storeInstaller(open(), { tradingName: 'Few', caps: { day: 1 } })
    const rest = await storeInstaller(open(), { tradingName: 'Rest' })
    const elsewhere = { postcode: '3875', region: 'regional' }
    for (const changes of [
      {},
      {},
      {},
      {},
      { suspected: 'too fast' },
      elsewhere,
      { created_at: '2026-10-01T00:00:00.000Z' },
    ])
      await insertLead(
        newLead({
          service: 'solar-panels',
          postcode: '3011',
          created_at: '2026-11-18T03:24:00.000Z',
          ...changes,
        }),
        storeDeps(open()),
      )
    const far = { wholeState: false, regions: [], postcodes: ['3011'], exceptPostcodes: [] }
    await open().db.updateTable('installers').set({ whole_state: false }).execute()
    await open()
      .db.insertInto('installer_areas')
      .values(
        [few, rest].map((installer) => ({
          installer,
          kind: 'postcode',
          value: far.postcodes[0] ?? '',
        })),
      )
      .execute()

    const attempt = async (...changes: object[]) =>
      (await owner.ask('POST', '/shares/try', { changes })).body
    expect(await attempt()).toMatchObject({
      leads: 5,
      rows: [
        { installer: rest, was: 3, would: 3 },
        { installer: few, was: 1, would: 1 },
      ],
      nobody: { was: 1, would: 1 },
      full: { was: 4, would: 4 },
      stillNobody: [{ line: 'No one for panels in 3875', leads: 1 }],
    })
    const change = { installer: few, weight: 1, caps: { day: 2 } }
    expect(await attempt(change)).toMatchObject({
      rows: [
        { installer: few, was: 1, would: 2 },
        { installer: rest, was: 3, would: 2 },
      ],
    })
    const other = { installer: rest, weight: 3, caps: {} }
    const stale = [
      { ...change, version: 0 },
      { ...other, version: 7 },
    ]
    expect(await owner.ask('POST', '/shares', { changes: stale })).toMatchObject({
      status: 409,
      body: { message: 'Rest was changed meanwhile. Nothing was saved.' },
    })
    const before = (await owner.ask('GET', '/shares')).body.installers as object[]
    expect(before).toMatchObject([
      { id: few, caps: { day: 1 }, version: 0 },
      { id: rest, weight: 1 },
    ])
    const saved = await owner.ask('POST', '/shares', { changes: [{ ...change, version: 0 }] })
    expect(saved).toMatchObject({ status: 200, body: { installers: [{ id: few, version: 1 }] } })
    const back = { installer: few, weight: 1, caps: { day: 1 }, version: 1 }
    expect((await owner.ask('POST', '/shares', { changes: [back] })).status).toBe(200)
    expect((await owner.ask('GET', '/shares')).body.installers).toMatchObject([
      { id: few, caps: { day: 1 }, version: 2 },
      {},
    ])
    expect((await agent.ask('POST', '/shares/try', { changes: [] })).status).toBe(403)
  })
})

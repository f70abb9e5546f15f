import { expect, test } from 'vitest'
import { listChanges, listRequests } from '#database/installer/changes.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { emptyDraft, formatInstaller } from '#domain/installer/draft.ts'
import { addInstaller } from '#operations/installer/save-installer.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { firmsOn, personWith } from '../../../tests/firms.ts'
import { installerWith } from '../../../tests/installers.ts'
import { storeOperator } from '../../../tests/operators.ts'

const abns = ['51 824 753 556', '83 914 571 673', '33 051 775 556', '53 004 085 616']

onEveryDatabase((database) => {
  const { open, signIn } = firmsOn(database)

  /** A firm that the desk has begun: only its identity and one person are known. */
  async function begin() {
    const desk = open()
    const kit = personWith(`Kit${abns.length}`)
    const { people } = formatInstaller(installerWith({ people: [kit] }))
    const typed = { ...emptyDraft, trading_name: 'Kookaburra Solar', abn: abns.pop() ?? '', people }
    const by = await storeOperator(database())
    const added = await addInstaller(typed, { ...desk.services, by })
    if (!added.ok) throw new Error(added.message)
    return { desk, id: added.id, office: await signIn(desk, kit) }
  }

  test('what the office fills in before the first offer counts at once, and asks nobody', async () => {
    const { id, office } = await begin()
    const save = (part: string, fields: Record<string, string>) =>
      office.ask(`/installer/firm/${part}`, { act: 'save', ...fields })
    const what = { 'service-panels': 'yes', 'property-home': 'yes' }
    for (const [part, fields] of [
      ['where', { areas: 'Western suburbs, 3011', except_postcodes: '3020' }],
      ['what', { ...what, 'panel_kw-from': '5', 'panel_kw-to': '30' }],
      ['when', { cap_day: '3' }],
    ] as const)
      expect([part, (await save(part, fields)).status]).toEqual([part, 303])
    expect(await getInstaller(database().db, id)).toMatchObject({
      area: { regions: ['western'], postcodes: ['3011'], exceptPostcodes: ['3020'] },
      ...{ services: ['panels'], propertyKinds: ['home'], caps: { day: 3 } },
      panelKilowatts: { from: 5, to: 30 },
    })
    const changes = await listChanges(database().db, id)
    expect(changes.map(({ kind, outcome }) => [kind, outcome])).toEqual(
      Array.from({ length: 3 }, () => ['work', 'counts']),
    )
    const requests = await listRequests(database().db)
    expect(requests.filter(({ installer }) => installer === id)).toEqual([])
  })

  test('a rehearsal that is looked at is accepted by nobody; its button is, once', async () => {
    const { id, office } = await begin()
    const path = '/installer/rehearsal'
    const rehearsedAt = async () => (await getInstaller(database().db, id))?.start?.rehearsedAt
    expect(await office.look(path)).toMatchObject({ page: 'rehearsal', isAccepted: false })
    expect(await rehearsedAt()).toBeUndefined()
    for (let twice = 0; twice < 2; twice += 1)
      expect((await office.ask(path, { act: 'accept' })).status).toBe(303)
    expect(await rehearsedAt()).toBeDefined()
    expect(await office.look(path)).toMatchObject({ isAccepted: true })
  })
})

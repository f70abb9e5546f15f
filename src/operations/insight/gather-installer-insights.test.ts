import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { au } from '#edition/brand/au.ts'
import { addContact } from '../../../tests/contacts.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptLead } from '../offer/accept-lead.ts'
import { offerLead } from '../offer/offer-lead.ts'
import { gatherInstallerInsights } from './gather-installer-insights.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const { timeZone } = au
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

onEveryDatabase((database) => {
  const depsAt = (moment: Date) => worldAt(moment, database())

  async function addLead(changes: object): Promise<string> {
    const created_at = now.toISOString()
    const id = uuidv7({ msecs: now.getTime() })
    const row = lead({ id, created_at, service: 'solar-battery', region: 'western', ...changes })
    await insertLead(row, storeDeps(database()))
    await offerLead(row.id, depsAt(now))
    return row.id
  }

  test('each figure agrees with the rows', async () => {
    const area = { wholeState: false, regions: [], postcodes: ['3011'], exceptPostcodes: [] }
    const began = { level: 0, levelSince: '2026-11-01T00:00:00.000Z', createdAt: now.toISOString() }
    await insertInstaller(
      database().db,
      { ...installerWith({ id: 'west', services: ['batteries'], area }), ...began },
      uuidv7,
    )
    const accepted = await addLead({ postcode: '3011' })
    await addLead({ postcode: '3011' })
    await addLead({ postcode: '3875', region: 'regional' })
    await addLead({ postcode: '3875', region: 'regional' })
    await addLead({ postcode: '3011', service: 'solar-panels' })
    const [offer] = await listOffersOfLead(database().db, accepted)
    await acceptLead(offer?.id ?? '', depsAt(minutesLater(7)))
    await addContact(database(), {
      ...{ id: uuidv7(), lead: accepted, by: 'installer', who: 'west', channel: 'phone' },
      ...{ outcome: 'no-answer', at: minutesLater(60).toISOString() },
    })

    const insights = await gatherInstallerInsights(
      { since: '2026-11-19', until: '2026-11-19' },
      minutesLater(90),
      { database: database(), timeZone },
    )
    expect(insights.installers).toEqual([
      {
        ...{ installer: 'west', tradingName: 'Bright Ladder Electrical', offered: 2, accepted: 1 },
        ...{ medianMinutes: 7, calledInTime: 1, due: 1, quoted: 0, won: 0 },
        ...{ returned: 0, credited: 0, priced: 0, chosen: 0 },
      },
    ])
    expect(insights.prices).toMatchObject({
      asked: 0,
      ways: [
        { way: 'call', leads: 2, numbers: 1, sales: 0 },
        { way: 'prices', leads: 0 },
      ],
    })
    expect(insights.unsuited).toEqual([
      { service: 'solar-battery', postcode: '3875', leads: 2 },
      { service: 'solar-panels', postcode: '3011', leads: 1 },
    ])
    const batteries = insights.coverage.find(({ service }) => service === 'batteries')
    const western = batteries?.regions.find(({ region }) => region === 'western')
    expect(western).toMatchObject({ covered: 1, installers: 1 })
    expect(western?.uncovered).not.toContain('3011')
    expect(western?.uncovered).toHaveLength((western?.postcodes ?? 0) - 1)
    const before = { since: '2026-11-17', until: '2026-11-18' }
    const deps = { database: database(), timeZone }
    expect(await gatherInstallerInsights(before, now, deps)).toMatchObject({
      installers: [],
      unsuited: [],
    })
  })
})

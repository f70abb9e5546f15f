import { expect, test } from 'vitest'
import { getInstaller } from '#database/installer/installers.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { offerByHand } from '../offer/offer-by-hand.ts'
import { offerDue } from '../offer/offer-due.ts'
import { acceptTerms } from './accept-terms.ts'
import { answerBacklog, findBacklogs } from './answer-backlog.ts'
import { closeInstaller, reopenInstaller } from './close-installer.ts'
import { pauseInstaller } from './pause-installer.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

onEveryDatabase((database) => {
  const worldThen = (minutes = 0) => ({ ...worldAt(minutesLater(minutes), database()), by: 'ruth' })
  let postcodes = 3100

  /** An installer of a postcode of its own, and leads there from before. */
  async function newPlace(changes: object = {}) {
    postcodes += 1
    const postcode = String(postcodes)
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    const installer = await storeInstaller(database(), { area, caps: { day: 2 }, ...changes })
    const addLead = async (minutes: number, more: object = {}) => {
      const created_at = minutesLater(minutes).toISOString()
      const row = lead({ service: 'solar-battery', postcode, created_at, ...more })
      await insertAnsweredLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
      return row.id
    }
    const before: string[] = []
    for (let count = 1; count <= 9; count += 1) before.push(await addLead(-600 * count))
    return { installer, before, addLead }
  }
  const leadsOffered = async (installer: string) =>
    (
      await database()
        .db.selectFrom('offers')
        .select('lead')
        .where('installer', '=', installer)
        .orderBy('id')
        .execute()
    ).map(({ lead }) => lead)
  const backlogOf = async (installer: string, minutes = 1) => {
    const known = await getInstaller(database().db, installer)
    return (await findBacklogs(known ? [known] : [], worldThen(minutes))).get(installer)
  }

  test('who accepts the terms is offered what comes then; owners are asked about what came before', async () => {
    const { installer, before, addLead } = await newPlace({ terms: undefined })
    await addLead(-100, { postcode: '3999' })
    await addLead(-60 * 24 * 15)
    await acceptTerms(installer, worldThen())
    await offerDue(worldThen())
    expect(await leadsOffered(installer)).toEqual([])
    expect(await backlogOf(installer)).toEqual({
      leads: 9,
      since: minutesLater(-600 * 9).toISOString(),
    })
    const fresh = await addLead(1)
    await offerDue(worldThen(1))
    expect(await leadsOffered(installer)).toEqual([fresh])

    await answerBacklog({ installer, answer: 'offer' }, worldThen(2))
    await offerDue(worldThen(2))
    // Two places, and two offers open for each.
    expect(await leadsOffered(installer)).toHaveLength(4)
    expect(before).toEqual(expect.arrayContaining((await leadsOffered(installer)).slice(1)))
    expect(await backlogOf(installer)).toBeUndefined()
  })

  test('what owners leave is offered by hand alone, and nobody is asked about it again', async () => {
    const { installer, before } = await newPlace({ terms: undefined })
    await acceptTerms(installer, worldThen())
    await offerDue(worldThen())
    await answerBacklog({ installer, answer: 'leave' }, worldThen())
    await offerDue(worldThen(60 * 24))
    expect(await leadsOffered(installer)).toEqual([])
    expect(await backlogOf(installer)).toBeUndefined()
    const [lead = ''] = before
    expect(
      await offerByHand({ lead, installer, isConfirmed: true }, { id: 'ruth' }, worldThen()),
    ).toMatchObject({
      ok: true,
    })
  })

  test.each([
    [
      'whose pause is over',
      { pausedUntil: '2026-11-25' },
      (installer: string) => pauseInstaller({ installer, pause: 'none' }, worldThen()),
    ],
    ['whose pause ends today', { pausedUntil: '2026-11-19' }, async () => {}],
    [
      'that was closed',
      {},
      async (installer: string) => {
        await closeInstaller(installer, worldThen(-1))
        await reopenInstaller(installer, worldThen())
      },
    ],
  ] as const)('owners are asked for an installer %s', async (_, changes, comeBack) => {
    const { installer } = await newPlace(changes)
    await comeBack(installer)
    await offerDue(worldThen())
    expect(await leadsOffered(installer)).toEqual([])
    expect(await backlogOf(installer)).toMatchObject({ leads: 9 })
  })

  test('a new version of the terms asks nothing', async () => {
    const terms = { version: `before ${termsVersion}`, acceptedAt: '2026-03-03T00:00:00.000Z' }
    const { installer } = await newPlace({ terms })
    await acceptTerms(installer, worldThen())
    await offerDue(worldThen())
    expect(await leadsOffered(installer)).toHaveLength(4)
    expect(await backlogOf(installer)).toBeUndefined()
  })
})

import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Send } from '#domain/delivery/delivery.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { deliverDue } from '../delivery/deliver-due.ts'
import { enqueueInstallerNotices } from './enqueue-installer-notices.ts'

// What every installer of tests is accredited for ends on 30 June 2027. Days at noon in Melbourne, none a Sunday.
const noonOf = (day: string) => new Date(`${day}T02:00:00.000Z`)
const ends = '2027-06-30'

onEveryDatabase((database) => {
  let abns = 40_000_000_000

  async function newInstaller(changes: Partial<Installer> = {}): Promise<string> {
    abns += 1
    const installer = installerWith({
      ...{ id: uuidv7(), abn: String(abns), seller: { number: 'NT-1', expiresOn: '2029-01-01' } },
      ...changes,
    })
    const moment = noonOf('2026-11-19').toISOString()
    const began = { level: 0, levelSince: moment, createdAt: moment }
    await insertInstaller(database().db, { ...installer, ...began }, uuidv7)
    return installer.id
  }

  const enqueueAt = (now: Date) => enqueueInstallerNotices(worldAt(now, database()))

  const owedTo = async (installer: string) => {
    const rows = await database()
      .db.selectFrom('deliveries')
      .select(['channel', 'event', 'dedupe_key'])
      .where('installer', '=', installer)
      .orderBy('created_at')
      .orderBy('channel')
      .execute()
    return rows.map(({ channel, event, dedupe_key }) => [
      channel,
      event,
      dedupe_key?.split(' ').slice(3).join(' '),
    ])
  }

  async function sentAt(channel: 'installer-letter' | 'owner-letter', now: Date) {
    const sent: DeliveryContent[] = []
    const send: Send = async (_, content) => {
      sent.push(content)
      return { delivered: true, answer: '250' }
    }
    const deps = {
      ...{ database: database(), send, secret: 'secret', calling: au.calling, claimSeconds: 120 },
      ...{ now: () => now, random: () => 0 },
    }
    await Promise.all(await deliverDue({ channel, limit: 200 }, deps))
    return sent
  }

  test('installers and owners are notified once at 60, 30, 14 and 3 days before an end and when it has ended', async () => {
    const installer = await newInstaller()
    const days = [
      '2027-04-29',
      '2027-05-01',
      '2027-05-03',
      '2027-06-01',
      '2027-06-16',
      '2027-06-28',
    ]
    for (const day of days) await enqueueAt(noonOf(day))
    await Promise.all([enqueueAt(noonOf('2027-07-01')), enqueueAt(noonOf('2027-07-01'))])
    const letters = [60, 30, 14, 3, 0].flatMap((days) => [
      ['installer-letter', 'installer.expiring', `${ends} ${days}`],
      ['owner-letter', 'installer.expiring', `${ends} ${days}`],
    ])
    expect(await owedTo(installer)).toEqual(letters)
    const sent = await sentAt('owner-letter', noonOf('2027-07-01'))
    expect(sent).toContainEqual(
      expect.objectContaining({ installer: expect.objectContaining({ id: installer }) }),
    )
  })

  test('no letter is sent on a Sunday or at night', async () => {
    const installer = await newInstaller()
    expect(await enqueueAt(noonOf('2027-05-02'))).toBe(0)
    expect(await enqueueAt(new Date('2027-05-03T12:00:00.000Z'))).toBe(0)
    expect(await owedTo(installer)).toEqual([])
    await enqueueAt(noonOf('2027-05-03'))
    expect(await owedTo(installer)).toHaveLength(2)
  })

  test('a letter about what was renewed meanwhile is not sent, nor one to an installer that left', async () => {
    const [renewed, left] = [await newInstaller(), await newInstaller()]
    await enqueueAt(noonOf('2027-06-24'))
    const { db } = database()
    await db.deleteFrom('accreditations').where('installer', '=', renewed).execute()
    await db
      .updateTable('installers')
      .set({ closed_at: noonOf('2027-06-24').toISOString() })
      .where('id', '=', left)
      .execute()
    const sent = await sentAt('installer-letter', noonOf('2027-06-24'))
    const written = sent.flatMap((one) => ('installer' in one ? [one.installer.id] : []))
    expect(written).not.toContain(renewed)
    expect(written).not.toContain(left)
  })

  test('who accepted older terms is written to, once; who accepted these is not', async () => {
    const terms = { version: '0', acceptedAt: '2026-01-01T00:00:00.000Z' }
    const old = await newInstaller({ terms })
    const current = await newInstaller()
    await enqueueAt(noonOf('2026-11-19'))
    await enqueueAt(noonOf('2026-11-20'))
    expect(await owedTo(old)).toMatchObject([['installer-letter', 'installer.terms', '1']])
    expect(await owedTo(current)).toEqual([])
    const sent = await sentAt('installer-letter', noonOf('2026-11-20'))
    expect(sent).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'terms', again: true },
        installer: expect.objectContaining({ id: old }),
      }),
    )
  })
})

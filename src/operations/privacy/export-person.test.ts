import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertContact } from '#database/desk/contacts.ts'
import { insertDeskLetter } from '#database/desk/desk-letters.ts'
import { insertInstaller } from '#database/installer/installers.ts'
import { addContact } from '../../../tests/contacts.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, later, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { giveFeedback } from '../enquiry/give-feedback.ts'
import { exportEnquiry, exportPerson } from './export-person.ts'

const priya = { id: 'priya', role: 'agent' } as const
const hours = (count: number) => later(count * 3600).toISOString()

onEveryDatabase((open) => {
  test('of an enquiry that there is not, or no more, there is no copy', async () => {
    expect(await exportEnquiry(uuidv7(), storeDeps(open()))).toBeUndefined()
  })

  test('a copy of somebody’s data has the calls, who has their details, corrections and feedback', async () => {
    const { db } = open()
    const estimate = { told: 'kw=6.6', on: '2026-11-19', saving: { low: 820, high: 1560 } }
    const row = newLead({ estimate: JSON.stringify(estimate) })
    await insertLead(row, storeDeps(open()))
    const lead = row.id
    const letter = { subject: 'Your roof', body: 'Is it slate?', at: hours(1) }
    await insertDeskLetter(db, { ...letter, id: uuidv7(), lead, operator: priya.id })
    const at = (count: number) => ({ ...storeDeps(open()), now: () => later(count * 3600) })
    const call = { lead, by: 'operator', who: priya.id, outcome: 'voicemail' } as const
    await addContact(open(), { ...call, at: hours(1) })
    const word = { lead, by: 'visitor', who: null, outcome: 'reached' } as const
    await addContact(open(), { ...word, at: hours(2) })
    expect(await giveFeedback(lead, { clear: 'yes', words: 'A kind voice.' }, at(3))).toBe(
      'changed',
    )
    await db
      .insertInto('corrections')
      .values({
        ...{ id: uuidv7(), lead, by: 'visitor', who: null, at: hours(4) },
        ...{ field: 'phone', before: '0412 000 111', after: '0412 000 112' },
      })
      .execute()
    await db
      .insertInto('disclosures')
      .values({
        ...{ id: uuidv7(), lead, receiver_kind: 'letter', receiver: 'office', at: hours(0) },
        ...{ consent_version: 'version', stopped_at: null },
      })
      .execute()

    const offers = { expires_at: hours(3), fee_cents: 6000, lead }
    for (const [id, abn] of [
      ['hobbs', '1'],
      ['asked-only', '2'],
    ] as const) {
      const began = { level: 0, levelSince: hours(0), createdAt: hours(0) }
      await insertInstaller(
        db,
        { ...installerWith({ id, abn, tradingName: id }), ...began },
        uuidv7,
      )
      await db
        .insertInto('offers')
        .values({
          ...{ ...offers, id: uuidv7(), installer: id, offered_at: hours(2) },
          ...(id === 'hobbs' ? { state: 'accepted', answered_at: hours(3) } : { state: 'offered' }),
        })
        .execute()
    }
    await db
      .insertInto('disclosures')
      .values({
        ...{ id: uuidv7(), lead, receiver_kind: 'installer', receiver: 'hobbs', at: hours(3) },
        ...{ consent_version: 'version', stopped_at: hours(4) },
      })
      .execute()
    const called = { id: uuidv7(), lead, by: 'installer', who: 'hobbs', at: hours(4) } as const
    await insertContact(db, { ...called, channel: 'phone', outcome: 'voicemail' })

    const copy = await exportPerson({ lead }, priya, at(5))
    expect(JSON.stringify(copy)).not.toContain('asked-only')
    expect(copy).toMatchObject({ ok: true })
    expect('data' in copy && copy.data).toMatchObject({
      enquiries: [
        {
          conversations: [
            { at: hours(1), channel: 'phone', outcome: 'voicemail' },
            { at: hours(2), recordedBy: 'you', channel: 'phone', outcome: 'reached' },
            { at: hours(4), recordedBy: 'hobbs', channel: 'phone', outcome: 'voicemail' },
          ],
          whoHasYourDetails: [
            { receiver: 'our operators, by email', since: hours(0), consentVersion: 'version' },
            {
              ...{ receiver: 'hobbs', abn: '1', since: hours(3), stoppedAt: hours(4) },
              ...{ consentVersion: 'version', received: expect.arrayContaining(['phone']) },
            },
          ],
          corrections: [{ by: 'you', before: '0412 000 111', after: '0412 000 112' }],
          feedback: [{ at: hours(3), answers: { clear: 'yes', words: 'A kind voice.' } }],
          workedOut: estimate,
          letters: [{ ...letter, by: null }],
          asksToBeCalled: { from: null, until: null, contactBy: null },
        },
      ],
    })
  })
})

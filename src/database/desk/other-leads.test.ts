import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, lead, storeDeps } from '../../../tests/leads.ts'
import { listOrdinals } from './other-leads.ts'

onEveryDatabase((open) => {
  test('an enquiry is counted after those with the same email or phone, each once', async () => {
    const rows = [
      { email: 'kim@example.com', phone_e164: '+61400000001' },
      { email: 'kim@example.com', phone_e164: '+61400000001' },
      { email: 'other@example.com', phone_e164: '+61400000002' },
      { email: 'kim@work.example', phone_e164: '+61400000001' },
      { email: 'kim@example.com', phone_e164: '+61400000003' },
    ].map((changes, index) => {
      const created = later(index * 3600)
      const id = uuidv7({ msecs: created.getTime() })
      return lead({ ...changes, id, created_at: created.toISOString(), email_key: changes.email })
    })
    for (const row of rows) await insertLead(row, storeDeps(open()))
    const asked = rows.map(({ id, email_key, phone_e164 }) => ({
      ...{ id, email_key, phone_e164, merged_into: null },
    }))
    const ordinals = await listOrdinals(open().db, asked)
    expect(rows.map(({ id }) => ordinals.get(id))).toEqual([1, 2, 1, 3, 3])
  })
})

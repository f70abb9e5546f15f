import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Candidate } from '#domain/offer/match.ts'
import type { Reason } from '#domain/offer/reason.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { countUnsuited } from '../insight/installer-insights.ts'
import { getLatestTrace, insertMatchTrace } from './match-traces.ts'

const at = '2026-11-19T03:24:00.000Z'
const covers: Reason = { side: 'for', code: 'area', text: 'Covers 3073' }
const away: Reason = { side: 'against', code: 'away', text: 'No longer works with us' }
const suits = { turn: 1, shortfall: 0.5, reasons: [covers] }
const suitsNot = { turn: null, shortfall: null, reasons: [covers, away] }

onEveryDatabase((database) => {
  async function addMatched(candidates: readonly Candidate[], service = ''): Promise<string> {
    const row = lead({ id: uuidv7({ msecs: Date.parse(at) }), created_at: at, service })
    await insertLead(row, storeDeps(database()))
    const trace = { id: uuidv7(), lead: row.id, at, rules_version: 4, candidates }
    await insertMatchTrace(database().db, trace)
    return row.id
  }

  const wroteAsEarlier = (lead: string, candidates: readonly Candidate[]) =>
    database()
      .db.updateTable('match_traces')
      .set({ candidates: JSON.stringify(candidates), matched: null, suited: null })
      .where('lead', '=', lead)
      .execute()

  test('a reason that installers share is stored once', async () => {
    const candidates = ['a', 'b', 'c'].map((installer) => ({ installer, ...suitsNot }))
    const id = await addMatched(candidates)
    const { matched } = await database()
      .db.selectFrom('match_traces')
      .select('matched')
      .where('lead', '=', id)
      .executeTakeFirstOrThrow()
    expect(matched?.split(covers.text)).toHaveLength(2)
    expect((await getLatestTrace(database().db, id))?.candidates).toEqual(candidates)
  })

  test('what earlier releases wrote reads the same, and counts the same', async () => {
    const suited = [{ installer: 'a', ...suits }]
    const unsuited = [{ installer: 'a', ...suitsNot }]
    const service = uuidv7()
    const ids = [await addMatched(suited, service), await addMatched(unsuited, service)] as const
    const day = { since: '2026-11-19', until: '2026-11-19' }
    const count = async () => {
      const counts = await countUnsuited({ mayBeOld: database().db }, day, au.timeZone)
      return counts.filter((one) => one.service === service).map(({ leads }) => leads)
    }
    expect(await count()).toEqual([1])
    await wroteAsEarlier(ids[0], suited)
    await wroteAsEarlier(ids[1], unsuited)
    expect(await count()).toEqual([1])
    expect((await getLatestTrace(database().db, ids[1]))?.candidates).toEqual(unsuited)
  })
})

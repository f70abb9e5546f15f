import { sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { moveCalls } from '#database/desk/call-turns.ts'
import { type LeadRow, lockLead } from '#database/desk/lead-row.ts'
import { refreshLeadWords } from '#database/desk/lead-words.ts'
import { offerAgain } from '#database/offer/offering.ts'
import type { Db, EnquiriesTable } from '#database/schema.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { Rejection } from '#domain/result.ts'
import { type QuietEvent, recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { tellHolders, tellInstallers } from './tell-holders.ts'

/** What an act of a visitor on their own enquiry needs of the world. */
export type ActDeps = Pick<World, 'database' | 'now' | 'calling' | 'afterWrite' | 'by'>

/**
 * How an act ended: done now, or there was nothing (more) to do. 'unknown' is a lead that was erased or never was; what is
 * rejected carries a sentence for the visitor.
 */
export type ActResult = 'changed' | 'unchanged' | 'unknown' | Rejection<'invalid'>

/** What a visitor's act does to their lead. */
export type VisitorChange = {
  set?: Updateable<EnquiriesTable>
  correction?: { field: string; before: string; after: string }
  audit: QuietEvent
  /** Whether everyone who has the lead is notified. */
  told: boolean
  /** What else is written in the same transaction. */
  also?: () => Promise<void>
}

type Decision = VisitorChange | Rejection<'invalid'> | undefined

/**
 * Does what the visitor of a lead asks for. The row is locked meanwhile, so that two presses at once are one act, on whichever replica
 * they arrive.
 */
export function actByVisitor(
  lead: string,
  world: ActDeps,
  act: (row: LeadRow, db: Db, now: Date) => Promise<ActResult>,
): Promise<ActResult> {
  const now = world.now()
  return commit(world, async (db) => {
    const row = await lockLead(db, lead)
    return row ? act(row, db, now) : 'unknown'
  })
}

/** Changes a lead because its visitor asked for it. An operator may do it for them. */
export function changeByVisitor(
  lead: string,
  world: ActDeps,
  decide: (row: LeadRow, db: Db, now: Date) => Decision | Promise<Decision>,
): Promise<ActResult> {
  return actByVisitor(lead, world, async (row, db, now) => {
    const change = await decide(row, db, now)
    if (!change) return 'unchanged'
    if ('ok' in change) return change
    const at = now.toISOString()
    await db
      .updateTable('enquiries')
      .set({ ...change.set, version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    if (change.correction)
      await db
        .insertInto('corrections')
        .values({ id: uuidv7(), lead, by: 'visitor', who: null, at, ...change.correction })
        .execute()
    await change.also?.()
    if (change.told) await tellOfChange(db, row, change, { ...world, now })
    // What was corrected may decide who suits, and what it is found by.
    if (change.correction) {
      await offerAgain(db, lead)
      await refreshLeadWords(db, [lead])
    }
    await recordLeadEvent(db, { ...change.audit, at: now, lead }, world)
    return 'changed'
  })
}

async function tellOfChange(
  db: Db,
  { id: lead, version, ...row }: LeadRow,
  { set }: VisitorChange,
  { calling, now }: Pick<World, 'calling'> & { now: Date },
): Promise<void> {
  const news = { lead, version: version + 1, now }
  await tellHolders(db, news)
  if (set?.callable_from)
    await moveCalls(db, { lead, calendar: callingCalendar(calling, { ...row, ...set }) })
  await tellInstallers(db, news)
}

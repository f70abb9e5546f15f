import { v7 as uuidv7 } from 'uuid'
import { hasLateLeads } from '#database/desk/running-promises.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { morningLetterDue } from '#domain/promise/notices.ts'
import { oweOnce } from '../owe-once.ts'
import type { DeskWorld } from './change-lead.ts'

/** Owes owners the letter about broken promises: one on each day on which our desk calls, while there are any. */
export async function oweMorningLetter(world: DeskWorld): Promise<void> {
  const now = world.now()
  const due = morningLetterDue(now, callingCalendar(world.calling, ''))
  if (!due || !(await hasLateLeads(world.database.reads, due.since))) return
  const dedupeKey = `leads.late ${due.day}`
  const letter = { id: uuidv7(), lead: null, channel: 'owner-letter', event: 'leads.late' } as const
  await oweOnce([{ ...letter, dedupeKey, now }], world)
}

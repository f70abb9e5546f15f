import type { LostReason } from '#domain/lead/state.ts'
import type { World } from '../world.ts'
import { assignLead } from './assign-lead.ts'
import { type ChangeLeadResult, changeLead, type DeskWorld, type Operator } from './change-lead.ts'
import { undoLead } from './undo-lead.ts'

/** What is done to each of several leads. 'close' marks them lost. */
export type ManyChange =
  | { action: 'assign'; to: string | null }
  | { action: 'close'; because: LostReason; line?: string | undefined }
  | { action: 'undo' }

export type ManyResult = { id: string } & ChangeLeadResult

/** Leads that are changed at once, at most: a page of the list, several times over. */
export const mostAtOnce = 200

/**
 * Does the same to several leads, each as the operator saw it, and answers for each. One that cannot be changed leaves the
 * others as they are.
 */
export async function changeManyLeads(
  leads: readonly { id: string; version: number }[],
  change: ManyChange,
  operator: Operator,
  world: DeskWorld & Pick<World, 'secret'>,
): Promise<ManyResult[]> {
  const results: ManyResult[] = []
  // One after the other: SQLite has one writer, and PostgreSQL's connections are for visitors too.
  for (const { id, version } of leads)
    results.push({ id, ...(await changeOne({ lead: id, version }, change, operator, world)) })
  return results
}

function changeOne(
  lead: { lead: string; version: number },
  change: ManyChange,
  operator: Operator,
  world: DeskWorld & Pick<World, 'secret'>,
): Promise<ChangeLeadResult> {
  switch (change.action) {
    case 'assign':
      return assignLead({ ...lead, to: change.to }, operator, world)
    case 'close': {
      const { because, line } = change
      return changeLead(
        { ...lead, action: 'lose', because, ...(line ? { line } : {}) },
        operator,
        world,
      )
    }
    case 'undo':
      return undoLead(lead, operator, world)
  }
}

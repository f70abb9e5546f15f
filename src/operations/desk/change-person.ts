import { lockLead, updateLead } from '#database/desk/lead-row.ts'
import { columnsBefore, type MergedBefore, saveUndo } from '#database/desk/lead-undo.ts'
import {
  deleteSeparate,
  insertSeparate,
  joinLeads,
  listMerged,
  listSeparate,
  lockPersons,
  type MergedLead,
  type PersonUndo,
  pairOf,
} from '#database/desk/merged-leads.ts'
import { listSenders } from '#database/desk/person.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import type { Db } from '#database/schema.ts'
import { samenessOf } from '#domain/lead/sameness.ts'
import { type Rejection, reject } from '#domain/result.ts'
import { shareReached } from '../enquiry/share-reached.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import {
  type ChangeLeadResult,
  changedMeanwhile,
  type DeskWorld,
  noSuchLead,
  type Operator,
} from './change-lead.ts'

/** A lead as the operator saw it, and another one with the same phone or email. */
export type TwoLeads = { lead: string; version: number; other: string }

/** The leads of both persons, each with all that it is merged with. */
type Persons = { persons: MergedLead[]; others: MergedLead[] }

/** What was changed of persons, and the leads that became reached by it, as they were. */
type PersonPlan = PersonUndo & { shared?: readonly MergedBefore[] }

/** Changes which leads are one person's, as `decide` says of the locked leads: nothing where that is undefined. */
function changePerson(
  { lead, version, other }: TwoLeads,
  kind: 'lead.merged' | 'lead.separated',
  { operator, world }: { operator: Operator; world: DeskWorld },
  decide: (
    db: Db,
    persons: Persons,
    at: string,
  ) => Promise<PersonPlan | Rejection<'refused'> | undefined>,
): Promise<ChangeLeadResult> {
  const now = world.now()
  return commit(world, async (db) => {
    await lockPersons(db, [lead, other])
    const row = await lockLead(db, lead)
    const [persons, others] = [await listMerged(db, lead), await listMerged(db, other)]
    if (!row || others.length === 0 || lead === other) return noSuchLead
    if (row.version !== version) return changedMeanwhile(db, lead)
    if (!(await areAlike(db, { persons, others })))
      return reject('refused', 'These two share neither a phone number nor an email address.')
    const plan = await decide(db, { persons, others }, now.toISOString())
    if (!plan) return { ok: true, state: row.state, version }
    if ('ok' in plan) return plan
    const involved = [...new Set([...persons, ...others].map(({ id }) => id))]
    const { shared = [], ...person } = plan
    for (const one of involved)
      if (!shared.some((before) => before.lead === one)) await updateLead(db, one)
    for (const one of involved) await updateNextAction(db, one, world.calling)
    await saveUndo(db, lead, {
      version: version + 1,
      operator: operator.id,
      kind,
      lead: columnsBefore(row),
      deliveries: [],
      person,
      contact: shared.find((before) => before.lead === lead)?.contact,
      merged: shared.filter((before) => before.lead !== lead),
    })
    const referenceOf = new Map([...persons, ...others].map((one) => [one.id, one.reference]))
    for (const [one, counterpart] of [
      [lead, other],
      [other, lead],
    ] as const)
      await recordLeadEvent(
        db,
        { kind, at: now, lead: one, detail: { with: referenceOf.get(counterpart) ?? '' } },
        { ...world, by: operator.id },
      )
    const { state = row.state } = (await lockLead(db, lead)) ?? {}
    return { ok: true, state, version: version + 1 }
  })
}

/** Whether two persons share a phone number or an email address, or are one already. */
async function areAlike(db: Db, { persons, others }: Persons): Promise<boolean> {
  const sendersOf = (leads: MergedLead[]) => {
    const ids = leads.map(({ id }) => id)
    return listSenders(db, ids)
  }
  const [ours, theirs] = [await sendersOf(persons), await sendersOf(others)]
  return ours.some((one) => theirs.some((other) => samenessOf(one, other, []) !== 'different'))
}

/**
 * Makes two leads one person's: they are called once, by the earliest promise. Every enquiry stays as it is. An earlier mark that they
 * are different people is removed.
 */
export function mergeLeads(
  leads: TwoLeads,
  operator: Operator,
  world: DeskWorld,
): Promise<ChangeLeadResult> {
  return changePerson(
    leads,
    'lead.merged',
    { operator, world },
    async (db, { persons, others }) => {
      const all = [...persons, ...others]
      const closed = all.map(({ state }) => state).find(isUnmergeable)
      if (closed) return reject('refused', notMergeable[closed])
      if (others.some(({ id }) => id === leads.lead)) return undefined
      const ids = all.map(({ id }) => id)
      const joined = (await listSeparate(db, ids)).filter(
        ({ lead, other }) => ids.includes(lead) && ids.includes(other),
      )
      await deleteSeparate(db, joined)
      // Before it is chosen which of them is called about.
      const shared = await shareReached(db, all)
      return { pointers: await joinLeads(db, ids), joined, separated: [], shared }
    },
  )
}

/** States of leads whose visitors are not called any more, or not yet. */
const notMergeable = {
  held: 'One of them is held back. Release it first, or mark it as spam.',
  withdrawn: 'One of them was taken back by the visitor. Nothing more is done with it.',
  spam: 'One of them is marked as spam.',
} as const

function isUnmergeable(state: string): state is keyof typeof notMergeable {
  return state in notMergeable
}

/** Says that another lead is not this person's, though a phone is shared: it is split off, and not proposed again. */
export function separateLeads(
  leads: TwoLeads,
  operator: Operator,
  world: DeskWorld,
): Promise<ChangeLeadResult> {
  const who = { operator, world }
  return changePerson(leads, 'lead.separated', who, async (db, { persons, others }, at) => {
    const { other } = leads
    const left = persons.map(({ id }) => id).filter((id) => id !== other)
    const isMerged = left.length < persons.length
    const apart = isMerged ? [other] : others.map(({ id }) => id)
    const known = await listSeparate(db, apart)
    const separated = apart
      .flatMap((one) => left.map((id) => ({ ...pairOf(one, id), by: operator.id, at })))
      .filter((pair) => !known.some((one) => one.lead === pair.lead && one.other === pair.other))
    if (separated.length === 0 && !isMerged) return undefined
    await insertSeparate(db, separated)
    const pointers = isMerged
      ? [...(await joinLeads(db, [other])), ...(await joinLeads(db, left))]
      : []
    return { pointers, joined: [], separated }
  })
}

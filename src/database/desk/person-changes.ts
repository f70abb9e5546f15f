import { sql } from 'kysely'
import { type Sender, samenessOf } from '#domain/lead/sameness.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { recordAudit } from '../account/audit.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { getLeadStanding } from './lead-changes.ts'
import type { LeadUndo } from './lead-undo.ts'
import {
  deleteSeparate,
  insertSeparate,
  joinLeads,
  listMerged,
  listSeparate,
  type MergedLead,
  type PersonUndo,
  pairOf,
} from './merged-leads.ts'
import { senderColumns, senderOf } from './person.ts'
import { updateNextAction } from './queue.ts'

export type PersonChange = {
  lead: string
  /** As the operator saw the lead. */
  version: number
  /** The other lead, with all that it is merged with. */
  other: string
  operator: string
  now: Date
  newId: () => string
  calling: CallingRules
}

export type PersonChangeOutcome =
  | { as: 'changed' | 'changed meanwhile' | 'unknown' | 'strangers' | 'unchanged' }
  | { as: 'not mergeable'; state: UnmergeableState }

/** States of leads that nobody is called about any more, or not yet. */
const unmergeable = ['held', 'withdrawn', 'spam'] as const satisfies MergedLead['state'][]
type UnmergeableState = (typeof unmergeable)[number]

/** Makes the person of a lead and the person of another one. What said that they are not is forgotten. */
export async function mergePersons(
  database: Database,
  change: PersonChange,
): Promise<PersonChangeOutcome> {
  return changePerson(database, change, 'lead.merged', async (trx, { persons, others }) => {
    const leads = [...persons, ...others]
    const [closed] = leads.flatMap(({ state }) => unmergeable.find((one) => one === state) ?? [])
    if (closed) return { as: 'not mergeable', state: closed }
    const ids = leads.map(({ id }) => id)
    if (others.some(({ id }) => id === change.lead)) return { as: 'unchanged' }
    const joined = (await listSeparate(trx, ids)).filter(
      ({ lead, other }) => ids.includes(lead) && ids.includes(other),
    )
    await deleteSeparate(trx, joined)
    return { pointers: await joinLeads(trx, ids), joined, separated: [] }
  })
}

/** Another lead is not this person's: it is taken out where it was merged, and not proposed again. */
export async function separatePersons(
  database: Database,
  change: PersonChange,
): Promise<PersonChangeOutcome> {
  const { operator, now, other } = change
  return changePerson(database, change, 'lead.separated', async (trx, { persons, others }) => {
    const at = now.toISOString()
    const left = persons.filter(({ id }) => id !== other)
    const isMerged = left.length < persons.length
    const apart = isMerged ? [other] : others.map(({ id }) => id)
    const known = await listSeparate(trx, apart)
    const separated = apart
      .flatMap((one) => left.map(({ id }) => ({ ...pairOf(one, id), by: operator, at })))
      .filter((pair) => !known.some((one) => one.lead === pair.lead && one.other === pair.other))
    if (separated.length === 0 && !isMerged) return { as: 'unchanged' }
    await insertSeparate(trx, separated)
    const pointers = isMerged
      ? [
          ...(await joinLeads(trx, [other])),
          ...(await joinLeads(
            trx,
            left.map(({ id }) => id),
          )),
        ]
      : []
    return { pointers, joined: [], separated }
  })
}

type Persons = { persons: MergedLead[]; others: MergedLead[] }

async function changePerson(
  { db }: Database,
  { lead, version, other, operator, now, newId, calling }: PersonChange,
  kind: 'lead.merged' | 'lead.separated',
  decide: (trx: Db, persons: Persons) => Promise<PersonChangeOutcome | PersonUndo>,
): Promise<PersonChangeOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockPersons(trx, [lead, other])
    const [persons, others, standing] = await Promise.all([
      listMerged(trx, lead),
      listMerged(trx, other),
      getLeadStanding(trx, lead),
    ])
    if (!standing || others.length === 0 || lead === other) return { as: 'unknown' }
    if (standing.version !== version) return { as: 'changed meanwhile' }
    if (!(await areAlike(trx, { persons, others }))) return { as: 'strangers' }
    const plan = await decide(trx, { persons, others })
    if ('as' in plan) return plan
    const involved = [...new Set([...persons, ...others].map(({ id }) => id))]
    await trx
      .updateTable('enquiries')
      .set({ version: sql`version + 1` })
      .where('id', 'in', involved)
      .execute()
    for (const one of involved) await updateNextAction(trx, one, calling)
    const undo: LeadUndo = {
      ...{ version: version + 1, operator, kind, lead: standing.columns, deliveries: [] },
      person: plan,
    }
    await trx
      .updateTable('enquiries')
      .set({ undo: JSON.stringify(undo) })
      .where('id', '=', lead)
      .execute()
    const referenceOf = new Map([...persons, ...others].map((one) => [one.id, one.reference]))
    for (const [one, counterpart] of [
      [lead, other],
      [other, lead],
    ] as const)
      await recordAudit(trx, {
        ...{ id: newId(), at: now.toISOString(), operator, lead: one, kind },
        detail: { with: referenceOf.get(counterpart) ?? '' },
      })
    return { as: 'changed' }
  })
}

/** Two merges at once wait for each other: all leads of both persons are locked in one order. */
async function lockPersons(db: Db, leads: readonly string[]): Promise<void> {
  const lists = await Promise.all(leads.map((lead) => listMerged(db, lead)))
  const ids = [...new Set([...leads, ...lists.flat().map(({ id }) => id)])]
  await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whether two persons share a phone number or an email address, or are one already. */
async function areAlike(db: Db, { persons, others }: Persons): Promise<boolean> {
  const [ours, theirs] = await Promise.all([listSenders(db, persons), listSenders(db, others)])
  return ours.some((one) => theirs.some((other) => samenessOf(one, other, []) !== 'different'))
}

async function listSenders(db: Db, leads: readonly MergedLead[]): Promise<Sender[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(senderColumns)
    .where(
      'id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute()
  return rows.map(senderOf)
}

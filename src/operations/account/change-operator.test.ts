import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import {
  getOperator,
  hasOperator,
  insertPassword,
  listOpenOwners,
} from '#database/account/operators.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import type { Database } from '#database/open.ts'
import type { Role } from '#domain/account/role.ts'
import { type LeadState, openStates } from '#domain/lead/state.ts'
import { reject } from '#domain/result.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { assignLead } from '../desk/assign-lead.ts'
import { undoLead } from '../desk/undo-lead.ts'
import { changeRole, closeOperator, reopenOperator, resetSecondFactor } from './change-operator.ts'
import { createFirstOperator } from './create-first-operator.ts'
import { inviteOperator } from './invite-operator.ts'
import { scryptPasswords } from './passwords.ts'

const now = () => new Date('2026-11-23T09:00:00.000Z')
let people = 0

onEveryDatabase((open) => {
  const by = uuidv7()
  const changing = () => ({ by, database: open(), now })

  /** An operator who was invited and has set a password. */
  async function somebody(role: Role): Promise<string> {
    const id = await invite(role)
    await insertPassword(open().db, { id: uuidv7(), operator: id, hash: 'hash' }, now())
    return id
  }

  async function invite(role: Role): Promise<string> {
    people += 1
    const invited = await inviteOperator(
      { name: `Person ${people}`, email: `Person${people}@Wattlewise.example`, role },
      changing(),
    )
    if (!invited.ok) throw new Error(invited.message)
    return invited.id
  }

  async function closeAllOwners(): Promise<void> {
    await open()
      .db.updateTable('operators')
      .set({ closed_at: now().toISOString() })
      .where('role', '=', 'owner')
      .execute()
  }

  const last = (kind?: string) => lastAudit(open(), kind)

  test('only one first operator is created, even when five try at once', async () => {
    expect(await hasOperator(open().db)).toBe(false)
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map((one) =>
        createFirstOperator(
          { name: `First ${one}`, email: `first${one}@example.com`, password: 'a long password' },
          { ...changing(), passwords: scryptPasswords },
        ),
      ),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await listOpenOwners(open().db)).toHaveLength(1)
  })

  test('an address is invited once, in upper or lower case', async () => {
    const invite = (email: string) =>
      inviteOperator({ name: 'Mai', email, role: 'agent' }, changing())
    expect((await invite('mai@wattlewise.example')).ok).toBe(true)
    expect(await invite('Mai@Wattlewise.example')).toEqual({
      ok: false,
      code: 'email',
      message: 'Somebody with this email address is on the list already.',
    })
  })

  test('the only owner can neither be closed nor made an agent', async () => {
    await closeAllOwners()
    const owner = await somebody('owner')
    const rejected = reject(
      'refused',
      `Person ${people} is the only owner. Make somebody else an owner first.`,
    )
    expect(await closeOperator(owner, { leadsTo: null }, changing())).toEqual(rejected)
    expect(await changeRole(owner, 'agent', changing())).toEqual(rejected)

    const second = await somebody('owner')
    expect(await changeRole(owner, 'agent', changing())).toEqual({ ok: true })
    expect(await last()).toMatchObject({
      operator: by,
      kind: 'person role changed',
      detail: { person: owner, role: 'agent' },
    })
    expect(await closeOperator(second, { leadsTo: null }, changing())).toMatchObject({ ok: false })
  })

  test('an invited owner who can’t sign in yet doesn’t replace the only one', async () => {
    await closeAllOwners()
    const owner = await somebody('owner')
    await invite('owner')
    expect(await closeOperator(owner, { leadsTo: null }, changing())).toMatchObject({
      code: 'refused',
    })
  })

  test('two owners who close each other’s accounts at once leave one owner', async () => {
    await closeAllOwners()
    const two = [await somebody('owner'), await somebody('owner')]
    const done = await Promise.all(
      two.map((owner) => closeOperator(owner, { leadsTo: null }, changing())),
    )
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await listOpenOwners(open().db)).toHaveLength(1)
  })

  test('an operator whose account is closed is signed out, and can be reopened', async () => {
    const agent = await somebody('agent')
    await signIn(open(), agent)
    expect(await closeOperator(agent, { leadsTo: null }, changing())).toEqual({ ok: true })
    expect(await sessionsOf(open(), agent)).toHaveLength(0)
    expect((await getOperator(open().db, agent))?.closed_at).toBe(now().toISOString())
    expect(await reopenOperator(agent, changing())).toEqual({ ok: true })
    expect((await getOperator(open().db, agent))?.closed_at).toBe(null)
    expect(await last()).toMatchObject({ kind: 'person reopened', detail: { person: agent } })
  })

  describe('an operator who leaves', () => {
    const states = ['held', ...openStates, 'won', 'lost', 'withdrawn', 'spam'] as const

    /** A lead of theirs in each state. */
    async function leadsOf(owner: string) {
      const leads = new Map<string, string>()
      for (const state of states) {
        const { id } = await keepLeadOf(open(), { owner, state })
        leads.set(state, id)
      }
      return leads
    }
    async function ownersOf(leads: Map<string, string>) {
      const rows = await open()
        .db.selectFrom('enquiries')
        .select(['state', 'owner', 'version'])
        .where('id', 'in', [...leads.values()])
        .execute()
      return Object.fromEntries(rows.map(({ state, owner, version }) => [state, [owner, version]]))
    }

    test('leaves open leads unassigned, and keeps finished ones', async () => {
      const agent = await somebody('agent')
      const leads = await leadsOf(agent)
      expect(await closeOperator(agent, { leadsTo: null }, changing())).toEqual({ ok: true })
      expect(await ownersOf(leads)).toEqual({
        held: [null, 2],
        new: [null, 2],
        contacted: [null, 2],
        quoted: [null, 2],
        won: [agent, 1],
        lost: [agent, 1],
        withdrawn: [agent, 1],
        spam: [agent, 1],
      })
      expect(await last('person closed')).toMatchObject({ detail: { person: agent, leads: 4 } })
      const { history } = (await getLeadPage(open().reads, leads.get('new') ?? '')) ?? {}
      expect(history).toMatchObject([
        { kind: 'lead.assigned', operator: by, detail: { to: '', left: agent } },
      ])
    })

    test('leaves open leads to a colleague', async () => {
      const [agent, colleague] = [await somebody('agent'), await somebody('agent')]
      const leads = await leadsOf(agent)
      await closeOperator(agent, { leadsTo: colleague }, changing())
      const owners = await ownersOf(leads)
      for (const state of ['held', ...openStates]) expect(owners[state]).toEqual([colleague, 2])
      expect(owners.won).toEqual([agent, 1])
    })

    test('cannot leave leads to an operator who has left, or to themselves', async () => {
      const [agent, gone] = [await somebody('agent'), await somebody('agent')]
      const leads = await leadsOf(agent)
      await closeOperator(gone, { leadsTo: null }, changing())
      for (const leadsTo of [gone, agent, 'nobody'])
        expect(await closeOperator(agent, { leadsTo }, changing())).toEqual({
          ok: false,
          code: 'refused',
          message: 'Choose somebody who works at the desk for the open leads, or nobody.',
        })
      expect((await getOperator(open().db, agent))?.closed_at).toBeNull()
      expect((await ownersOf(leads)).new).toEqual([agent, 1])
    })

    test('is given no more leads, even while leaving', async () => {
      const agent = await somebody('agent')
      const { id: lead } = await keepLeadOf(open(), {})
      const deps = { database: open(), calling: au.calling, secret: 'secret', now }
      const operator = { id: by, role: 'owner' } as const
      await Promise.all([
        closeOperator(agent, { leadsTo: null }, changing()),
        assignLead({ lead, version: 1, to: agent }, operator, deps),
      ])
      const row = async (id: string) => (await getLeadPage(open().reads, id))?.owner
      expect(await row(lead)).toBeNull()
      const { id: another } = await keepLeadOf(open(), {})
      expect(await assignLead({ lead: another, version: 1, to: agent }, operator, deps)).toEqual({
        ok: false,
        code: 'refused',
        message: 'That person no longer works at the desk.',
      })
      expect(await row(another)).toBeNull()
    })

    test('gets nothing back by an undo', async () => {
      const [agent, colleague] = [await somebody('agent'), await somebody('agent')]
      const { id: lead } = await keepLeadOf(open(), { owner: agent })
      const deps = { database: open(), calling: au.calling, secret: 'secret', now }
      const operator = { id: colleague, role: 'agent' } as const
      await assignLead({ lead, version: 1, to: colleague }, operator, deps)
      await closeOperator(agent, { leadsTo: null }, changing())
      expect(await undoLead({ lead, version: 2 }, operator, deps)).toMatchObject({ ok: true })
      expect((await getLeadPage(open().reads, lead))?.owner).toBeNull()
    })
  })

  test('a change that changes nothing is not recorded', async () => {
    const agent = await somebody('agent')
    const before = await last()
    expect(await changeRole(agent, 'agent', changing())).toEqual({ ok: true })
    expect(await reopenOperator(agent, changing())).toEqual({ ok: true })
    expect(await resetSecondFactor(agent, changing())).toEqual({ ok: true })
    expect(await last()).toEqual(before)
    expect(await closeOperator('nobody', { leadsTo: null }, changing())).toMatchObject({
      ok: false,
      code: 'unknown',
    })
  })

  test('a second factor that is reset is gone, and so are the sessions it opened', async () => {
    const agent = await somebody('agent')
    await signIn(open(), agent)
    await open()
      .db.insertInto('operator_second_factors')
      .values({ id: uuidv7(), user_id: agent, secret: 'x', backup_codes: 'x', verified: 1 })
      .execute()
    await open()
      .db.updateTable('operators')
      .set({ two_factor_enabled: 1 })
      .where('id', '=', agent)
      .execute()
    expect(await resetSecondFactor(agent, changing())).toEqual({ ok: true })
    expect(await sessionsOf(open(), agent)).toHaveLength(0)
    expect((await getOperator(open().db, agent))?.two_factor_enabled).toBe(0)
    const left = await open()
      .db.selectFrom('operator_second_factors')
      .selectAll()
      .where('user_id', '=', agent)
      .execute()
    expect(left).toEqual([])
  })
})

async function lastAudit({ db }: Database, kind?: string) {
  const entry = await db
    .selectFrom('audit')
    .select(['operator', 'kind', 'detail'])
    .$if(kind !== undefined, (entries) => entries.where('kind', '=', kind ?? ''))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { ...entry, detail: JSON.parse(entry.detail) }
}

async function signIn({ db }: Database, operator: string): Promise<void> {
  const moment = now().toISOString()
  await db
    .insertInto('operator_sessions')
    .values({
      id: uuidv7(),
      user_id: operator,
      token: uuidv7(),
      expires_at: moment,
      created_at: moment,
      updated_at: moment,
      second_factor: 1,
    })
    .execute()
}

function sessionsOf({ db }: Database, operator: string) {
  return db.selectFrom('operator_sessions').selectAll().where('user_id', '=', operator).execute()
}

async function keepLeadOf(
  database: Database,
  changes: { owner?: string; state?: LeadState },
): Promise<{ id: string }> {
  const lead = newLead()
  await insertLead(lead, storeDeps(database))
  await database.db
    .updateTable('enquiries')
    .set({ version: 1, ...changes })
    .where('id', '=', lead.id)
    .execute()
  return lead
}

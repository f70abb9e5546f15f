import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { findOperator, hasOperator, openOwners } from '#database/operators.ts'
import type { Role } from '#domain/operator/role.ts'
import { onEveryDatabase } from '../../tests/databases.ts'
import { changeRole } from './change-role.ts'
import { closeOperator } from './close-operator.ts'
import { createFirstOperator } from './create-first-operator.ts'
import { inviteOperator } from './invite-operator.ts'
import { scryptPasswords } from './passwords.ts'
import { reopenOperator } from './reopen-operator.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const now = () => new Date('2026-11-23T09:00:00.000Z')
let people = 0

onEveryDatabase((open) => {
  const by = uuidv7()
  const changing = () => ({ by, database: open(), now })

  async function somebody(role: Role): Promise<string> {
    people += 1
    const invited = await inviteOperator(
      { name: `Person ${people}`, email: `Person${people}@Wattlewise.example`, role },
      changing(),
    )
    if (!invited.ok) throw new Error(invited.why)
    return invited.id
  }

  async function closeAllOwners(): Promise<void> {
    await open()
      .queries.updateTable('operators')
      .set({ closed_at: now().toISOString() })
      .where('role', '=', 'owner')
      .execute()
  }

  const last = () => lastAudit(open())

  test('the first operator is the first once, even of five at once', async () => {
    expect(await hasOperator(open().queries)).toBe(false)
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map((one) =>
        createFirstOperator(
          { name: `First ${one}`, email: `first${one}@example.com`, password: 'a long password' },
          { ...changing(), passwords: scryptPasswords },
        ),
      ),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await openOwners(open().queries)).toHaveLength(1)
  })

  test('nobody is invited twice, whatever the letters of the address', async () => {
    const invite = (email: string) =>
      inviteOperator({ name: 'Mai', email, role: 'agent' }, changing())
    expect((await invite('mai@wattlewise.example')).ok).toBe(true)
    expect(await invite('Mai@Wattlewise.example')).toEqual({
      ok: false,
      why: 'Somebody with this e-mail address is on the list already.',
    })
  })

  test('the only owner can neither be closed nor made an agent', async () => {
    await closeAllOwners()
    const owner = await somebody('owner')
    const why = `Person ${people} is the only owner. Make somebody else an owner first.`
    expect(await closeOperator(owner, changing())).toEqual({ ok: false, why })
    expect(await changeRole(owner, 'agent', changing())).toEqual({ ok: false, why })

    const second = await somebody('owner')
    expect(await changeRole(owner, 'agent', changing())).toEqual({ ok: true })
    expect(await last()).toMatchObject({
      operator: by,
      kind: 'person role changed',
      detail: { person: owner, role: 'agent' },
    })
    expect(await closeOperator(second, changing())).toMatchObject({ ok: false })
  })

  test('two owners who let each other go at once leave one', async () => {
    await closeAllOwners()
    const two = [await somebody('owner'), await somebody('owner')]
    const done = await Promise.all(two.map((owner) => closeOperator(owner, changing())))
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await openOwners(open().queries)).toHaveLength(1)
  })

  test('whoever is closed is signed out, and may come back', async () => {
    const agent = await somebody('agent')
    await signIn(open(), agent)
    expect(await closeOperator(agent, changing())).toEqual({ ok: true })
    expect(await sessionsOf(open(), agent)).toHaveLength(0)
    expect((await findOperator(open().queries, agent))?.closed_at).toBe(now().toISOString())
    expect(await reopenOperator(agent, changing())).toEqual({ ok: true })
    expect((await findOperator(open().queries, agent))?.closed_at).toBe(null)
    expect(await last()).toMatchObject({ kind: 'person reopened', detail: { person: agent } })
  })

  test('what is so already is not written down again', async () => {
    const agent = await somebody('agent')
    const before = await last()
    expect(await changeRole(agent, 'agent', changing())).toEqual({ ok: true })
    expect(await reopenOperator(agent, changing())).toEqual({ ok: true })
    expect(await resetSecondFactor(agent, changing())).toEqual({ ok: true })
    expect(await last()).toEqual(before)
    expect(await closeOperator('nobody', changing())).toEqual({ ok: false, unknown: true })
  })

  test('a second factor that is reset is gone, and so are the sessions it opened', async () => {
    const agent = await somebody('agent')
    await signIn(open(), agent)
    await open()
      .queries.insertInto('operator_second_factors')
      .values({ id: uuidv7(), user_id: agent, secret: 'x', backup_codes: 'x', verified: 1 })
      .execute()
    await open()
      .queries.updateTable('operators')
      .set({ two_factor_enabled: 1 })
      .where('id', '=', agent)
      .execute()
    expect(await resetSecondFactor(agent, changing())).toEqual({ ok: true })
    expect(await sessionsOf(open(), agent)).toHaveLength(0)
    expect((await findOperator(open().queries, agent))?.two_factor_enabled).toBe(0)
    const left = await open()
      .queries.selectFrom('operator_second_factors')
      .selectAll()
      .where('user_id', '=', agent)
      .execute()
    expect(left).toEqual([])
  })
})

async function lastAudit({ queries }: Database) {
  const entry = await queries
    .selectFrom('audit')
    .select(['operator', 'kind', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { ...entry, detail: JSON.parse(entry.detail) }
}

async function signIn({ queries }: Database, operator: string): Promise<void> {
  const moment = now().toISOString()
  await queries
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

function sessionsOf({ queries }: Database, operator: string) {
  return queries
    .selectFrom('operator_sessions')
    .selectAll()
    .where('user_id', '=', operator)
    .execute()
}

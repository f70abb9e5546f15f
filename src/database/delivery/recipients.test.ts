import { expect, test } from 'vitest'
import type { Role } from '#domain/account/role.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  insertOperator,
  insertPassword,
  listOpenOwners,
  updateOperator,
} from '../account/operators.ts'
import { getRecipients, listAudience, saveRecipients } from './recipients.ts'

onEveryDatabase((open) => {
  const now = new Date()
  const invite = (id: string, role: Role) =>
    insertOperator(open().db, { id, name: id, email: `${id}@desk.example`, role }, now)
  const setPassword = (operator: string) =>
    insertPassword(open().db, { id: `of ${operator}`, operator, hash: 'hash' }, now)
  const join = async (id: string, role: Role) => {
    await invite(id, role)
    await setPassword(id)
  }
  const office = (usual: string[] = []) => listAudience(open().db, 'office', usual)

  test('until recipients are chosen, letters about leads go to the desk’s owners at the time of sending', async () => {
    const { db } = open()
    expect(await office()).toEqual([])
    await join('a-ruth', 'owner')
    await join('b-priya', 'agent')
    expect(await office()).toEqual(['a-ruth@desk.example'])
    await join('c-sam', 'owner')
    expect(await office()).toEqual(['a-ruth@desk.example', 'c-sam@desk.example'])
    await updateOperator(db, 'a-ruth', { closed_at: now.toISOString() }, now)
    expect(await office()).toEqual(['c-sam@desk.example'])
  })

  test('an owner who was invited gets no letters until they can sign in', async () => {
    const { db } = open()
    await invite('d-tui', 'owner')
    const owners = async () => (await listOpenOwners(db)).map(({ id }) => id)
    expect(await office()).toEqual(['c-sam@desk.example'])
    expect(await listAudience(db, 'owners', [])).toEqual(['c-sam@desk.example'])
    expect(await listAudience(db, 'team', [])).not.toContain('d-tui@desk.example')
    expect(await owners()).toEqual(['c-sam'])
    await setPassword('d-tui')
    expect(await listAudience(db, 'owners', [])).toContain('d-tui@desk.example')
    expect(await owners()).toEqual(['c-sam', 'd-tui'])
    await updateOperator(db, 'd-tui', { closed_at: now.toISOString() }, now)
  })

  test('the environment comes before the owners, and Settings before both, until it is empty again', async () => {
    const { db } = open()
    const usual = ['desk@wattlewise.example']
    expect(await office(usual)).toEqual(usual)
    await saveRecipients(db, ['chosen@wattlewise.example'])
    expect(await office(usual)).toEqual(['chosen@wattlewise.example'])
    expect(await listAudience(db, { operator: 'a-ruth' }, usual)).toEqual([
      'chosen@wattlewise.example',
    ])
    await saveRecipients(db, [])
    expect(await getRecipients(db, usual)).toEqual({ from: 'environment', recipients: usual })
    expect(await getRecipients(db, [])).toMatchObject({ from: 'owners' })
  })
})

import { expect, test } from 'vitest'
import type { Role } from '#domain/account/role.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertOperator, updateOperator } from '../account/operators.ts'
import { getRecipients, listAudience, saveRecipients } from './recipients.ts'

onEveryDatabase((open) => {
  const now = new Date()
  const join = (id: string, role: Role) =>
    insertOperator(open().db, { id, name: id, email: `${id}@desk.example`, role }, now)
  const office = (usual: string[] = []) => listAudience(open().db, 'office', usual)

  test('until somebody chooses, letters about leads go to whoever owns the desk when they go out', async () => {
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

  test('the environment comes before the owners, and Settings before both, until it names nobody again', async () => {
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

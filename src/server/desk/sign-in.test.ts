import { expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'

onEveryDatabase((open) => {
  test('the first operator sets up, enrols a second factor and is in', async () => {
    const desk = openTestDesk(open())
    const owner = await becomeOwner(desk)
    const session = await owner.ask('GET', '/session')
    expect(session.body).toMatchObject({ secondFactor: true, operator: { role: 'owner' } })
    expect((await owner.ask('GET', '/people')).body).toMatchObject({
      people: [{ secondFactor: true }],
    })
  })
})

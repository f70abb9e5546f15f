import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, joinAgent, openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'

onEveryDatabase((open) => {
  test('owners see what is left to do, each step ticked once it is done, and in the end no list', async () => {
    const desk = openTestDesk(open(), { lettersAreFiles: true })
    const owner = await becomeOwner(desk)
    const done = async () => {
      const { body } = await owner.ask('GET', '/first-steps')
      const steps = body.steps as { step: string; done: boolean }[]
      return steps.length === 0 ? 'no list' : steps.flatMap((one) => (one.done ? one.step : []))
    }
    expect(await done()).toEqual([])

    await insertLead(lead(), storeDeps(open()))
    expect(await done()).toEqual(['enquiry'])
    await storeInstaller(open(), { terms: undefined })
    await storeInstaller(open(), { closedAt: '2026-11-01T00:00:00.000Z' })
    expect(await done()).toEqual(['enquiry'])
    await storeInstaller(open())
    expect(await done()).toEqual(['enquiry', 'installer'])
    const agent = await joinAgent(desk, owner)
    expect((await agent.ask('GET', '/first-steps')).body.code).toBe('owners-only')
    desk.services.lettersAreFiles = false
    expect(await done()).toEqual(['letters', 'enquiry', 'installer', 'people'])
    desk.services.brand = { ...au, email: 'hello@wattlewise.com.au' }
    expect(await done()).toBe('no list')
    desk.services.brand = au

    expect((await owner.ask('POST', '/first-steps/hide')).status).toBe(200)
    expect(await done()).toBe('no list')
  })
})

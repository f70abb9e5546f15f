import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { becomeOwner, joinAgent, openTestDesk, type TestBrowser } from './desk.ts'
import { insertLead, lead, storeDeps } from './leads.ts'
import { places, type Replica, startReplica } from './replicas.ts'

/** Two operators press Call about one person's enquiries at the same moment, each at a server process of their own where there are two. */
const times = 200

// Thursday, 2:24 pm in Melbourne.
const now = Date.parse('2026-11-19T14:24:00+11:00')
const secret = 'a secret that the desk and its replicas share'

/** Presses again when a busy database keeps it waiting too long. */
async function pressCall(
  replica: Replica,
  browser: Pick<TestBrowser, 'cookies'>,
  lead: string,
): Promise<string> {
  for (let presses = 0; presses < 100; presses += 1) {
    const code = await pressOnce(replica, browser, lead)
    if (code !== 'unavailable') return code
  }
  return 'unavailable'
}

async function pressOnce(
  { url }: Replica,
  { cookies }: Pick<TestBrowser, 'cookies'>,
  lead: string,
) {
  const response = await fetch(`${url}/api/leads/${lead}/call-started`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    },
    body: '{}',
  })
  const { code = 'dials' } = (await response.json()) as { code?: string }
  return code
}

describe.each(places)('on $name', ({ open, replicas: many }) => {
  test(`of two who press Call at once about one person’s enquiries, ${times} times, one dials`, async ({
    onTestFinished,
  }) => {
    const { database, environment, drop } = await open()
    onTestFinished(drop)
    const desk = openTestDesk(database, { secret, now: () => new Date(now) })
    const owner = await becomeOwner(desk)
    const agent = await joinAgent(desk, owner)
    const settings = { ...environment, APP_SECRET: secret, PROMISES_AT: String(now) }
    const replicas = await Promise.all(Array.from({ length: many }, () => startReplica(settings)))
    onTestFinished(async () => void (await Promise.all(replicas.map((one) => one.kill()))))
    const [first, last] = [replicas[0] as Replica, replicas.at(-1) as Replica]

    const pressed: string[][] = []
    for (let turn = 0; turn < times; turn += 1) {
      const enquire = async (email_key: string) => {
        const phone_e164 = `+614915${String(turn).padStart(5, '0')}`
        const row = lead({
          id: uuidv7(),
          phone_e164,
          email_key,
          created_at: new Date(now).toISOString(),
        })
        await insertLead(row, storeDeps(database))
        return row.id
      }
      // Every other person is the same by number and email, the others may be: a household has one number.
      const email = `visitor${turn}@example.com`
      const mine = await enquire(email)
      const theirs = await enquire(turn % 2 === 0 ? email : `other-${email}`)
      pressed.push(
        await Promise.all([pressCall(first, owner, mine), pressCall(last, agent, theirs)]),
      )
    }
    expect(pressed.map((one) => one.toSorted())).toEqual(Array(times).fill(['claimed', 'dials']))
  })
})

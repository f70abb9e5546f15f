import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/deliveries.ts'
import { openDatabase } from '#database/open.ts'
import { movedNow } from '../calling-hour.ts'
import type { Running } from '../server.ts'
import { expect, test } from './desk.ts'
import { checkScreen, leadPath, sendEnquiry } from './desk-leads.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(movedNow().getTime() - hours * hour)

/** Lets the promise of a lead run out in half an hour, with all notices out but the last. */
async function runOut(server: Running, lead: string) {
  const database = openDatabase({ directory: server.directory })
  const { db } = database
  await db
    .updateTable('enquiries')
    .set({
      created_at: ago(20).toISOString(),
      callable_from: ago(20).toISOString(),
      promised_by: ago(-0.5).toISOString(),
      new_promise_by: ago(-20).toISOString(),
    })
    .where('id', '=', lead)
    .execute()
  const notices = [
    { event: 'promise.half-time', channel: 'operator-letter', at: ago(9) },
    { event: 'promise.three-quarters', channel: 'operator-letter', at: ago(4) },
    { event: 'promise.new-time', channel: 'visitor-letter', at: ago(1) },
  ] as const
  for (const { event, channel, at } of notices) {
    const id = uuidv7()
    await insertDeliveries(db, [{ id, lead, event, channel, dedupeKey: `${event} ${id}`, now: at }])
    const delivered_at = at.toISOString()
    await db
      .updateTable('deliveries')
      .set({ delivered_at, retry_at: null, attempts: 1 })
      .where('id', '=', id)
      .execute()
  }
  await database.close()
}

/** A letter to the office that fails again and again. */
async function failLetter(server: Running, lead: string) {
  const database = openDatabase({ directory: server.directory })
  const id = uuidv7()
  const now = ago(1)
  await insertDeliveries(database.db, [
    {
      ...{ id, lead, event: 'lead.created', channel: 'owner-letter', dedupeKey: id, now },
      dueAt: ago(-10),
    },
  ])
  await database.db.updateTable('deliveries').set({ attempts: 5 }).where('id', '=', id).execute()
  await database.db
    .insertInto('attempts')
    .values({
      ...{ delivery: id, number: 5, started_at: now.toISOString() },
      ...{ took_ms: 12, delivered: false, answer: '421 Busy' },
    })
    .execute()
  return async () => {
    await database.db.deleteFrom('attempts').where('delivery', '=', id).execute()
    await database.db.deleteFrom('deliveries').where('id', '=', id).execute()
    await database.close()
  }
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the lead’s page says which notices went out and by when we call at last', async ({
      atDesk: page,
      request,
      server,
    }) => {
      const path = await leadPath(server, await sendEnquiry(request))
      await runOut(server, path.split('/').at(-1) ?? '')
      await page.goto(path)
      const promise = page.getByRole('region', { name: 'The promised call' })
      await expect(promise.getByText('Warned so far: whoever has it')).toBeVisible()
      await expect(promise.getByText(/We wrote: by /)).toBeVisible()
      await expect(
        page.getByRole('rowheader', { name: 'Letter to the visitor, a new time' }),
      ).toBeVisible()
      await checkScreen(page, 'lead-notices')
    })
  })

test('every screen says that letters fail', async ({ atDesk: page, request, server }) => {
  const path = await leadPath(server, await sendEnquiry(request))
  const mend = await failLetter(server, path.split('/').at(-1) ?? '')
  // The server reads it again every few seconds.
  await expect(async () => {
    await page.goto('/console')
    await expect(page.getByRole('alert')).toContainText(
      'Letters to the desk haven’t arrived since',
      { timeout: 1000 },
    )
  }).toPass()
  await expect(page.getByRole('alert')).toContainText('One letter is being retried.')
  await checkScreen(page, 'letters-fail')
  await mend()
})

import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { openDatabase } from '#database/open.ts'
import { movedNow } from '../calling-hour.ts'
import type { Running } from '../server.ts'
import { expect, test } from './desk.ts'
import { checkAtWidths, checkScreen, leadPath, sendEnquiry } from './desk-leads.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(movedNow().getTime() - hours * hour)

/** Lets the promise of a lead run out in half an hour, with all notices out but the last. */
async function runOut(server: Running, lead: string) {
  const { db, close } = openDatabase({ directory: server.directory })
  // All at once, or the server would send the notices itself.
  await db.transaction().execute(async (tx) => {
    await tx
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
      const dedupeKey = `${event} ${id}`
      await insertDeliveries(tx, [{ id, lead, event, channel, dedupeKey, now: at }])
      const delivered_at = at.toISOString()
      await tx
        .updateTable('deliveries')
        .set({ delivered_at, retry_at: null, attempts: 1 })
        .where('id', '=', id)
        .execute()
    }
  })
  await close()
}

test('the lead’s page says which notices went out and by when we call at last', {
  tag: '@widths',
}, async ({ atDesk: page, request, server }) => {
  const path = await leadPath(server, await sendEnquiry(request))
  await runOut(server, path.split('/').at(-1) ?? '')
  await page.goto(path)
  const promise = page.getByRole('region', { name: 'The promised call' })
  await expect(promise.getByText('Warned that it runs out: the owner, or the desk')).toBeVisible()
  await expect(promise.getByText(/We wrote to them that we’ll call by /)).toBeVisible()
  await expect(
    page.getByRole('rowheader', { name: 'Email to the visitor, a new time' }),
  ).toBeVisible()
  await checkAtWidths(page, 'lead-notices', [320, 390, 820, 1440, 1920])
})

test('every screen says that letters fail', { tag: '@core' }, async ({ atDesk: page }) => {
  const failingLetters = { since: ago(1).toISOString(), waiting: 1, gaveUp: 0 }
  await page.route('/api/warnings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), failingLetters } })
  })
  await page.goto('/console')
  await expect(page.getByRole('alert')).toContainText('Emails to the desk haven’t arrived since')
  await expect(page.getByRole('alert')).toContainText('One email is being retried.')
  await checkScreen(page, 'letters-fail')
})

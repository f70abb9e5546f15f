import type { APIRequestContext, Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '#database/open.ts'
import { callTimes } from '#domain/promise/call-times.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { formatDayOf, formatHours } from '#domain/promise/format-time.ts'
import { au } from '#edition/brand/au.ts'
import type { Act } from '#site/my-enquiry/my-enquiry.ts'
import { movedNow } from '../calling-hour.ts'
import type { Running } from '../server.ts'
import { expect, sizeOf, test } from './desk.ts'
import { blockPhoneLinks, checkAtWidths, checkScreen, resize, sendEnquiry } from './desk-leads.ts'
import { leadsOf } from './visit.ts'

/** A new lead, and what its visitor does on their own page. */
async function sendVisitor(request: APIRequestContext, server: Running) {
  const person = await sendEnquiry(request, { answers: { 'monthly-bill': '300-400' } })
  const [lead] = await leadsOf(server, person)
  if (!lead) throw new Error('This person has no lead')
  const act = async (name: Act, fields: Record<string, string> = {}) => {
    const form = { token: person.token, act: name, ...fields }
    const response = await request.post('/my-enquiry', { form })
    expect(response.url()).toContain(`done=${name}`)
  }
  return { person, id: lead.id, path: `/console/leads/${lead.id}`, act }
}

/** The next time that can be chosen for the call, and how the desk says it. */
function nextCallTime() {
  const now = movedNow()
  const [time] = callTimes(now, callingCalendar(au.calling, { postcode: '', nation: null }))
  if (!time) throw new Error('There is always a time to choose')
  const clock = { now: now.getTime(), timeZone: au.timeZone }
  const moments = { from: time.from.toISOString(), until: time.until.toISOString() }
  const day = formatDayOf(moments.from, clock).replace(/^To/, 'to')
  const hours = formatHours(moments, clock)
  const whole = `${day.startsWith('to') ? '' : 'on '}${day}, ${hours}`
  return { id: time.id, short: `${day}, ${hours}`, whole }
}

/** The hosted table gets the details of a lead. Returns by what the visitor stops it. */
async function discloseToTable(server: Running, lead: string): Promise<string> {
  const { db, close } = openDatabase({ directory: server.directory })
  const id = uuidv7()
  await db
    .insertInto('disclosures')
    .values({
      ...{ id, lead, receiver_kind: 'hosted-table', receiver: 'enquiries' },
      ...{ at: movedNow().toISOString(), consent_version: 'three months', stopped_at: null },
    })
    .execute()
  await close()
  return id
}

/** Finds a lead in the table of a laptop, and then among the lines of a phone, and checks both screens. */
async function findInList(page: Page, name: string, tags: string[], screen: string) {
  for (const [width, role] of [
    [1440, 'row'],
    [390, 'listitem'],
  ] as const) {
    await resize(page, sizeOf(width))
    const line = page.getByRole(role).filter({ hasText: name })
    for (const tag of tags) await expect(line.getByText(tag)).toBeVisible()
    await checkScreen(page, screen)
  }
  await resize(page, sizeOf(1440))
}

test('the desk shows at once when and how the visitor wants the call', { tag: '@widths' }, async ({
  atDesk: page,
  request,
  server,
}) => {
  const { path, person, act } = await sendVisitor(request, server)
  const { id, short, whole } = nextCallTime()
  await page.goto(path)
  await expect(page.getByText('Nobody has tried yet.')).toBeVisible()
  await act('choose-time', { time: id, 'contact-by': 'sms' })
  await expect(page.getByText(`Asked for a call ${whole}, text first.`)).toBeVisible()
  await expect(page.getByText('The visitor chose a time for the call')).toBeVisible()
  await checkAtWidths(page, 'lead-wish')
  // Searched for, since the queue folds what is later than its first leads.
  await page.goto(`/console?q=${encodeURIComponent(person.email)}`)
  await findInList(page, person.name, [`asked ${short}`, 'text first'], 'inbox-wish')
})

test('what the visitor corrects, writes, stops and says is on the lead', {
  tag: '@widths',
}, async ({ atDesk: page, request, server }) => {
  const { id, path, person, act } = await sendVisitor(request, server)
  const holder = await discloseToTable(server, id)
  await act('change-phone', { phone: '0412 000 112' })
  await act('change-answer', { question: 'monthly-bill', answer: '200-300' })
  await act('add-note', { note: 'The dog is kind.' })
  await act('stop-one', { holder })
  await act('called')
  await act('feedback', { clear: 'partly', words: 'A kind voice.' })
  await page.goto(path)
  const reach = page.getByRole('region', { name: 'How to reach them' })
  const phone = reach.getByRole('definition').filter({ hasText: '0412 000 112' })
  await expect(phone).toContainText(`before ${person.phone}, corrected by the visitor, `)
  const corrections = page.getByRole('list', { name: 'Corrections' })
  await expect(corrections).toContainText(
    'How much is your power bill each month? $200–$300, before $300–$400.',
  )
  const holders = page.getByRole('region', { name: 'Who has the details' })
  await expect(holders).toContainText(/Hosted table.*since .*stopped/s)
  const feedback = page.getByRole('region', { name: /^How the call went/ })
  await expect(feedback).toContainText('A kind voice.')
  await expect(feedback).toContainText(/Was it clear what happens next\?\s*Partly/)
  await expect(page.getByText('The visitor wrote')).toBeVisible()
  await expect(page.getByText('The dog is kind.')).toBeVisible()
  await checkAtWidths(page, 'lead-visitor')
})

test('nobody called is loud on an open lead at once, and over once somebody reaches them', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page, request, server }) => {
  const { path, person, act } = await sendVisitor(request, server)
  await page.goto(path)
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await expect(page.getByText('Ruth marked this lead contacted')).toBeVisible()
  await act('not-called')
  const notice = page.getByRole('alert').filter({ hasText: 'says nobody has called' })
  await expect(notice).toContainText('Ruth recorded a contact')
  await expect(page.getByText('The visitor says nobody has called')).toBeVisible()
  await checkAtWidths(page, 'lead-not-called')
  await page.goto('/console?state=contacted&order=newest')
  await findInList(page, person.name, ['says nobody called'], 'inbox-not-called')

  await page.goto('/console/insights')
  await expect(page.getByText(/visitors? says? nobody called\./)).toBeVisible()
  await checkAtWidths(page, 'insights-not-called')
  await page.goto(path)
  await expect(notice).toBeVisible()
  await act('called')
  await expect(notice).toBeHidden()
})

test('a visitor who says they were called stops the clock, and the desk says who called', async ({
  atDesk: page,
  request,
  server,
}) => {
  const { path, act } = await sendVisitor(request, server)
  await page.goto(path)
  await expect(page.getByText('Nobody has tried yet.')).toBeVisible()
  await act('called')
  await expect(page.getByText(/^Visitor says somebody has called/)).toBeVisible()
  await expect(page.getByText('The visitor says somebody has called')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark quoted' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put back' })).toBeHidden()
})

test('a text is asked after like a call, and its answer is the first contact', {
  tag: '@widths',
}, async ({ atDesk: page, request, server }) => {
  const { path } = await sendVisitor(request, server)
  await blockPhoneLinks(page)
  await page.goto(path)
  const text = page.getByRole('link', { name: 'Text' })
  await text.click()
  const question = page.getByRole('region', { name: /^Has Visitor answered your text/ })
  await expect(question).toBeVisible()
  await checkAtWidths(page, 'lead-texted')
  await question.getByRole('button', { name: 'No answer yet' }).click()
  await expect(page.getByText('Ruth texted, no answer')).toBeVisible()
  await text.click()
  await page.reload()
  await question.getByRole('button', { name: 'They answered' }).click()
  await expect(page.getByText('Ruth marked this lead contacted, by text')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Ruth put this lead back to new')).toBeVisible()
  await expect(page.getByText(/One try, nobody reached yet/)).toBeVisible()
})

import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { emailChannel } from '#channels/email.ts'
import { insertOperator } from '#database/account/operators.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { countOverdueComplaints } from '#database/desk/overdue-complaints.ts'
import { listLateLeads } from '#database/desk/running-promises.ts'
import { countComplaints } from '#database/insight/complaints.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import { deriveLead } from '#domain/lead/derive-lead.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { insertLead, later, lead, storeDeps, submission } from '../../../tests/leads.ts'
import { listenSmtp } from '../../../tests/smtp.ts'
import { noSubscriptions } from '../../../tests/subscriptions.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { answerComplaint } from './answer-complaint.ts'
import { changeLead } from './change-lead.ts'
import { undoLead } from './undo-lead.ts'

const day = 24 * 3600

test('a complaint has thirty days, and is nothing to call about', () => {
  const { row, deliveries } = deriveLead(
    { ...submission(), kind: 'complaint' },
    {
      now: later(0),
      ...{ id: 'id', reference: 'WW-1', country: au.country, calling: au.calling },
      receivers: [
        { id: 'a', channel: 'confirmation', endpoint: null },
        { id: 'b', channel: 'operator-letter', endpoint: null },
        { id: 'c', channel: 'hosted-table', endpoint: null },
        { id: 'd', channel: 'webhook', endpoint: 'hook' },
      ],
      firstCall: 'visitor-chooses',
      parsePhone: () => undefined,
      fingerprint: (text) => text,
      addressKey: (text) => text,
    },
  )
  // The end of 21 December in Melbourne, where it came on the evening of 21 November.
  expect(row).toMatchObject({
    ...{ state: 'complaint', promised_by: '2026-12-21T12:59:59.000Z', way: null },
    ...{ next_action: null, next_action_at: null, prices_by: null },
  })
  expect(deliveries.map(({ channel }) => channel)).toEqual(['confirmation', 'operator-letter'])
})

onEveryDatabase((open) => {
  const deps = (seconds = 0) => ({
    ...storeDeps(open()),
    now: () => later(seconds),
    afterWrite: () => {},
  })

  async function newOperator() {
    const id = uuidv7()
    const email = `${id}@desk.example`
    await insertOperator(open().db, { id, name: 'Priya Nair', email, role: 'agent' }, later(0))
    return { id, email, role: 'agent' as const }
  }

  async function newComplaint(changes: Parameters<typeof lead>[0] = {}) {
    const one = lead({
      ...{ form_slug: 'complaint', state: 'complaint', phone: '', phone_e164: '' },
      promised_by: later(30 * day).toISOString(),
      ...changes,
    })
    await insertLead(one, deps())
    return one
  }

  const body = 'We called you twice after you had asked us not to.\n\nIt won’t happen again.'
  const answer = (
    to: string,
    operator: Awaited<ReturnType<typeof newOperator>>,
    {
      seconds = day,
      ...changes
    }: { id?: string; version?: number; body?: string; seconds?: number } = {},
  ) =>
    answerComplaint(
      { id: uuidv7(), lead: to, version: 1, body, ...changes },
      operator,
      deps(seconds),
    )

  /** What arrives over SMTP of the letters to visitors that are due. */
  async function arrivals(seconds: number) {
    const smtp = await listenSmtp()
    const send = emailChannel({
      ...{ brand: au, siteUrl: 'https://www.wattlewise.example', dataDirectory: '/nowhere' },
      recipients: async () => [],
      now: () => later(seconds),
      pageLink: () => 'https://www.wattlewise.example/my-enquiry?token=abc',
      withdrawalLink: () => 'https://www.wattlewise.example/withdraw?token=abc',
      offerLink: () => '',
      ...noSubscriptions,
      smtpUrl: smtp.url,
    })
    const world = { ...deps(seconds), send, random: () => 0, claimSeconds: 120 }
    await deliverAll('visitor-letter', world)
    await smtp.close()
    return smtp.received
  }

  test('its outcome closes it, and goes out with the regulator’s name once it can’t be undone', async () => {
    const [priya, one] = [await newOperator(), await newComplaint()]
    expect(await answer(one.id, priya)).toEqual({ ok: true, state: 'answered', version: 2 })
    expect(await arrivals(day + 10)).toEqual([])
    const [mail, ...others] = await arrivals(day + 12)
    expect(others).toEqual([])
    expect(mail?.to).toEqual([one.email])
    const source = JSON.stringify(mail)
    for (const words of [
      'The outcome of your complaint',
      'We called you twice',
      au.regulator.website,
      one.reference_number,
      priya.email,
    ])
      expect(source).toContain(words)
    expect(await getLeadPage(open().db, one.id)).toMatchObject({
      ...{ state: 'answered', finishedAt: later(day).toISOString(), isComplaint: true },
      letters: [{ body }],
    })
  })

  test('the same outcome sent twice is one letter', async () => {
    const [priya, one, id] = [await newOperator(), await newComplaint(), uuidv7()]
    expect(await answer(one.id, priya, { id })).toMatchObject({ ok: true, version: 2 })
    expect(await answer(one.id, priya, { id })).toMatchObject({ ok: true, version: 2 })
    expect(await arrivals(day + 20)).toHaveLength(1)
  })

  test('undone within ten seconds it is open again, and nothing arrives', async () => {
    const [priya, one] = [await newOperator(), await newComplaint()]
    await answer(one.id, priya)
    const undone = await undoLead({ lead: one.id, version: 2 }, priya, {
      ...deps(day + 9),
    })
    expect(undone).toMatchObject({ ok: true, state: 'complaint' })
    expect(await arrivals(day + 600)).toEqual([])
    expect(await getLeadPage(open().db, one.id)).toMatchObject({ letters: [], finishedAt: null })
  })

  test('an outcome has words, and is sent once, for complaints only', async () => {
    const [priya, one] = [await newOperator(), await newComplaint()]
    expect(await answer(one.id, priya, { body: ' ' })).toMatchObject({
      ok: false,
      problems: [{ field: 'body' }],
    })
    await answer(one.id, priya)
    expect(await answer(one.id, priya, { version: 2 })).toMatchObject({
      message: 'Its outcome was told already.',
    })
    const sale = lead()
    await insertLead(sale, deps())
    expect(await answer(sale.id, priya)).toMatchObject({ message: 'It is no complaint.' })
    await arrivals(day + 600)
  })

  test('people who unsubscribed since then still get the outcome, but not those who took the complaint back', async () => {
    const priya = await newOperator()
    const stopped = await newComplaint()
    const hashes = suppressionHashes({ email: stopped.email, phone: '' }, deps().secret)
    await suppress(open().db, { hashes, scope: 'all', now: later(3600) })
    await answer(stopped.id, priya)
    expect((await arrivals(day + 12)).map(({ to }) => to)).toEqual([[stopped.email]])
    const takenBack = await newComplaint()
    await withdrawLead(takenBack.id, deps(3600))
    const page = await getLeadPage(open().db, takenBack.id)
    expect(await answer(takenBack.id, priya, { version: page?.version ?? 0 })).toMatchObject({
      ok: false,
      code: 'refused',
    })
  })

  test('a complaint can’t be marked contacted or lost, and one that was spam is restored as a complaint', async () => {
    const [priya, one] = [await newOperator(), await newComplaint()]
    const step = (action: 'contact' | 'lose' | 'mark-spam' | 'reopen', version: number) =>
      changeLead({ lead: one.id, version, action }, priya, deps(day))
    for (const action of ['contact', 'lose'] as const)
      expect(await step(action, 1)).toMatchObject({ ok: false, code: 'refused' })
    expect(await step('mark-spam', 1)).toMatchObject({ ok: true, state: 'spam' })
    expect(await step('reopen', 2)).toMatchObject({ ok: true, state: 'complaint' })
  })

  test('overdue from the thirty-first day, it is in the morning’s letter to owners until it is answered', async () => {
    const [priya, one] = [await newOperator(), await newComplaint()]
    const late = async (seconds: number) => {
      const { first } = await listLateLeads(open().db, later(seconds), 1000)
      return first.some(({ id }) => id === one.id)
    }
    const before = await countOverdueComplaints(open().db, later(30 * day - 1))
    expect(await late(30 * day - 1)).toBe(false)
    expect(await late(30 * day + 1)).toBe(true)
    expect(await countOverdueComplaints(open().db, later(30 * day + 1))).toBeGreaterThan(before)
    await answer(one.id, priya, { seconds: 31 * day })
    expect(await late(32 * day)).toBe(false)
    await arrivals(32 * day)
  })

  test('the insights count what came, what was answered and in time, and what is overdue', async () => {
    const priya = await newOperator()
    const period = { since: '2027-02-01', until: '2027-02-01' }
    const created_at = '2027-02-01T09:00:00.000Z'
    const at = () => ({
      created_at,
      id: uuidv7({ msecs: Date.parse(created_at) }),
      promised_by: '2027-03-03T23:59:59.000Z',
    })
    const seconds = (moment: string) => (Date.parse(moment) - later(0).getTime()) / 1000
    const [inTime, tooLate] = [await newComplaint(at()), await newComplaint(at())]
    await newComplaint(at())
    await answer(inTime.id, priya, { seconds: seconds('2027-02-10T09:00:00Z') })
    await answer(tooLate.id, priya, { seconds: seconds('2027-03-10T09:00:00Z') })
    const now = new Date('2027-03-11T09:00:00Z')
    expect(
      await countComplaints(open().reports, { period, timeZone: 'Europe/London', now }),
    ).toEqual({
      came: 3,
      answered: 2,
      inTime: 1,
      open: 1,
      overdue: 1,
    })
    await arrivals(seconds('2027-03-11T09:00:00Z'))
  })
})

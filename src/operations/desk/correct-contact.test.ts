import { expect, test } from 'vitest'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { addEndpoint, later, leadReceivers, storeDeps, submission } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import { storeLead } from '../enquiry/store-leads.ts'
import { changeLead } from './change-lead.ts'
import { correctContactDetails } from './correct-contact.ts'
import { undoLead } from './undo-lead.ts'

const priya = { id: 'priya', role: 'agent' } as const
const ruth = { id: 'ruth', role: 'owner' } as const
let people = 0

onEveryDatabase((open) => {
  const deps = (seconds: number) => ({
    database: open(),
    calling: au.calling,
    now: () => later(seconds),
    secret: 'a secret that is long enough for a test',
    country: au.country,
    parsePhone: phoneParser(au.country),
  })

  /** A lead that a webhook has. */
  async function newLead() {
    people += 1
    const endpoint = await addEndpoint(open(), `https://crm${people}.example/hooks`)
    const details = {
      name: `Alex Number${people}`,
      email: `alex${people}@example.com`,
      phone: `0491 570 ${100 + people}`,
    }
    const sent = {
      ...submission(),
      answers: {
        'contact-name': details.name,
        'contact-email': details.email,
        'contact-phone': details.phone,
      },
    }
    const stored = await storeLead(
      sent,
      undefined,
      storeDeps(open(), { receivers: leadReceivers([endpoint], ['webhook']) }),
    )
    if (!stored.ok) throw new Error('nothing limits this lead')
    await deliver(stored.lead, 1)
    return { id: stored.lead, details }
  }

  async function deliver(lead: string, seconds: number) {
    const sent: string[] = []
    await deliverAll('webhook', {
      ...deps(seconds),
      calling: au.calling,
      random: () => 0.5,
      claimSeconds: 120,
      send: async (delivery, content) => {
        if (delivery.lead === lead) sent.push(`${delivery.event} ${JSON.stringify(content)}`)
        return { delivered: true, answer: '200' }
      },
    })
    return sent
  }

  const correct = (
    { id, details }: Awaited<ReturnType<typeof newLead>>,
    changes: Partial<typeof details>,
    { seconds = 60, version = 1 } = {},
  ) =>
    correctContactDetails(
      { lead: id, version, details: { ...details, ...changes } },
      priya,
      deps(seconds),
    )

  test('a corrected number is called from now on, and what stood there before stays', async () => {
    const lead = await newLead()
    const result = await correct(lead, { phone: '0491 570 156' })
    expect(result).toEqual({ ok: true, state: 'new', version: 2 })
    const page = await getLeadPage(open().db, lead.id)
    expect(page?.phone).toMatchObject({ typed: '0491 570 156', e164: '+61491570156' })
    expect(page?.corrections).toMatchObject([
      { by: 'operator', who: 'priya', before: lead.details.phone, after: '0491 570 156' },
    ])
    expect(page?.history[0]).toMatchObject({ kind: 'lead.corrected', operator: 'priya' })
  })

  test('those who have the lead are notified, and only once it can’t be undone', async () => {
    const lead = await newLead()
    await correct(lead, { email: 'other@example.com' })
    expect(await deliver(lead.id, 65)).toEqual([])
    const sent = await deliver(lead.id, 73)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/^lead.changed .*other@example.com/)
  })

  test('undone, everything is as it was and no one was notified', async () => {
    const lead = await newLead()
    const before = await getLeadRow(open().db, lead.id)
    const owedBefore = await listDeliveries(open().db, lead.id)
    await correct(lead, { name: 'Somebody Else', email: 'else@example.com', phone: '0491 570 157' })
    const undone = await undoLead({ lead: lead.id, version: 2 }, priya, deps(65))
    expect(undone).toMatchObject({ ok: true, version: 3 })
    expect(await getLeadRow(open().db, lead.id)).toEqual({ ...before, version: 3 })
    expect((await getLeadPage(open().db, lead.id))?.corrections).toEqual([])
    expect(await listDeliveries(open().db, lead.id)).toEqual(owedBefore)
    expect(await deliver(lead.id, 120)).toEqual([])
  })

  test('another operator’s correction is not undone, nor is one that was changed since', async () => {
    const lead = await newLead()
    await correct(lead, { phone: '0491 570 158' })
    const byOther = await undoLead({ lead: lead.id, version: 2 }, ruth, deps(62))
    expect(byOther).toMatchObject({ ok: false, code: 'changed' })
    await changeLead({ lead: lead.id, version: 2, action: 'contact' }, ruth, deps(63))
    const late = await undoLead({ lead: lead.id, version: 2 }, priya, deps(64))
    expect(late).toMatchObject({ ok: false, code: 'changed' })
  })

  test('a correction of what another operator changed is not made', async () => {
    const lead = await newLead()
    await changeLead({ lead: lead.id, version: 1, action: 'contact' }, ruth, deps(50))
    expect(await correct(lead, { phone: '0491 570 159' })).toMatchObject({
      ok: false,
      code: 'changed',
      by: { operator: 'ruth', kind: 'lead.contacted' },
    })
  })

  test('the same details change nothing, and wrong ones are named', async () => {
    const lead = await newLead()
    expect(await correct(lead, {})).toEqual({ ok: true, state: 'new', version: 1 })
    expect(await correct(lead, { email: 'nobody' })).toMatchObject({
      ok: false,
      code: 'invalid',
      problems: [{ field: 'email' }],
    })
  })

  test('the details of a visitor who withdrew stay as they are', async () => {
    const lead = await newLead()
    await changeLead({ lead: lead.id, version: 1, action: 'withdraw' }, ruth, deps(50))
    const corrected = await correct(lead, { phone: '0491 570 160' }, { version: 2 })
    expect(corrected).toMatchObject({ ok: false, code: 'refused' })
  })
})

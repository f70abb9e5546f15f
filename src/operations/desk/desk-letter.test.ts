import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { emailChannel } from '#channels/email.ts'
import { insertOperator } from '#database/account/operators.ts'
import { listEnquiryData } from '#database/copies/person-data.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { insertLead, later, lead, morning, storeDeps } from '../../../tests/leads.ts'
import { listenSmtp } from '../../../tests/smtp.ts'
import { noSubscriptions } from '../../../tests/subscriptions.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { draftDeskLetters } from './draft-desk-letters.ts'
import { removeLetterTemplate, saveLetterTemplate } from './letter-templates.ts'
import { sendDeskLetter } from './send-desk-letter.ts'
import { undoLead } from './undo-lead.ts'

onEveryDatabase((open) => {
  const deps = (seconds = 0) => ({
    ...storeDeps(open()),
    brand: au,
    forms: formsOf(au),
    now: () => later(seconds),
    by: 'owner',
    afterWrite: () => {},
  })

  async function newOperator() {
    const id = uuidv7()
    const email = `${id}@desk.example`
    await insertOperator(open().db, { id, name: 'Priya Nair', email, role: 'agent' }, later(0))
    return { id, email, role: 'agent' as const }
  }

  async function newLead(changes: Parameters<typeof lead>[0] = {}) {
    const one = lead({ first_name: 'Mai', ...changes })
    await insertLead(one, deps())
    return one
  }

  const letter = { subject: 'About your roof', body: 'Hi Mai,\n\nIs it tiles?\n\n- yes\n- no' }
  const write = (
    to: string,
    operator: Awaited<ReturnType<typeof newOperator>>,
    changes: Partial<typeof letter & { id: string; version: number }> = {},
    seconds = 0,
  ) =>
    sendDeskLetter(
      { id: uuidv7(), lead: to, version: 1, ...letter, ...changes },
      operator,
      deps(seconds),
    )

  /** Delivers what is due to visitors over SMTP, and returns what arrived there. */
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

  test('a letter goes out after the ten seconds of undo, as it was written, with answers to its writer', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    expect(await write(one.id, priya)).toEqual({ ok: true, state: 'new', version: 2 })
    expect(await arrivals(10)).toEqual([])
    const [mail, ...others] = await arrivals(12)
    expect(others).toEqual([])
    expect(mail?.to).toEqual([one.email])
    const source = JSON.stringify(mail)
    expect(source).toContain(priya.email)
    expect(source).toContain('About your roof')
    expect(source).toContain('Is it tiles?')
    expect(source).toContain('https://www.wattlewise.example/withdraw?token=abc')
    expect(await arrivals(300)).toEqual([])
  })

  test('with prices first, the lead then waits for an answer, until the letter is undone', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    const { db } = open()
    const first = { way: 'prices', prices_by: morning, promised_by: morning } as const
    await db.updateTable('enquiries').set(first).where('id', '=', one.id).execute()
    const next = async () => {
      const row = await getLeadRow(db, one.id)
      return [row?.next_action, row?.next_action_at]
    }
    await updateNextAction(db, one.id, deps().calling)
    const [action, at] = await next()
    await write(one.id, priya)
    const [still, later] = await next()
    expect([action, still]).toEqual(['price-follow-up', 'price-follow-up'])
    expect(later && at && later > at).toBe(true)
    await undoLead({ lead: one.id, version: 2 }, priya, deps(9))
    expect(await next()).toEqual([action, at])
  })

  test('the same letter sent twice is one', async () => {
    const [priya, one, id] = [await newOperator(), await newLead(), uuidv7()]
    expect(await write(one.id, priya, { id })).toMatchObject({ ok: true, version: 2 })
    expect(await write(one.id, priya, { id })).toMatchObject({ ok: true, version: 2 })
    expect(await arrivals(20)).toHaveLength(1)
  })

  test('undone within ten seconds, nothing arrives and nothing is left of it', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    await write(one.id, priya)
    expect(await undoLead({ lead: one.id, version: 2 }, priya, deps(9))).toMatchObject({ ok: true })
    expect(await arrivals(600)).toEqual([])
    expect(await getLeadPage(open().db, one.id)).toMatchObject({ letters: [], version: 3 })
  })

  test('once it went out it cannot be undone', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    await write(one.id, priya)
    expect(await arrivals(12)).toHaveLength(1)
    const undone = await undoLead({ lead: one.id, version: 2 }, priya, deps(13))
    expect(undone).toMatchObject({ ok: false, code: 'refused' })
    expect((await getLeadPage(open().db, one.id))?.letters).toMatchObject([letter])
  })

  test('visitors who withdrew, asked us to stop, or whose consent is over get no letter', async () => {
    const priya = await newOperator()
    const stopped = await newLead()
    const hashes = suppressionHashes(
      { email: stopped.email, phone: stopped.phone_e164 },
      deps().secret,
    )
    await suppress(open().db, { hashes, scope: 'all', now: later(1) })
    const withdrawn = await newLead()
    await withdrawLead(withdrawn.id, { ...deps(1) })
    const over = await newLead({ consent_until: morning })
    const byKey = await newLead({ came_by: 'key' })
    const without = await newLead({ email: 'no address', email_key: 'no address' })
    for (const one of [stopped, withdrawn, over, byKey, without]) {
      const version = (await getLeadPage(open().db, one.id))?.version ?? 1
      expect(await write(one.id, priya, { version }, 2)).toMatchObject({
        ok: false,
        code: 'refused',
      })
    }
    expect(await arrivals(60)).toEqual([])
  })

  test('a visitor who withdraws after it was written doesn’t get it', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    await write(one.id, priya)
    await withdrawLead(one.id, { ...deps(5) })
    expect(await arrivals(60)).toEqual([])
  })

  test('a line break in the subject adds no header', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    await write(one.id, priya, { subject: 'Hello\r\nBcc: everybody@example.com\r\n\r\nX' })
    const [mail] = await arrivals(12)
    expect(mail?.to).toEqual([one.email])
    expect(JSON.stringify(mail)).not.toMatch(/\\n *bcc:/i)
  })

  test('an address gets five letters a day from the desk at most', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    for (let version = 1; version <= 5; version++)
      expect(await write(one.id, priya, { version })).toMatchObject({ ok: true })
    expect(await write(one.id, priya, { version: 6 })).toMatchObject({ code: 'refused' })
    expect(await arrivals(12)).toHaveLength(5)
  })

  test('an earlier change by another operator is shown, and nothing is sent', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    expect(await write(one.id, priya, { version: 7 })).toMatchObject({ code: 'changed' })
    expect(await arrivals(60)).toEqual([])
  })

  test('it stays with the lead and in the person’s data, until they are erased', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    await write(one.id, priya)
    const page = await getLeadPage(open().db, one.id)
    expect(page?.letters).toMatchObject([{ ...letter, operator: priya.id }])
    expect(page?.history.map(({ kind }) => kind)).toContain('lead.written')
    expect(JSON.stringify(await listEnquiryData(open().db, [one.id]))).toContain('Is it tiles?')
    const erasing = {
      ...deps(5),
      erasures: { append: async () => {}, read: async () => new Map() },
      deleteLetters: async () => {},
    }
    await erasePerson({ lead: one.id, reference: one.reference_number }, priya, erasing)
    const { count } = await open()
      .db.selectFrom('desk_letters')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('lead', '=', one.id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
    expect(await arrivals(60)).toEqual([])
  })

  test('three templates are there to begin with, filled in for the lead and the writer', async () => {
    const [priya, one] = [await newOperator(), await newLead()]
    const written = await draftDeskLetters(one.id, priya, deps())
    expect(written).toMatchObject({ reason: null, replyTo: priya.email })
    expect(written?.drafts.map(({ name }) => name).slice(0, 3)).toEqual([
      ...['We tried to call', 'What we need for your quote', 'Your installer'],
    ])
    const [first] = written?.drafts ?? []
    expect(first?.subject).toBe('We tried to call you, Mai')
    expect(first?.body).toContain(one.reference_number)
    expect(JSON.stringify(written?.drafts)).not.toMatch(/[{][a-z ]+[}]/)
  })

  test('an owner adds, changes and removes templates; two at once don’t overwrite each other', async () => {
    const template = { name: 'Roof', subject: 'Hi {first name}', body: '{promise}' }
    const saved = await saveLetterTemplate(template, deps())
    if (!saved.ok) throw new Error(saved.message)
    const existing = { id: saved.id, version: 1 }
    const change = { ...template, body: 'Hello {operator}', existing }
    expect(await saveLetterTemplate(change, deps())).toMatchObject({ ok: true })
    expect(await saveLetterTemplate(change, deps())).toMatchObject({ code: 'changed' })
    expect(await saveLetterTemplate({ ...template, body: '{frist name}' }, deps())).toMatchObject({
      code: 'invalid',
      problems: [{ field: 'body', message: expect.stringContaining('{frist name}') }],
    })
    expect(await removeLetterTemplate(saved.id, deps())).toEqual({ ok: true })
    expect(await removeLetterTemplate(saved.id, deps())).toMatchObject({ code: 'unknown' })
  })
})

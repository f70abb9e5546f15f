import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { insertAbsence } from '#database/desk/absences.ts'
import { insertLetterTemplate } from '#database/desk/letter-templates.ts'
import { insertView } from '#database/desk/saved-views.ts'
import { insertEntry } from '#database/offer/ledger.ts'
import type { Database } from '#database/open.ts'
import { createClientKey } from '#operations/account/client-keys.ts'
import { markAccepted } from '../accepted.ts'
import { createAuthenticator } from '../authenticator.ts'
import { insertLead, lead, leadReceivers } from '../leads.ts'
import { storeOperator } from '../operators.ts'
import { storeInstaller, storeOffer } from '../stored-installers.ts'
import { totp } from '../totp.ts'
import { openBrowser, openColleague, openNewcomer, password } from './desk-browser.ts'
import type { FuzzedServer } from './fuzzed-server.ts'
import { installerDraft, installerFile, newAbn } from './installer-draft.ts'
import type { Who } from './sessions.ts'

/** What a route needs in order to say yes, beyond what all take: who asks, the parameters of its path, and fields. */
export type Way = { who?: Who; parameters?: readonly string[]; fields?: Record<string, unknown> }

type Ways = Record<string, Way>
type Opened = { ways: Ways; cookies: Record<'colleague' | 'newcomer' | 'halfway', string> }

/** Opens a way into each route that needs a thing in a certain state. What is opened here, no other route knows. */
export async function openWays(server: FuzzedServer): Promise<Opened> {
  const { database } = server
  const account = await waysIntoAccounts(server)
  return {
    cookies: account.cookies,
    ways: {
      ...account.ways,
      ...(await waysToPeople(database, account.colleague)),
      ...(await waysToLeads(server, account.colleague)),
      ...(await waysToInstallers(database, account.colleague)),
      ...(await waysToLists(database, account.colleague)),
    },
  }
}

async function waysIntoAccounts(server: FuzzedServer) {
  const { url } = server
  const colleague = await openColleague(server, 'Con Vlahos')
  const { browser, email, key } = colleague
  const [first, second, third] = colleague.recoveryCodes
  await browser.post('/account/second-factor/again', { code: first })
  const newcomer = await openNewcomer(server, 'Mei Tran')
  const halfway = openBrowser(url)
  await halfway.post('/sign-in', { email, password })

  const authenticator = createAuthenticator(url)
  const added = await browser.post('/account/passkeys/options')
  const made = authenticator.make(added.challenge)
  await browser.post('/account/passkeys', { ...made, name: 'A phone' })
  const other = await browser.post('/account/passkeys/options')
  const again = await browser.post('/account/second-factor/again/options')
  const asked = await halfway.post('/sign-in/passkey/options')
  const passkey = { who: 'colleague', parameters: [authenticator.id] } as const
  const ways: Ways = {
    'POST /api/sign-in': { who: 'nobody', fields: { email, password } },
    'POST /api/sign-in/code': { who: 'halfway', fields: { code: totp(key) } },
    'POST /api/sign-in/recovery-code': { who: 'halfway', fields: { code: second } },
    'POST /api/sign-in/passkey/options': { who: 'halfway' },
    'POST /api/sign-in/passkey': { who: 'halfway', fields: authenticator.use(asked.challenge) },
    'POST /api/second-factor': { who: 'newcomer', fields: { password } },
    'POST /api/second-factor/verify': { who: 'newcomer', fields: { code: totp(newcomer.key) } },
    'POST /api/account/password': {
      who: 'colleague',
      fields: { current: password, password: `${password} again` },
    },
    'POST /api/account/recovery-codes': { who: 'colleague', fields: { password } },
    'POST /api/account/second-factor/again': { who: 'colleague', fields: { code: third } },
    'POST /api/account/second-factor/again/passkey': {
      who: 'colleague',
      fields: authenticator.use(again.challenge),
    },
    'POST /api/account/second-factor/renew': { who: 'colleague', fields: { password } },
    'POST /api/account/passkeys': {
      who: 'colleague',
      fields: { ...createAuthenticator(url).make(other.challenge), name: 'A laptop' },
    },
    'PUT /api/account/passkeys/:id': { ...passkey, fields: { name: 'A watch' } },
    'DELETE /api/account/passkeys/:id': passkey,
    'POST /api/account/notifications': { fields: { letter: 'given', on: true } },
  }
  const cookies = {
    colleague: browser.cookie(),
    newcomer: newcomer.browser.cookie(),
    halfway: halfway.cookie(),
  }
  return { ways, cookies, colleague: colleague.id }
}

async function waysToPeople(database: Database, colleague: string): Promise<Ways> {
  const closing = await storeOperator(database)
  const leaving = await storeOperator(database)
  const absent = await storeOperator(database)
  const token = crypto.randomUUID()
  const now = new Date()
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000).toISOString()
  await database.db
    .insertInto('operator_verifications')
    .values({
      id: uuidv7(),
      identifier: createHash('sha256').update(`reset-password:${token}`).digest('base64url'),
      value: absent,
      ...{ expires_at: tomorrow, created_at: now.toISOString(), updated_at: now.toISOString() },
    })
    .execute()
  const absences = [uuidv7(), uuidv7()]
  for (const [index, id] of absences.entries())
    await insertAbsence(database.db, {
      ...{ id, operator: absent, from: now.toISOString() },
      until: index === 0 ? tomorrow : null,
      ...{ createdAt: now.toISOString(), createdBy: colleague, begunAt: now.toISOString() },
      ...{ givesBack: false, givenBack: { leads: [], claims: [] } },
    })
  const [ending, undone] = absences
  return {
    'POST /api/reset': { who: 'nobody', fields: { token, password: `${password} again` } },
    'POST /api/people': {
      who: 'owner',
      fields: { name: 'Somebody', email: `${token}@wattlewise.example`, role: 'agent' },
    },
    'POST /api/people/:id/close': {
      who: 'owner',
      parameters: [closing],
      fields: { leadsTo: null },
    },
    'POST /api/absences': {
      who: 'owner',
      fields: { operator: leaving, from: undefined, until: undefined, givesBack: false },
    },
    'POST /api/absences/:id/end': { who: 'owner', parameters: [ending ?? ''] },
    'POST /api/absences/:id/undo': { who: 'colleague', parameters: [undone ?? ''] },
  }
}

async function waysToLeads({ database, secret }: FuzzedServer, colleague: string): Promise<Ways> {
  const { db } = database
  const store = async (changes: Parameters<typeof lead>[0] = {}) => {
    const row = lead({ created_at: new Date().toISOString(), ...changes })
    await insertLead(row, {
      ...{ database, secret },
      receivers: leadReceivers([], ['operator-letter', 'confirmation']),
    })
    return row
  }
  const [stepped, called, written, offered, resent] = [
    await store(),
    await store(),
    await store(),
    await store({ postcode: '3058' }),
    await store(),
  ]
  const delivery = await db
    .updateTable('deliveries')
    .set({ gave_up_at: new Date().toISOString(), retry_at: null })
    .where('lead', '=', resent.id)
    .where('channel', '=', 'confirmation')
    .returning('id')
    .executeTakeFirstOrThrow()
  const claimed = await store()
  await db
    .updateTable('enquiries')
    .set({
      claimed_by: colleague,
      claimed_until: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    })
    .where('id', '=', claimed.id)
    .execute()
  const erased = await store()
  const twins = async () => {
    const one = await store()
    const other = await store({ email: one.email, email_key: one.email_key })
    return { parameters: [one.id], fields: { version: 1, other: other.id } }
  }
  const held = await store()
  const installer = await storeInstaller(database)
  await markAccepted(db, await storeOffer(database, { lead: held.id, installer }), new Date())
  const disclosure = await db
    .selectFrom('disclosures')
    .select('id')
    .where('lead', '=', held.id)
    .executeTakeFirstOrThrow()
  return {
    'POST /api/leads/:id/steps': {
      parameters: [stepped.id],
      fields: { version: 1, action: 'contact', channel: 'phone', because: undefined },
    },
    'POST /api/leads/:id/undo': { parameters: [stepped.id], fields: { version: 2 } },
    'POST /api/leads/:id/outcomes': {
      parameters: [called.id],
      fields: {
        ...{ version: 1, outcome: 'reached', channel: 'phone', claimNext: false },
        ...{ callBackAt: undefined, because: undefined, correctPhone: undefined },
        ...{ sendEmail: undefined, note: undefined },
      },
    },
    'POST /api/leads/:id/letters': { parameters: [written.id], fields: { version: 1 } },
    'POST /api/leads/:id/merge': await twins(),
    'POST /api/leads/:id/separate': await twins(),
    'POST /api/leads/:id/deliveries/:delivery/again': { parameters: [resent.id, delivery.id] },
    'POST /api/leads/:id/holders/:holder/stop': { parameters: [held.id, disclosure.id] },
    'POST /api/leads/:id/erase': {
      who: 'owner',
      parameters: [erased.id],
      fields: { reference: erased.reference_number },
    },
    'POST /api/queue/renew': { who: 'colleague', fields: { lead: claimed.id } },
    'POST /api/offers': { fields: { lead: offered.id, installer: undefined } },
  }
}

async function waysToInstallers(database: Database, colleague: string): Promise<Ways> {
  const { db } = database
  const changed = await storeInstaller(database)
  const paid = await storeInstaller(database)
  const begunAt = new Date().toISOString()
  const begun = await storeInstaller(database, { start: { begunAt } })
  const ready = await storeInstaller(database, {
    start: {
      ...{ begunAt, numberCheckedAt: begunAt, phoneAnsweredAt: begunAt, rehearsedAt: begunAt },
    },
  })
  const payment = uuidv7()
  await insertEntry(db, {
    ...{ id: payment, installer: paid, offer: null, kind: 'payment', reverses: null },
    ...{ at: new Date().toISOString(), entered_by: colleague, amount_cents: -6600, gst_cents: 0 },
  })
  const back = await lead({ created_at: new Date().toISOString() })
  await insertLead(back, { database, secret: '', receivers: leadReceivers([], []) })
  const returned = await storeOffer(database, { lead: back.id, installer: paid })
  await markAccepted(db, returned, new Date())
  await db
    .updateTable('offers')
    .set({ returned_at: new Date().toISOString(), returned_because: 'never-reached' })
    .where('id', '=', returned)
    .execute()
  const file = installerFile({ ...installerDraft, abn: newAbn() })
  return {
    'POST /api/installers': {
      who: 'owner',
      fields: { draft: { ...installerDraft, abn: newAbn() } },
    },
    'PUT /api/installers/:id': {
      who: 'owner',
      parameters: [changed],
      fields: { part: 'many', seen: {}, draft: installerDraft },
    },
    'POST /api/installers/:id/try': {
      who: 'owner',
      parameters: [changed],
      fields: { part: 'many', draft: installerDraft },
    },
    'POST /api/installers/:id/checks': {
      who: 'owner',
      parameters: [begun],
      fields: { check: 'phone' },
    },
    'POST /api/installers/:id/rehearsal': { who: 'owner', parameters: [begun] },
    'POST /api/installers/:id/start': { who: 'owner', parameters: [ready] },
    'POST /api/installers/import': { who: 'owner', fields: { file } },
    'POST /api/installers/import/preview': { who: 'owner', fields: { file } },
    'POST /api/ledger/:installer/payments': { who: 'owner', parameters: [paid] },
    'POST /api/ledger/:installer/payments/:payment/take-back': {
      who: 'owner',
      parameters: [paid, payment],
    },
    'POST /api/returns/:offer': {
      parameters: [returned],
      fields: { decision: 'rejected', because: 'They answered the day after.' },
    },
  }
}

/** What is saved under a name and may be changed or deleted. */
async function waysToLists(database: Database, colleague: string): Promise<Ways> {
  const { db } = database
  const now = new Date()
  const [changed, deleted, template] = [uuidv7(), uuidv7(), uuidv7()]
  const view = { shared: false, query: 'state=open', operator: colleague }
  for (const id of [changed, deleted])
    await insertView(db, { ...view, id, name: id, created_at: now.toISOString() })
  const letter = { subject: 'Your quote', body: 'Dear {first name}' }
  await insertLetterTemplate(db, { ...letter, id: template, name: template, now })
  const by = { database, by: colleague, now: () => new Date() }
  const key = await createClientKey('A label', by)
  return {
    'PUT /api/views/:id': {
      who: 'colleague',
      parameters: [changed],
      fields: { query: 'state=won' },
    },
    'DELETE /api/views/:id': { who: 'colleague', parameters: [deleted] },
    'POST /api/letter-templates': {
      who: 'owner',
      fields: { existing: undefined, name: changed, ...letter },
    },
    'DELETE /api/letter-templates/:id': { who: 'owner', parameters: [template] },
    'POST /api/keys/:id/revoke': { who: 'owner', parameters: [key.id] },
    'PUT /api/recipients': { who: 'owner', fields: { recipients: ['desk@wattlewise.example'] } },
    'POST /api/endpoints': {
      who: 'owner',
      fields: { label: 'A label', url: `http://127.0.0.1:9/${changed}` },
    },
  }
}

import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { type DeskLetters, deskLetters } from '#channels/desk-letters.ts'
import { heartbeat } from '#channels/heartbeat.ts'
import { deleteLetters, listLetters } from '#channels/letters/folder.ts'
import type { MailSettings } from '#channels/mailer.ts'
import { openMetaGraph } from '#channels/meta-lead.ts'
import { problemWithAddress } from '#channels/public-address.ts'
import { openSender, type Sender } from '#channels/send.ts'
import { type CodeText, codeTexts } from '#channels/texts/code-text.ts'
import type { TextProvider } from '#channels/texts/post-text.ts'
import { webhookEvents, webhookTester } from '#channels/webhooks/events.ts'
import { type Brand, chargesTax } from '#content/brand.ts'
import { listOpenClientKeys } from '#database/account/client-keys.ts'
import { hasOperator } from '#database/account/operators.ts'
import { tokensHashedFrom } from '#database/account/session-tokens.ts'
import { openSetAside, type SetAsideCopies } from '#database/copies/set-aside.ts'
import { prepareDataDirectory } from '#database/data-directory.ts'
import { getOpenEndpoint, listOpenEndpoints, seedEndpoint } from '#database/delivery/endpoints.ts'
import { listAudience } from '#database/delivery/recipients.ts'
import { listReaders } from '#database/delivery/regular-letters.ts'
import { reasonOf } from '#database/errors.ts'
import { getInstallerWebhook } from '#database/installer/installer-acts.ts'
import { getTextReceiver, personId } from '#database/installer/text-receivers.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { databaseOf } from '#database/place.ts'
import { type ErasureLog, openErasureLog } from '#database/privacy/erasure-log.ts'
import type { RegisterFiles } from '#database/privacy/register-list.ts'
import { getOrCreateSetting } from '#database/settings.ts'
import { waitForDatabase } from '#database/wait-for-database.ts'
import { dayOf } from '#domain/calendar.ts'
import type { Send } from '#domain/delivery/delivery.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import type { Retention } from '#domain/privacy/retention.ts'
import { brands } from '#edition/brand/brands.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { routes } from '#edition/routes.ts'
import { problemWithNewPassword } from '#operations/account/common-passwords.ts'
import { createFirstOperator } from '#operations/account/create-first-operator.ts'
import { type Passwords, scryptPasswords } from '#operations/account/passwords.ts'
import { cached } from '#operations/cached.ts'
import { loadSecrets, type Secrets } from '#operations/delivery/load-secrets.ts'
import type { TryReceiver } from '#operations/delivery/test-endpoint.ts'
import type { ReachedStep } from '#operations/enquiry/count-steps.ts'
import type { FetchMetaLead } from '#operations/enquiry/fetch-ad-leads.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { mobileParser, phoneParser } from '#operations/enquiry/parse-phone.ts'
import type { StoreLeadsDeps } from '#operations/enquiry/store-leads.ts'
import { getSigningKey } from '#operations/privacy/receipt-keys.ts'
import { registersIn } from '#operations/privacy/registers.ts'
import { replayErasures } from '#operations/privacy/replay-erasures.ts'
import { whileUnreachable, withRetry } from '#operations/with-retry.ts'
import type { World } from '#operations/world.ts'
import type { Environment } from './environment.ts'
import type { WebhookEvent } from './server/http/contract.ts'
import { currentRequestId } from './server/http/request-id.ts'

/** Everything that requests and deliveries need: the database, the secrets, the channels. */
export type Services = ValidationDeps &
  StoreLeadsDeps &
  Secrets &
  World & {
    brand: Brand
    registers: RegisterFiles
    forms: ReadonlyMap<string, EnquiryForm>
    /** How many proxies in front of us tell a visitor's address truthfully. */
    trustProxy: number | 'true' | undefined
    /** The sites that may show our forms in a frame. */
    embedSites: readonly string[]
    /** Whether people’s assistants may ask us, by the Model Context Protocol. */
    mcp: boolean
    adLeads: AdLeadServices
    send: Send
    /** To operators, about their own account. */
    letters: DeskLetters
    /** Texts a code that somebody signs in with; absent where nobody is texted. */
    textCode?: CodeText | undefined
    /** Whether letters are written to files, since no mail server is set. */
    lettersAreFiles: boolean
    passwords: Passwords
    claimSeconds: number
    /** The public keys made at the desk: all but the first one. */
    clientKeys: () => Promise<readonly string[]>
    publicClientKeyFrom: 'environment' | 'first start'
    /** From when on operators' sessions are stored as hashes. */
    sessionsHashedFrom: Date
    /** Who gets letters about leads until Settings says who; without any, the owners. */
    usualRecipients: string[]
    problemWithAddress: (url: string) => Promise<string | undefined>
    /** Sends an example of an event. */
    tryReceiver: TryReceiver
    /** What is posted to others' systems, for the API's document. */
    webhookEvents: readonly WebhookEvent[]
    erasures: ErasureLog
    setAside: SetAsideCopies
    deleteLetters: (deliveries: readonly string[]) => Promise<void>
    /** Emits 'due' after something was written, 'reached' when a visitor reaches a step of a form. */
    leads: EventEmitter<{ due: []; reached: [ReachedStep] }>
    afterWrite: () => void
    /** Loads what the first letter needs, which is not waited for at the start. */
    loadMailer: () => Promise<unknown>
    /** When leads are erased by themselves. */
    retention: Retention
    /** Signs the marks of synthetic enquiries; undefined where none are taken. */
    probeSecret?: string | undefined
    /** Tells our monitor that all is well. */
    beat?: (() => Promise<void>) | undefined
  }

/** Opens the database, migrates it, and connects everything to it. */
export async function openServices(
  environment: Environment,
  log: (event: string) => void,
  brand: Brand = brands[environment.SITE_BRAND],
): Promise<Services> {
  for (const path of prepareDataDirectory(environment.DATA_DIR))
    log(`others on this machine may open ${path}: it belongs to another user`)
  const database = await openMigrated(environment, log)
  await expectOwn(database, environment.SITE_BRAND)
  const now = () => new Date()
  const secrets = await loadSecrets(
    { secret: environment.APP_SECRET, publicClientKey: environment.PUBLIC_CLIENT_KEY },
    database,
  )
  const sessionsHashedFrom = await tokensHashedFrom(database.db, now())
  await seedFirstEndpoint(environment, database, now())
  await seedFirstOperator(environment, { database, now, passwords: scryptPasswords, brand })

  const letterFolder = join(environment.DATA_DIR, 'letters')
  const erasing = {
    erasures: openErasureLog(join(environment.DATA_DIR, 'erasures.ndjson')),
    deleteLetters: (deliveries: readonly string[]) => deleteLetters(letterFolder, deliveries),
  }
  const replayed = await replayErasures({
    ...erasing,
    database,
    secret: secrets.secret,
    calling: brand.calling,
    now,
    listLetters: () => listLetters(letterFolder),
  })
  if (replayed.erasedAgain > 0) log(`erased again after a restored backup: ${replayed.erasedAgain}`)

  const leads = new EventEmitter<{ due: []; reached: [ReachedStep] }>()
  // One listener for each planner and worker; more than these would be a leak.
  leads.setMaxListeners(20)
  // Cached, so that no lead waits for a query: an endpoint added or closed counts within five seconds.
  const endpoints = cached(() => listOpenEndpoints(database.db), 5_000)
  const usualRecipients = environment.OPERATOR_EMAIL ? [environment.OPERATOR_EMAIL] : []
  const { WEBHOOK_ALLOW_PRIVATE: allowPrivateAddresses, HEARTBEAT_URL: heartbeatUrl } = environment
  const texts = textProvider(environment)
  const { send, channels } = openChannels(environment, {
    brand,
    database,
    secret: secrets.secret,
    now,
    usualRecipients,
  })
  return {
    ...secrets,
    ...erasing,
    setAside: openSetAside(environment.DATA_DIR),
    clientKeys: cached(() => listOpenClientKeys(database.db), 5_000),
    publicClientKeyFrom: environment.PUBLIC_CLIENT_KEY ? 'environment' : 'first start',
    sessionsHashedFrom,
    usualRecipients,
    problemWithAddress: (url) => problemWithAddress(url, { allowPrivateAddresses }),
    tryReceiver: webhookTester({ allowPrivateAddresses, brand }),
    webhookEvents: webhookEvents({ brand, siteUrl: environment.SITE_URL }),
    brand,
    siteUrl: environment.SITE_URL,
    forms: formsOf(brand),
    country: brand.country,
    referencePrefix: brand.referencePrefix,
    calling: brand.calling,
    firstCall: brand.firstCall,
    consentKind: brand.consent,
    isTaxed: chargesTax(brand),
    registers: registersIn(environment.DATA_DIR, secrets.secret),
    maxInstallers: brand.maxInstallers,
    parsePhone: phoneParser(brand.country),
    parseMobile: texts && mobileParser(brand.country),
    database,
    now,
    newId: uuidv7,
    trustProxy: environment.TRUST_PROXY,
    embedSites: environment.EMBED_SITES,
    mcp: environment.MCP,
    rateLimit: environment.RATE_LIMIT,
    claimSeconds: environment.DELIVERY_CLAIM_SECONDS,
    leads,
    afterWrite: () => leads.emit('due'),
    receiptKey: cached(() => getSigningKey(database.db, { now, secret: secrets.secret }), 5_000),
    hasPage: (path) => path in routes,
    receivers: async () => ({ channels, endpoints: await endpoints() }),
    adLeads: openAdLeads(environment),
    send,
    requestId: currentRequestId,
    retention: environment.RETENTION_DAYS ?? {},
    probeSecret: environment.PROBE_SECRET,
    beat: heartbeatUrl ? heartbeat({ url: heartbeatUrl, allowPrivateAddresses }) : undefined,
    lettersAreFiles: environment.SMTP_URL === undefined,
    letters: deskLetters(mailSettings(environment, brand)),
    textCode: texts && codeTexts(texts, { brand, allowPrivateAddresses }),
    passwords: scryptPasswords,
    loadMailer: () => import('#channels/mailer.ts'),
  }
}

async function openMigrated(
  environment: Environment,
  log: (event: string) => void,
): Promise<Database> {
  try {
    const database = openDatabase(databaseOf(environment))
    await waitForDatabase(database, log)
    const newer = await migrate(database)
    if (newer.length > 0) log(`the database is ahead of this release: ${newer.join(', ')}`)
    return database
  } catch (error) {
    throw new Error(`The database cannot be opened or brought up to date: ${reasonOf(error)}`)
  }
}

/** Two brands on one machine are a wrong line in the settings away from one another's leads. */
async function expectOwn(database: Database, brand: string): Promise<void> {
  const owner = await getOrCreateSetting(database.db, 'SITE_BRAND', brand)
  if (owner === brand) return
  await database.close()
  throw new Error(
    `The database is the brand ${owner}’s, and SITE_BRAND is ${brand}. Each brand has a database of its own: set DATABASE_URL or DATA_DIR to it.`,
  )
}

function openChannels(
  environment: Environment,
  deps: Pick<Services, 'brand' | 'database' | 'secret' | 'now' | 'usualRecipients'>,
): Sender {
  const { brand, database, secret, now, usualRecipients } = deps
  const { SITE_URL: siteUrl, SUPABASE_URL: url, SUPABASE_KEY: key } = environment
  const parseMobile = mobileParser(brand.country)
  return openSender({
    ...mailSettings(environment, brand),
    now,
    recipients: (audience) =>
      withRetry(() => listAudience(database.db, audience, usualRecipients), whileUnreachable),
    withdrawalLink: (lead) =>
      `${siteUrl}/withdraw?token=${linkToken('withdraw', lead, { secret, now: now() })}`,
    pageLink: (lead) =>
      `${siteUrl}/my-enquiry?token=${linkToken('lead', lead, { secret, now: now() })}`,
    offerLink: (offer, { id, linkNumber: number }, reader) => {
      const person = reader && personId(id, reader)
      return `${siteUrl}/offer?token=${linkToken('offer', offer, { secret, now: now(), number, person })}`
    },
    readersOf: (letter, addresses) =>
      withRetry(() => listReaders(database.db, letter, addresses), whileUnreachable),
    unsubscribeLink: (letter, id, number) =>
      `${siteUrl}/unsubscribe?letter=${letter}&token=${linkToken(`end ${letter}`, id, { secret, now: now(), number })}`,
    installerWebhook: (installer) =>
      withRetry(() => getInstallerWebhook(database.db, installer), whileUnreachable),
    endpoint: (id) => withRetry(() => getOpenEndpoint(database.db, id, now()), whileUnreachable),
    allowPrivateAddresses: environment.WEBHOOK_ALLOW_PRIVATE,
    texts: textProvider(environment),
    textReceiver: (delivery) =>
      withRetry(
        () =>
          getTextReceiver(database.db, delivery, {
            parseMobile,
            today: dayOf(now(), brand.timeZone),
          }),
        whileUnreachable,
      ),
    hostedTable: url && key ? { url, key, table: environment.SUPABASE_TABLE } : undefined,
  })
}

/** By what the networks prove that they are who posts, and how what Meta tells of is fetched. Absent where none is expected. */
type AdLeadServices = {
  googleLeadsKey?: string | undefined
  meta?: { appSecret: string; verifyToken: string } | undefined
  fetchMetaLead?: FetchMetaLead | undefined
}

function openAdLeads({
  GOOGLE_LEADS_KEY: googleLeadsKey,
  META_APP_SECRET: appSecret,
  META_VERIFY_TOKEN: verifyToken,
  META_PAGE_TOKEN: token,
  META_GRAPH_URL: url,
  WEBHOOK_ALLOW_PRIVATE: allowPrivateAddresses,
}: Environment): AdLeadServices {
  if (!appSecret || !verifyToken || !token) return { googleLeadsKey }
  return {
    googleLeadsKey,
    meta: { appSecret, verifyToken },
    fetchMetaLead: openMetaGraph({ url, token }, { allowPrivateAddresses }),
  }
}

function textProvider({
  TEXTS_URL: url,
  TEXTS_KEY: key,
  TEXTS_SENDER: sender,
}: Environment): TextProvider | undefined {
  return url && key && sender ? { url, key, sender } : undefined
}

function mailSettings(environment: Environment, brand: Brand): MailSettings {
  return {
    brand,
    siteUrl: environment.SITE_URL,
    dataDirectory: environment.DATA_DIR,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
  }
}

async function seedFirstEndpoint(
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Environment,
  { db }: Database,
  now: Date,
): Promise<void> {
  if (url && secret)
    await seedEndpoint(db, { id: uuidv7(), url, secret, created_at: now.toISOString() })
}

/** All we know of them is an address: they change the name themselves. */
async function seedFirstOperator(
  { OPERATOR_EMAIL: email, OPERATOR_PASSWORD: password }: Environment,
  deps: { database: Database; now: () => Date; passwords: Passwords; brand: Brand },
): Promise<void> {
  if (!email || !password || (await hasOperator(deps.database.db))) return
  const problem = problemWithNewPassword(password, { ...deps, email })
  if (problem) throw new Error(`OPERATOR_PASSWORD is not taken. ${problem}.`)
  await createFirstOperator({ name: email.split('@')[0] ?? email, email, password }, deps)
}

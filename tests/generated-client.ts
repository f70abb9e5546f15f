import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertOperator } from '#database/account/operators.ts'
import { openDatabase } from '#database/open.ts'
import { scopes } from '#domain/account/api-key.ts'
import { createApiKey } from '#operations/account/api-keys.ts'
import { startServer } from './server.ts'

/*
 * Whether strangers can work with our document: a client is made of it by a generator that isn't ours (fetched for this once), and used
 * against the built server. `npm run test:generated-client`.
 */

const packages = ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'].map(
  (name) => `--package=${name}`,
)
const secret = 'a secret that is long enough for a test'

type Answer = { data?: Record<string, unknown>; error?: { code: string }; response: Response }
type Call = (options: object) => Promise<Answer>

const folder = mkdtempSync(join(tmpdir(), 'wattlewise-generated-'))
const server = await startServer({ environment: { APP_SECRET: secret } })
try {
  const document = await (await fetch(`${server.url}/v1/openapi.json`)).text()
  writeFileSync(join(folder, 'openapi.json'), document)
  const here = { cwd: folder, stdio: 'inherit' } as const
  const options = ['-i', 'openapi.json', '-o', 'client']
  execFileSync('npx', ['--yes', ...packages, 'openapi-ts', ...options], here)
  const bundle = ['--bundle', '--format=esm', '--platform=node', '--outfile=sdk.mjs']
  execFileSync('esbuild', [join(folder, 'client/sdk.gen.ts'), ...bundle], here)
  const sdk: Record<string, Call> = await import(join(folder, 'sdk.mjs'))

  const database = openDatabase({ url: undefined, directory: server.directory })
  const owner = { id: 'ruth', name: 'Ruth', email: 'ruth@example.com', role: 'owner' } as const
  const now = () => new Date()
  await insertOperator(database.db, owner, now())
  const { key } = await createApiKey(
    { label: 'Generated', scopes },
    { database, secret, now, by: owner.id },
  )
  await database.close()

  const call = async (name: string, status: number, options: object = {}) => {
    const operation = sdk[name]
    if (!operation) throw new Error(`The generator made no ${name}`)
    const answer = await operation({ baseUrl: server.url, auth: key, ...options })
    if (answer.response.status !== status)
      throw new Error(`${name}: ${answer.response.status} ${JSON.stringify(answer.error)}`)
    console.log(`${name} ${status}`)
    return (answer.data ?? answer.error) as Record<string, unknown>
  }

  const form = await call('getForm', 200, { path: { slug: 'home' } })
  const [{ version, wording }] = form.consents as [{ version: string; wording: string }]
  const answers = {
    ...{ 'property-type': 'home', 'property-ownership': 'homeowner', 'monthly-bill': '200-300' },
    ...{ 'contact-name': 'Alex Nguyen', 'contact-email': 'alex@example.com' },
    'contact-phone': '0412 345 678',
  }
  const body = { form: 'home', answers, agreed: [{ version, wording }] }
  const { id } = await call('submitEnquiry', 201, { body })
  await call('submitEnquiry', 422, { body: { ...body, agreed: [] } })
  const lead = await call('getLead', 200, { path: { id } })
  const outcome = { version: lead.version, action: 'contact' }
  await call('recordOutcome', 200, { path: { id }, body: outcome })
  await call('recordOutcome', 409, { path: { id }, body: outcome })
  await call('listLeads', 200, { query: { limit: 5 } })
  await call('listLeads', 401, { auth: 'wk_wrong' })
  await call('getFigures', 200)
  await call('listForms', 200)
  await call('listReceiptKeys', 200)
  await call('isReady', 200)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}

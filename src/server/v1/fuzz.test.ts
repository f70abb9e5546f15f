import fc from 'fast-check'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { scopes } from '#domain/account/api-key.ts'
import { createApiKey } from '#operations/account/api-keys.ts'
import { type Document, holdToDocument } from '../../../tests/contract.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'
import { asText, oddText, usually } from '../../../tests/fuzz/odd-values.ts'
import { testLimitMs } from '../../../tests/limits.ts'
import { siteOfProps } from '../../../tests/own-page.ts'

/** `npm run test:fuzz` sends twenty thousand. */
const requests = Number(process.env.V1_REQUESTS ?? 400)

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}
type Parameter = { name: string; in: string; required: boolean; schema: Schema }

/** Values as a schema describes them, and now and then others. */
function valuesOf(schema: Schema, schemas: Record<string, Schema>): fc.Arbitrary<unknown> {
  const of = (one: Schema) => valuesOf(one, schemas)
  if (schema.$ref) return of(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of))
  if (schema.enum) return usually(...schema.enum)
  if ('const' in schema) return usually(schema.const)
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {})
      if (entries.length === 0) return fc.dictionary(oddText, oddText, { maxKeys: 5 })
      const fields = Object.fromEntries(entries.map(([name, field]) => [name, of(field)]))
      return fc.record(fields, { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.array(of(schema.items ?? {}), { maxLength: 4 })
    case 'integer':
    case 'number':
      return usually(0, 1, 2, 100)
    case 'boolean':
      return usually(true, false)
  }
  return fc.oneof(
    oddText,
    fc.constantFrom('home', '2026-11-20', '2026-11-20T00:00:00.000Z', 'eA', 'not-sure'),
  )
}

test(`of ${requests} requests made by the document each is answered as it says`, {
  timeout: testLimitMs,
}, async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const desk = openTestDesk(database, { probeSecret: 'a secret' }, { site: siteOfProps() })
  const owner = await becomeOwner(desk)
  const { operator } = (await owner.ask('GET', '/session')).body as { operator: { id: string } }
  const world = { ...desk.services, by: operator.id }
  const { key } = await createApiKey({ label: 'Fuzz', scopes }, world)
  const document = (await (await desk.app.request('/v1/openapi.json')).json()) as Document
  const problemsWith = holdToDocument(document)
  const schemas = document.components.schemas as Record<string, Schema>

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )
  const request = fc.constantFrom(...operations).chain(({ path, method, described }) => {
    const parameters = (described.parameters ?? []) as Parameter[]
    const content = (described.requestBody as { content?: Record<string, { schema: Schema }> })
      ?.content
    const body = content?.['application/json']?.schema
    return fc.record({
      path: fc.constant(path),
      method: fc.constant(method.toUpperCase()),
      values: fc.record(
        Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, schemas)])),
        {
          requiredKeys: parameters
            .filter(({ in: where }) => where === 'path')
            .map(({ name }) => name),
        },
      ),
      places: fc.constant(new Map(parameters.map(({ name, in: where }) => [name, where]))),
      body: body
        ? fc.oneof(
            { arbitrary: valuesOf(body, schemas).map((value) => JSON.stringify(value)), weight: 8 },
            { arbitrary: oddText, weight: 1 },
          )
        : fc.constant(undefined),
      type: fc.constantFrom(...Array(12).fill('application/json'), 'text/plain'),
      accept: fc.constantFrom('application/json', 'application/x-ndjson', '*/*'),
      keyed: usually(key),
    })
  })
  const statuses = new Map<number, number>()
  const send = async ({ path, method, values, places, body, type, accept, keyed }: Sent) => {
    let address = path
    const query = new URLSearchParams()
    const headers = new Headers({ accept, apikey: desk.services.publicClientKey })
    const setHeader = (name: string, value: string) => {
      const text = value.replaceAll(/[^\x20-\x7e]/g, '').trim()
      if (text) headers.set(name, text)
    }
    if (!path.startsWith('/rest')) setHeader('authorization', `Bearer ${asText(keyed)}`)
    for (const [name, value] of Object.entries(values)) {
      const text = asText(value).toWellFormed()
      if (places.get(name) === 'path')
        address = address.replace(`{${name}}`, encodeURIComponent(text.replaceAll('.', '')) || '-')
      else if (places.get(name) === 'query') query.set(name, text)
      else setHeader(name, text)
    }
    if (body !== undefined) headers.set('content-type', type)
    const response = await desk.app.request(`${address}?${query}`, {
      method,
      headers,
      ...(body !== undefined && { body: body.toWellFormed() }),
    })
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    return problemsWith(method, path, response)
  }
  type Sent = typeof request extends fc.Arbitrary<infer One> ? One : never

  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      expect(await send(sent)).toEqual([])
    }),
    { numRuns: requests },
  )
  if (process.env.V1_REQUESTS) console.log(Object.fromEntries(statuses))
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(requests / 20)
  await database.close()
})

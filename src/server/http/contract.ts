import { z } from 'zod'
import type { Scope } from '#domain/account/api-key.ts'
import { byCode, type ProblemCode, problemSchema } from './problems.ts'

/** What a route takes and answers, by its own schemas: it checks by these, and the document is made of them. */
export type Operation = {
  method: 'get' | 'post'
  /** As OpenAPI writes it: `/v1/leads/{id}`. */
  path: string
  id: string
  summary: string
  /** What it does that its name doesn't say. */
  description?: string
  /** What a key must be made for, or which other proof it takes; nothing for strangers. */
  needs?: Scope | 'client key'
  query?: z.ZodObject
  headers?: z.ZodObject
  /** A body, by its media types. */
  body?: { schema: z.ZodType; types?: string[] }
  answers: Partial<Record<number, Answer>>
  /** The problems by RFC 9457 that it may answer with. */
  problems?: readonly ProblemCode[]
}

/** Without types it has no body that anybody should read. */
export type Answer = { description: string; types?: Record<string, z.ZodType> }

/** Schemas that the document gives a name. */
const names = z.registry<{ id: string }>()

export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  names.add(schema, { id })
  return schema
}
named('Problem', problemSchema)

export function json(description: string, schema: z.ZodType): Answer {
  return { description, types: { 'application/json': schema } }
}

/** An event that we post to others: the schemas of its headers and body, which senders follow, and an example. */
export type WebhookEvent = {
  event: string
  summary: string
  to: 'systems' | 'installers'
  headers: z.ZodObject
  schema: z.ZodObject
  example: object
}

type About = {
  title: string
  siteUrl: string
  email: string
  operations: readonly Operation[]
  webhooks: readonly WebhookEvent[]
}

/** The document of these routes: OpenAPI 3.1, whose schemas are JSON Schema 2020-12 as Zod writes it. */
export function openApiDocument({ title, siteUrl, email, operations, webhooks }: About) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describe(operation),
    }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: changes,
      contact: { email },
    },
    servers: [{ url: siteUrl }],
    paths,
    webhooks: Object.fromEntries(webhooks.map((one) => [one.event, { post: describeEvent(one) }])),
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: keys,
        },
        clientKey: {
          type: 'apiKey',
          in: 'header',
          name: 'apikey',
          description: 'A public key, which inserts and reads nothing.',
        },
      },
    },
  }
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** What clients may build on. */
export const changes =
  'Within version 1 nothing that is described here is removed or changes its meaning. Fields, routes, values of lists and problem codes may be added: ignore what you don’t know. What will be removed is marked as deprecated a year before. `/enquiries` and `/rest/v1` are frozen: anything new comes under `/v1` only.'

/** How often a key may ask. */
export const callsAMinute = 600

/** How a program proves who it is, and how often it may ask. */
export const keys = `Send a key in the header \`Authorization: Bearer KEY\`. An owner makes it at the desk, under Settings, For developers, for some scopes. It may ask ${callsAMinute} times a minute, and send as many enquiries a minute as one address may. After a 429, wait for as many seconds as \`Retry-After\` says.`

function describe(operation: Operation) {
  const { id, summary, description, needs, query, headers, body, answers } = operation
  const inPath = Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const parameters = [
    ...inPath,
    ...parametersOf(query, 'query'),
    ...parametersOf(headers, 'header'),
  ]
  const content = (schemas: Record<string, z.ZodType>) =>
    Object.fromEntries(
      Object.entries(schemas).map(([type, schema]) => [type, { schema: schemaOf(schema) }]),
    )
  const types = body && (body.types ?? ['application/json'])
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    ...(needs && { security: [needs === 'client key' ? { clientKey: [] } : { apiKey: [needs] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(types && {
      requestBody: {
        required: true,
        content: content(Object.fromEntries(types.map((type) => [type, body.schema]))),
      },
    }),
    responses: Object.fromEntries(
      Object.entries<Answer | undefined>({ ...problemAnswers(operation), ...answers }).map(
        ([status, answer]) => [
          status,
          {
            description: answer?.description,
            ...(answer?.types && { content: content(answer.types) }),
          },
        ],
      ),
    ),
  }
}

const receivers = {
  systems: 'Goes to every webhook that owners added at the desk.',
  installers: 'Goes to an installer’s own webhook, about its offers alone.',
}

function describeEvent({ event, summary, to, headers, schema, example }: WebhookEvent) {
  return {
    operationId: event,
    summary,
    description: receivers[to],
    parameters: parametersOf(headers, 'header'),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(schema), example } },
    },
    responses: {
      '2XX': { description: 'It arrived. Answer within ten seconds, before you work on it.' },
      410: { description: 'This message isn’t wanted: it is not tried again.' },
      429: { description: 'Tried again after `Retry-After`, as with 503; a day at most.' },
      default: { description: 'Tried again, eight times in a day.' },
    },
  }
}

/** One answer for each status, with the problems that it may tell of. */
function problemAnswers({ problems = [] }: Operation): Record<string, Answer> {
  const byStatus = Map.groupBy(problems, (code) => byCode[code].status)
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${byCode[code].title}`).join('. '),
        types: { 'application/problem+json': problemSchema },
      },
    ]),
  )
}

function parametersOf(schema: z.ZodObject | undefined, where: 'query' | 'header') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description, ...rest } = schemaOf(field as z.ZodType)
    const required = !(field as z.ZodType).safeParse(undefined).success
    return { name, in: where, required, ...(description && { description }), schema: rest }
  })
}

const options = { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' } as const

function componentSchemas() {
  const { schemas } = z.toJSONSchema(names, { ...options, uri: refTo })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
}

function refTo(id: string): string {
  return `#/components/schemas/${id}`
}

function schemaOf(schema: z.ZodType): Record<string, unknown> & { description?: string } {
  const name = names.get(schema)?.id
  if (name) return { $ref: refTo(name) }
  const { $schema: _, ...plain } = z.toJSONSchema(schema, options)
  return plain
}

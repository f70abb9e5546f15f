import { z } from 'zod'
import { leadColumns } from '#domain/lead/columns.ts'
import type { Services } from '../../services.ts'
import { postSchema } from '../enquiry/enquiries.ts'
import { reachedSchema } from '../enquiry/steps.ts'
import { type Answer, json, named, type Operation } from '../http/contract.ts'

/* The routes beside /v1 that strangers and client keys may call. What they answer is frozen. */

const problemsSchema = named(
  'AnswerProblems',
  z.object({ problems: z.array(z.object({ question: z.string(), message: z.string() })) }),
)
const errorSchema = named('Error', z.object({ error: z.string() }))
const refused = json('Why it was not taken, for people.', errorSchema)
const html = 'text/html'
const form = ['application/x-www-form-urlencoded', 'multipart/form-data']

const row = z.object({
  ...Object.fromEntries(leadColumns.map((column) => [column, z.string().nullable().optional()])),
  consent: z.literal(true),
  reference_number: z.string().optional().describe('Ignored: we assign references.'),
  consent_calls: z.string().optional().describe('The version of the box for calls.'),
  consent_calls_at: z.string().optional(),
  consent_texts: z.string().optional().describe('The version of the box for texts.'),
  consent_texts_at: z.string().optional(),
})
const rows = named('Rows', z.union([row, z.array(row)]))
const restError = named(
  'RestError',
  z.object({
    code: z.string().describe('PostgREST’s, or PostgreSQL’s.'),
    message: z.string(),
    details: z.string().nullable(),
    hint: z.string().nullable(),
  }),
)
const restAnswers = (...statuses: number[]): Operation['answers'] =>
  Object.fromEntries(
    statuses.map((status): [number, Answer] => [
      status,
      json('As PostgREST answers it.', restError),
    ]),
  )

const keysSchema = named(
  'ReceiptKeys',
  z.object({
    keys: z.array(
      z.looseObject({ kid: z.string(), x: z.string() }).describe('Ed25519, as a JSON Web Key.'),
    ),
  }),
)
const healthSchema = named('Health', z.object({ status: z.string() }))
const readySchema = named(
  'Ready',
  z.object({
    status: z.string(),
    ...Object.fromEntries(
      ['warning', 'figures', 'security', 'letters'].map((name) => [name, z.string().optional()]),
    ),
  }),
)
const probeSchema = named('Probe', z.looseObject({ stored: z.boolean() }))

export function otherOperations({ probeSecret }: Pick<Services, 'probeSecret'>): Operation[] {
  return [
    {
      method: 'post',
      path: '/enquiries',
      id: 'postForm',
      summary: 'Our own forms, with and without script',
      description: 'Takes posts from our own pages and from programs; no other site’s page.',
      body: {
        schema: named('PostedForm', postSchema),
        types: ['application/json', ...form],
      },
      answers: {
        201: json(
          'Stored, with the token of the link to the person’s own page.',
          named(
            'PostedFormTaken',
            z.object({ reference: z.string(), token: z.string().optional() }),
          ),
        ),
        303: { description: 'Stored: the thank-you page, for a form.' },
        ...Object.fromEntries(
          [400, 403, 404, 413, 415, 429, 503].map((status) => [status, refused]),
        ),
        422: {
          description: 'Some answers need another look.',
          types: { 'application/json': problemsSchema, [html]: z.string() },
        },
      },
    },
    {
      method: 'post',
      path: '/steps',
      id: 'countStep',
      summary: 'Counts that somebody reached a step of a form',
      body: { schema: named('Step', reachedSchema) },
      answers: {
        204: { description: 'Counted.' },
        400: { description: 'No such step.' },
        403: { description: 'From another site.' },
        413: { description: 'Too long.' },
        429: refused,
      },
    },
    {
      method: 'post',
      path: '/rest/v1/enquiries',
      id: 'insertRows',
      summary: 'Inserts rows, as PostgREST does',
      description: 'All of them, or none; at most a hundred.',
      needs: 'client key',
      headers: z.object({ 'idempotency-key': z.string().optional() }),
      query: z.object({ columns: z.string().optional() }),
      body: { schema: rows },
      answers: {
        201: { description: 'Stored.' },
        ...restAnswers(400, 401, 403, 406, 413, 415, 429, 503),
      },
    },
    {
      method: 'get',
      path: '/receipts/keys.json',
      id: 'listReceiptKeys',
      summary: 'The keys that receipts of consent are signed with',
      answers: { 200: json('The keys.', keysSchema), 429: refused },
    },
    {
      method: 'get',
      path: '/healthz',
      id: 'isAlive',
      summary: 'Whether the process lives',
      answers: { 200: json('It does.', healthSchema), 503: json('It stops.', healthSchema) },
    },
    {
      method: 'get',
      path: '/readyz',
      id: 'isReady',
      summary: 'Whether leads can be stored',
      answers: { 200: json('They can.', readySchema), 503: json('They can’t.', healthSchema) },
    },
    ...(probeSecret
      ? [
          {
            method: 'get',
            path: '/probe',
            id: 'getProbe',
            summary: 'How far a synthetic enquiry has come',
            headers: z.object({ 'x-probe': z.string() }),
            answers: {
              200: json('So far.', probeSchema),
              404: {
                description: 'To others there is nothing here.',
                types: { [html]: z.string(), 'text/plain': z.string() },
              },
            },
          } satisfies Operation,
        ]
      : []),
  ]
}

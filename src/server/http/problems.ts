import type { Context } from 'hono'
import { z } from 'zod'

/** The problems that /v1 answers with (RFC 9457). A code never comes to mean something else. */
export const byCode = {
  unreadable: { status: 400, title: 'The request can’t be read' },
  'no-key': { status: 401, title: 'It needs a key that works' },
  'wrong-scope': { status: 403, title: 'The key was not made for this' },
  unknown: { status: 404, title: 'There is nothing at this address' },
  method: { status: 405, title: 'This is not how to ask here' },
  changed: { status: 409, title: 'It was changed meanwhile' },
  'in-progress': { status: 409, title: 'The same request is being answered' },
  'too-long': { status: 413, title: 'The body is too long' },
  'not-json': { status: 415, title: 'The body is no JSON' },
  consent: { status: 422, title: 'The consent is not the one we ask for' },
  invalid: { status: 422, title: 'Some answers need another look' },
  refused: { status: 422, title: 'That may not be done now' },
  'other-request': { status: 422, title: 'The idempotency key came with another request' },
  'too-many': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'The server can’t answer now' },
} as const
export type ProblemCode = keyof typeof byCode

export const problemSchema = z.object({
  type: z.string().describe('The address of what the code means.'),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(byCode) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().describe('For people.'),
  problems: z
    .array(z.object({ question: z.string(), message: z.string() }))
    .optional()
    .describe('What is wrong with which answer, in the words that visitors read.'),
})

/** The address of the page on which the routes and problems can be read. */
export const referencePath = '/developers'

export function problem(
  c: Context,
  code: ProblemCode,
  detail: string,
  { headers = {}, ...more }: { headers?: Record<string, string>; problems?: Asked[] } = {},
): Response {
  const { status, title } = byCode[code]
  const body = { type: `${referencePath}#${code}`, title, status, code, detail, ...more }
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...headers,
  })
}
type Asked = { question: string; message: string }

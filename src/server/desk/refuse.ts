import type { Context as Request } from 'hono'

/** Why the desk’s API does not do something: a code for programs, a sentence for people. */
export type Refusal = { code: string; message: string }

type Status = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503

/** The one shape of every refusal under /api. */
export function refuse<Code extends Status>(
  request: Request,
  status: Code,
  code: string,
  message: string,
) {
  return request.json({ code, message } satisfies Refusal, status)
}

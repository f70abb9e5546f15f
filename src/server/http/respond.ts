import type { Context, TypedResponse } from 'hono'
import { type Rejection, type Result, reject } from '#domain/result.ts'

/** The HTTP status of every code with which the desk's API rejects a request. */
const statusOf = {
  unreadable: 400,
  'signed-out': 401,
  'start-again': 401,
  'wrong-code': 401,
  'wrong-password': 401,
  closed: 403,
  'other-site': 403,
  'owners-only': 403,
  'second-factor-again': 403,
  'second-factor-first': 403,
  'set-up-link': 403,
  unknown: 404,
  answered: 409,
  changed: 409,
  claimed: 409,
  'has-second-factor': 409,
  'operator-closed': 409,
  'link-over': 410,
  'set-up-over': 410,
  'too-long': 413,
  'not-json': 415,
  address: 422,
  'current-password': 422,
  dates: 422,
  email: 422,
  file: 422,
  'first-code': 422,
  invalid: 422,
  lines: 422,
  name: 422,
  'open-offers': 422,
  owner: 422,
  password: 422,
  recipients: 422,
  reference: 422,
  refused: 422,
  'too-many': 429,
  wait: 429,
  unavailable: 503,
} as const
type Code = keyof typeof statusOf

/** One response for each result, so that the desk's typed client knows the body of every status. */
type Respond<Outcome, Status extends 200 | 201> = Outcome extends { ok: true }
  ? Response & TypedResponse<Omit<Outcome, 'ok'>, Status, 'json'>
  : Outcome extends Rejection<Code>
    ? Response & TypedResponse<Omit<Outcome, 'ok'>, (typeof statusOf)[Outcome['code']], 'json'>
    : never

/** Turns an operation's result into a response: its value, or the code and message of its rejection. */
export function respond<Outcome extends Result<object, Code>, Status extends 200 | 201 = 200>(
  c: Context,
  outcome: Outcome,
  status = 200 as Status,
) {
  const { ok: _, ...body } = outcome
  const response = c.json(body, outcome.ok ? status : statusOf[outcome.code])
  return response as Response as Respond<Outcome, Status>
}

/** The response to a request that is rejected before any operation is begun. */
export function refuse<const Reason extends Code>(c: Context, code: Reason, message: string) {
  return respond(c, reject(code, message))
}

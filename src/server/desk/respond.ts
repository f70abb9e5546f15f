import type { Context, TypedResponse } from 'hono'
import type { Rejection, Result } from '#domain/result.ts'

/** What each code of a rejected operation is in HTTP. */
const statusOf = {
  unknown: 404,
  changed: 409,
  refused: 422,
  email: 422,
  address: 422,
  recipients: 422,
  reference: 422,
} as const
type Code = keyof typeof statusOf

/** Each outcome by itself, so that the desk's typed client knows what comes with which status. */
type Respond<Outcome, Status extends 200 | 201> = Outcome extends { ok: true }
  ? Response & TypedResponse<Omit<Outcome, 'ok'>, Status, 'json'>
  : Outcome extends Rejection<Code>
    ? Response & TypedResponse<Omit<Outcome, 'ok'>, (typeof statusOf)[Outcome['code']], 'json'>
    : never

/** The one way from an operation's result to a response: its value, or its rejection with code and message. */
export function respond<Outcome extends Result<object, Code>, Status extends 200 | 201 = 200>(
  c: Context,
  outcome: Outcome,
  status = 200 as Status,
) {
  const { ok: _, ...body } = outcome
  const response = c.json(body, outcome.ok ? status : statusOf[outcome.code])
  return response as Response as Respond<Outcome, Status>
}

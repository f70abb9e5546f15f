import { hc } from 'hono/client'
import type { DeskApi } from '#server/desk/desk.ts'
import { markSignedOut } from './signed-out.ts'

/** The server's routes, with what they take and answer. */
export const api = hc<DeskApi>('/api')

/** Why something was not done: a code to decide by, and a sentence to show. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** All that the server said. */
  readonly said: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    message: string,
    said: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.said = said
  }
}

type ApiResponse = { ok: boolean; status: number; json(): Promise<unknown> }
type Body<One> = One extends { ok: false }
  ? never
  : One extends { json(): Promise<infer Body> }
    ? Body
    : never

/**
 * What a route answered, or a Refused thrown. Everything asked of the server goes through here: a session that is
 * over is told to the whole desk, and what was being written stays where it is.
 */
export async function parseResponse<One extends ApiResponse>(
  asked: Promise<One>,
): Promise<Body<One>> {
  const answer = await asked.catch(() => {
    throw new ApiError(0, 'offline', 'No connection. Nothing was changed.')
  })
  if (answer.ok) return (await answer.json()) as Body<One>
  const said = ((await answer.json().catch(() => undefined)) ?? {}) as Record<string, unknown>
  const { code, message } = said as { code?: string; message?: string }
  if (code === 'signed-out') markSignedOut()
  throw new ApiError(
    answer.status,
    code ?? 'unavailable',
    message ?? `The server answered ${answer.status}. Leads already stored are safe.`,
    said,
  )
}

/** The sentence to show for whatever went wrong. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message
  // Browsers have their own words each for a part of the page that they could not fetch.
  if (error instanceof Error && /import|preload|fetch/i.test(error.message))
    return 'This screen could not be fetched. Check the connection, then try again.'
  return 'Something broke on this page. Reload it.'
}

export function isApiError(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}

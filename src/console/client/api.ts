import { hc } from 'hono/client'
import type { DeskApi } from '#server/desk.ts'
import { askForSecondFactor } from './second-factor-question.ts'
import { markSignedOut } from './signed-out.ts'

/** A client for the server's routes, typed by them, which answers with the whole response: for files. */
export const responses = hc<DeskApi>('/api', { fetch: fetchConfirmed })

/** The same, which answers with the JSON of a successful response and otherwise throws an ApiError. */
export const api = parsed(responses)

/** Where the server wants the second factor again, asks for it and sends the same request once more. */
async function fetchConfirmed(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.status !== 403) return response
  const { code } = await response
    .clone()
    .json()
    .catch(() => ({}))
  const isGiven = code === 'second-factor-again' && (await askForSecondFactor())
  return isGiven ? fetch(...request) : response
}

/** A rejected request: a code to decide by, and a message to show. Status 0 means that there is no connection. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The whole body of the response. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

type ApiResponse = { ok: boolean; status: number; json(): Promise<unknown> }
type Body<R> = R extends { ok: false }
  ? never
  : R extends { json(): Promise<infer Json> }
    ? Json
    : never

/** What a route is asked with, and what it answers where nothing is rejected. */
export type Asked<Route extends (asked: never) => unknown> = NonNullable<Parameters<Route>[0]>
export type Answer<Route extends (asked: never) => unknown> = Awaited<ReturnType<Route>>

type Parsed<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends (
    ...asked: infer Asked
  ) => Promise<infer Answer extends ApiResponse>
    ? (...asked: Asked) => Promise<Body<Answer>>
    : Parsed<Routes[Name]>
}

function parsed<Routes extends object>(routes: Routes): Parsed<Routes> {
  return new Proxy(routes, {
    get: (_, name) => parsed(Reflect.get(routes as object, name)),
    apply: (route, _, asked) =>
      parseResponse(Reflect.apply(route as () => Promise<ApiResponse>, undefined, asked)),
  }) as Parsed<Routes>
}

/**
 * The JSON of a successful response; otherwise throws an ApiError. Every request of the desk goes through here, so
 * that the whole desk learns when the session has ended.
 */
export async function parseResponse<R extends ApiResponse>(request: Promise<R>): Promise<Body<R>> {
  const response = await request.catch(() => {
    throw new ApiError(0, 'offline', 'No connection. Try again when it’s back.')
  })
  if (response.ok) return (await response.json()) as Body<R>
  const details = ((await response.json().catch(() => undefined)) ?? {}) as Record<string, unknown>
  const { code, message } = details as { code?: string; message?: string }
  if (code === 'signed-out') markSignedOut()
  throw new ApiError(
    response.status,
    code ?? 'unavailable',
    message ?? `The server answered ${response.status}. Leads already stored are safe.`,
    details,
  )
}

/** A message to show for any error. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message
  // Each browser words it differently when it cannot fetch a part of the page.
  if (error instanceof Error && /import|preload|fetch/i.test(error.message))
    return 'This screen could not be fetched. Check the connection, then try again.'
  return 'Something broke on this page. Reload it.'
}

export function isApiError(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

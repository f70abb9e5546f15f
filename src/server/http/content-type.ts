import type { Context } from 'hono'

/** The media type of a request's body in lower case, without its parameters; undefined where the request names none. */
export function mediaType(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/** Whether a request brings JSON or a form's fields; undefined for anything else. */
export function bodyKind(c: Context): 'json' | 'form' | undefined {
  switch (mediaType(c)) {
    case 'application/json':
      return 'json'
    case 'application/x-www-form-urlencoded':
    case 'multipart/form-data':
      return 'form'
  }
  return undefined
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { bodyKind } from '../http/content-type.ts'
import { refuse } from '../http/respond.ts'
import { isOwnPost } from '../http/security.ts'

/** Changes are posted by our own page, as JSON: a form on another site can do neither. */
export function ownPostsOnly(siteUrl: string) {
  return createMiddleware(async (c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (!isOwnPost(c.req.raw.headers, siteUrl))
      return refuse(c, 'other-site', 'That came from another site. Nothing was changed.')
    if (bodyKind(c) !== 'json' && !isEmpty(c))
      return refuse(c, 'not-json', 'Send JSON with the content type application/json.')
    return next()
  })
}

/** A form sends a content type even when it is empty. */
function isEmpty(c: Context): boolean {
  return (
    c.req.header('content-type') === undefined &&
    c.req.header('transfer-encoding') === undefined &&
    Number(c.req.header('content-length') ?? 0) === 0
  )
}

import type { Context as Incoming } from 'hono'
import { createMiddleware } from 'hono/factory'
import { reject } from '#domain/result.ts'
import { isOwnPost } from '../security.ts'
import { respond } from './respond.ts'

/** What changes something comes from our own page and says that it is JSON: no form on another site can do both. */
export const ownPostsOnly = createMiddleware(async (request, next) => {
  const { method } = request.req
  if (method === 'GET' || method === 'HEAD') return next()
  if (!isOwnPost(request.req.raw.headers))
    return respond(
      request,
      reject('other-site', 'That came from another site. Nothing was changed.'),
    )
  if (!isJson(request) && !isEmpty(request))
    return respond(request, reject('not-json', 'Send JSON with the content type application/json.'))
  return next()
})

function isJson({ req }: Incoming): boolean {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json'
}

/** Forms always say a content type, even for nothing. */
function isEmpty({ req }: Incoming): boolean {
  return (
    req.header('content-type') === undefined &&
    req.header('transfer-encoding') === undefined &&
    Number(req.header('content-length') ?? 0) === 0
  )
}

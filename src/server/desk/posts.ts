import { createMiddleware } from 'hono/factory'
import { isOwnPost } from '../security.ts'
import { refuse } from './refuse.ts'

/** What changes something comes from our own page and says that it is JSON: no form on another site can do both. */
export const ownPostsOnly = createMiddleware(async (request, next) => {
  const { method } = request.req
  if (method === 'GET' || method === 'HEAD') return next()
  if (!isOwnPost(request.req.raw.headers))
    return refuse(request, 403, 'other-site', 'That came from another site. Nothing was changed.')
  const type = request.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const empty = type === undefined && !request.req.raw.body
  if (!empty && type !== 'application/json')
    return refuse(request, 415, 'not-json', 'Send JSON with the content type application/json.')
  return next()
})

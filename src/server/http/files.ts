import type { Context } from 'hono'
import type { BuiltFile, Encoded, Site } from './site.ts'

/** Sends a built file in the best encoding the browser accepts; undefined if there is none at this address. */
export function serveFile(c: Context, site: Site): Response | undefined {
  const file = site.files.get(c.req.path)
  if (!file) return undefined
  return respondWithFile(c, file, 200)
}

/** The desk is one page for all its addresses: its router reads the address. */
export function serveDesk(c: Context, site: Site): Promise<Response> | undefined {
  const page = site.files.get('/console')
  const { path } = c.req
  if (!page || (path.length > 1 && path.endsWith('/'))) return undefined
  c.header('x-robots-tag', 'noindex')
  return Promise.resolve(respondWithFile(c, page, 200))
}

export function respondWithFile(c: Context, file: BuiltFile, status: 200 | 404): Response {
  const { name, encoded } = negotiate(c.req.header('accept-encoding') ?? '', file)
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: encoded.etag,
  }
  if (file.br) headers.vary = 'accept-encoding'
  const isDesk = /^\/console(?:\/|$)/.test(c.req.path)
  if (file.type.startsWith('text/html') && !isDesk) Object.assign(headers, prefetchHeaders(c))
  if (status === 200 && matches(c.req.header('if-none-match'), encoded.etag))
    return c.body(null, 304, headers)
  if (name) headers['content-encoding'] = name
  return c.body(encoded.body, status, headers)
}

/** Tells the browser which pages it may prefetch, unless it is saving data. */
function prefetchHeaders(c: Context): Record<string, string> {
  const savesData = c.req.header('save-data')?.toLowerCase() === 'on'
  return {
    vary: 'accept-encoding, save-data',
    ...(savesData ? {} : { 'speculation-rules': '"/speculation-rules.json"' }),
  }
}

function negotiate(accepted: string, file: BuiltFile): { name?: 'br' | 'gzip'; encoded: Encoded } {
  if (file.br && accepts(accepted, 'br')) return { name: 'br', encoded: file.br }
  if (file.gzip && accepts(accepted, 'gzip')) return { name: 'gzip', encoded: file.gzip }
  return { encoded: file.plain }
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted
    .split(',')
    .some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part))
}

function matches(sent: string | undefined, etag: string): boolean {
  const tags = sent?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags?.includes(etag) ?? false
}

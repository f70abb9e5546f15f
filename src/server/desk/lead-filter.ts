import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type LeadFilter, readFilter } from '#domain/lead/filter.ts'

/**
 * Which leads are asked for. The text that is searched for comes beside the address, as a header or, for a download, as
 * a cookie: it may be a name, and addresses stand in logs and histories.
 */
export function filterFrom(c: Context): LeadFilter {
  const header = c.req.header('x-search')
  const text = header === undefined ? getCookie(c, 'desk.search') : decoded(header)
  return readFilter({ ...c.req.query(), ...(text && { q: text.replaceAll('\0', '') }) })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

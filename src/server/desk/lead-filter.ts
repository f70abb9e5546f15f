import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type LeadFilter, parseFilter } from '#domain/lead/filter.ts'

/**
 * The filter of a list of leads. The search text may be somebody's name, and addresses end up in logs and browser
 * histories: it comes as a header instead or, for a download, as a cookie.
 */
export function filterFrom(c: Context): LeadFilter {
  const header = c.req.header('x-search')
  const text = header === undefined ? getCookie(c, 'desk.search') : decode(header)
  return parseFilter({ ...c.req.query(), ...(text && { q: text.replaceAll('\0', '') }) })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import type { Day } from '#domain/estimate/shared/day.ts'

/** A page on a day. Most are the same on every day. */
export function onDay<Page extends object>(page: Page | ((today: Day) => Page), today: Day): Page {
  return typeof page === 'function' ? page(today) : page
}

import type { Day } from '#domain/estimate/shared/day.ts'
import { cutAtMarks, markView } from './marks.ts'

/** Renders a block as it is on a day, from the props it was built with, if it has any. */
export type DatedView = (props: never, today: Day) => string

/** What the page at a path says of itself to search engines on a day; undefined where that is what it says on any day. */
export type DatedDescription = (path: string, today: Day) => string | undefined

/** A page with the description that it has on a day, wherever its head says it. */
export function redescribePage(page: string, today: Day, describe: DatedDescription): string {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? []
  const description = address && describe(new URL(address).pathname, today)
  if (!description) return page
  // As Astro writes attributes.
  const content = description.replaceAll('&', '&#38;').replaceAll('"', '&#34;')
  return page.replaceAll(
    /(<meta (?:name|property)="(?:(?:og|twitter):)?description" content=")[^"]*/g,
    (_, start) => start + content,
  )
}

/** A built page as it is on another day: the blocks that depend on the day are rendered again, the rest stays. */
export function redatePage(
  page: string,
  today: Day,
  views: Readonly<Record<string, DatedView>>,
): string {
  return cutAtMarks(page)
    .map(({ view, html, props }) => {
      if (!view) return html
      const render = views[view]
      return markView(view, render ? render(props as never, today) : html)
    })
    .join('')
}

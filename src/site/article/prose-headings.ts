import type { MarkdownHeading } from 'astro'

export type ContentsEntry = { id: string; name: string; level: number }

/** What an article's contents list: headings of the second and third level. */
export function proseHeadings(headings: readonly MarkdownHeading[]): ContentsEntry[] {
  return headings
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(({ slug, text, depth }) => ({ id: slug, name: text, level: depth }))
}

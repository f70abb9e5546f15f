import type { IndexedPage } from '#domain/search/search-pages.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** What of a built page is searched: its words, without its forms, pictures and scripts. It is listed by its first heading. */
export function indexPage(path: string, html: string): IndexedPage {
  const title = textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
  const main = (/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '').replaceAll(
    /<(form|svg|script|nav|select)\b.*?<\/\1>/gs,
    ' ',
  )
  const heading = textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '').replace(/\.$/, '')
  const headings = Array.from(main.matchAll(/<h[1-3]\b.*?<\/h[1-3]>/gs), ([heading]) => heading)
  return {
    path,
    title: heading || title,
    description: textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    headings: textOf([`<p>${title}</p>`, ...headings].join(' ')),
    // An article has a link back to the others before its heading, which is the result's title.
    text: textOf(main.replace(/^.*?<\/h1>/s, '')),
  }
}

/** Blocks end a sentence, so that a heading doesn't run into its text. */
function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<sup\b.*?<\/sup>/gs, '')
    .replaceAll(/([^.?!:;,\s>])\s*<\/(?:h\d|p|li|td|th|dt|dd|summary|caption|figcaption)>/g, '$1. ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:\w+|#\w+);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?!])/g, '')
    .trim()
}

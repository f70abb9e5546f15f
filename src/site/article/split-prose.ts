/**
 * Parts an article's HTML after the first paragraph below its second heading, or before its third heading if there is
 * no paragraph there. Without a second heading all of it comes first.
 */
export function splitAfterSecondHeading(html: string): readonly [opening: string, rest: string] {
  const [, second, third] = [...html.matchAll(/<h2\b/g)].map(({ index }) => index)
  if (second === undefined) return [html, '']
  const paragraph = /^<h2\b.*?<\/h2>\s*<p\b[^>]*>.*?<\/p>/s.exec(html.slice(second))
  const at = paragraph ? second + paragraph[0].length : (third ?? html.length)
  return [html.slice(0, at), html.slice(at)]
}

/** Takes away the space before a source’s number, so that the number cannot start a line. */
export function bindSources(html: string): string {
  return html.replaceAll(/\s+(?=<sup\b)/g, '')
}

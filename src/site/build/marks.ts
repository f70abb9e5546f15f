/**
 * Puts two marks, which are HTML comments, around a block that the server can render again. The server cuts a page at
 * the marks when it is first asked for one of them, and joins the pieces for each response.
 */
export function markView(view: string, html: string): string {
  return `<!--view ${view}-->${html}<!--/view ${view}-->`
}

/** A piece between two marks has the name of its view and, if it can be hydrated, the props it was built with. */
export type Piece = { html: string; view?: string; props?: unknown }

export function cutAtMarks(page: string): Piece[] {
  const [first = '', ...parts] = page.split(/<!--view (\w+)-->([\s\S]*?)<!--\/view \1-->/)
  const pieces: Piece[] = [{ html: first }]
  for (let index = 0; index < parts.length; index += 3)
    pieces.push(
      { view: parts[index], html: parts[index + 1] ?? '', props: propsIn(parts[index + 1] ?? '') },
      { html: parts[index + 2] ?? '' },
    )
  return pieces
}

function propsIn(html: string): unknown {
  const [, attribute] = / data-props="([^"]*)"/.exec(html) ?? []
  return attribute && JSON.parse(attribute.replace(/&(quot|#x27|lt|gt|amp);/g, decode))
}

const characters: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }

function decode(entity: string, name: string): string {
  return characters[name] ?? entity
}

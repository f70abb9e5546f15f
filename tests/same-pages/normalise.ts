import { load } from 'cheerio'

/** What differs at each start or each build, and what replaces it in a recording. */
export const changing: readonly [RegExp, string][] = [
  [/\/_astro\/[\w.-]+\.(js|css)\b/g, '/_astro/$1'],
  [/(\/_astro\/[\w-]+(?:\.[\w-]+)*?)[.-][\w-]{8}(\.\w+)\b/g, '$1$2'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'an-id'],
  [/WW-[0-9A-HJKMNP-TV-Z]{8}\b/g, 'WW-00000000'],
  [/(?<![\w-])[\w-]{72,}(?![\w-])/g, 'a-token'],
  [/("salt\\?":\s*\\?")[\w-]{43}(?![\w-])/g, '$1a-salt'],
  [/^UID:[\w-]{43}@/gm, 'UID:a-key@'],
  [/\b[0-9a-f]{16,}\b/g, 'digits'],
  [/sha256-[\w+/]+=*/g, 'sha256-'],
  [/localhost:\d{5}\b/g, 'localhost'],
]

export function normalise(text: string): string {
  return changing.reduce((so, [pattern, by]) => so.replaceAll(pattern, by), text)
}

type Node = ReturnType<ReturnType<typeof load>['root']>[number]['children'][number]

/** A document as lines: every element with its attributes, and every text, in their order, with the elements they are in. */
export function linesOf(html: string): string[] {
  const lines: string[] = []
  const walk = (nodes: readonly Node[], path: string) => {
    let text = ''
    const endText = () => {
      const normal = normalise(text.replace(/\s+/g, ' '))
      if (normal) lines.push(`${path}: ${normal}`)
      text = ''
    }
    for (const node of nodes) {
      if (node.type === 'text') text += node.data
      if (!('attribs' in node)) continue
      endText()
      if (isChunk(node.attribs)) continue
      const inner = `${path} ${node.name}`.trim()
      const attributes = Object.entries(node.attribs)
        .filter(([name]) => name !== 'class')
        .map(([name, value]) => `${name}=${JSON.stringify(normalise(value))}`)
      // Those that are set by script come in any order.
      lines.push(`${inner} [${attributes.toSorted().join(' ')}]`)
      if (!isCode(node.name, node.attribs.type)) walk(node.children, inner)
    }
    endText()
  }
  walk(load(withNumberedIds(html)).root()[0]?.children ?? [], '')
  return lines
}

/** React counts its ids in the order in which parts are loaded. Here they are counted in the order of the page. */
function withNumberedIds(html: string): string {
  const ids = [...new Set(html.match(/_[rR]_\w*?_/g))]
  return html.replaceAll(/_[rR]_\w*?_/g, (id) => `id-${ids.indexOf(id)}`)
}

/** Into how many files the bundler puts styles and scripts is its own affair. */
function isChunk({ rel = '', href = '' }: Record<string, string>): boolean {
  return /^(stylesheet|modulepreload)$/.test(rel) && href.includes('/_astro/')
}

/** Scripts and styles are names of classes and of variables: what they do is seen in the pictures. */
function isCode(element: string, type = ''): boolean {
  return element === 'style' || (element === 'script' && !type.includes('json'))
}

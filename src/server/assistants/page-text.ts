const unread = ['svg', 'select', 'label', 'legend', 'button', 'textarea', 'nav', 'script', 'style']
const blocks = ['p', 'li', 'tr', 'dt', 'dd', 'div', 'section', 'summary', 'caption', 'h\\d', 'br']
// With all that is in it, but where an element of its own name is.
const hidden = /<(\w+)\b[^>]*\s(?:hidden=""|aria-hidden="true")[^>]*>(?:(?!<\1\b).)*?<\/\1>/gs
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** What somebody reads in a block that React rendered, as lines of text: no fields, buttons or pictures, and nothing hidden. */
export function pageText(html: string): string {
  return html
    .replaceAll(new RegExp(`<(${unread.join('|')})\\b[^>]*>.*?</\\1>`, 'gs'), ' ')
    .replaceAll(hidden, ' ')
    .replaceAll(new RegExp(`</?(?:${blocks.join('|')})\\b[^>]*>`, 'g'), '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity as keyof typeof entities])
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([.,;:])/g, '$1')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
}

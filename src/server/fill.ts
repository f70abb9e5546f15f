import type { CheerioAPI } from 'cheerio'
import type { Shown, Table } from '#content/calculators/shown.ts'

export type Place = ReturnType<CheerioAPI>

/** Puts words, paths and rows into the places that bear their names. Script does the same in site/calculators/fill.ts. */
export function fill(page: CheerioAPI, place: Place, shown: Shown): void {
  const each = (attribute: string, put: (element: Place, name: string) => void) =>
    place.find(`[data-${attribute}]`).each((_, element) => {
      const found = page(element)
      put(found, found.attr(`data-${attribute}`) ?? '')
    })
  each('slot', (element, name) => {
    const text = shown.texts[name]
    if (text !== undefined) element.text(text)
  })
  each('path', (element, name) => {
    const path = shown.paths[name]
    if (path !== undefined) element.attr('d', path)
  })
  each('table', (element, name) => {
    const table = shown.tables[name]?.()
    if (table) fillTable(element, table)
  })
  each('part', (element, name) => {
    const isThere = shown.parts[name]
    if (isThere === true) element.removeAttr('hidden')
    if (isThere === false) element.attr('hidden', '')
  })
}

/** Written as text and read once: seven hundred cells made one by one take longer than all the rest. */
function fillTable(table: Place, { head, rows }: Table): void {
  const headings = head.map((text) =>
    text ? `<th scope="col">${escaped(text)}</th>` : '<td></td>',
  )
  table.find('thead').html(`<tr>${headings.join('')}</tr>`)
  const lines = rows.map(({ cells: [first = '', ...cells], strong }) => {
    const others = cells.map(
      (text, index) => `<td data-head="${escaped(head[index + 1] ?? '')}">${escaped(text)}</td>`,
    )
    return `<tr${strong ? ' data-strong=""' : ''}><th scope="row">${escaped(first)}</th>${others.join('')}</tr>`
  })
  table.find('tbody').html(lines.join(''))
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

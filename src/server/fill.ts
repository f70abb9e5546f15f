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
    if (table) fillTable(page, element, table)
  })
  each('part', (element, name) => {
    const isThere = shown.parts[name]
    if (isThere === true) element.removeAttr('hidden')
    if (isThere === false) element.attr('hidden', '')
  })
}

function fillTable(page: CheerioAPI, table: Place, { head, rows }: Table): void {
  const cell = (tag: 'th' | 'td', text: string) => page(`<${tag}>`).text(text)
  const headRow = page('<tr>')
  for (const text of head)
    headRow.append(text ? cell('th', text).attr('scope', 'col') : cell('td', ''))
  table.find('thead').empty().append(headRow)
  const body = table.find('tbody').empty()
  for (const { cells, strong } of rows) {
    const row = page('<tr>')
    if (strong) row.attr('data-strong', '')
    for (const [index, text] of cells.entries())
      row.append(
        index === 0
          ? cell('th', text).attr('scope', 'row')
          : cell('td', text).attr('data-head', head[index] ?? ''),
      )
    body.append(row)
  }
}

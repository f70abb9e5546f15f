import type { Shown, Table } from '#content/calculators/shown.ts'

/** Puts words, paths and rows into the places that bear their names, as server/fill.ts does. */
export function filler(place: HTMLElement): (shown: Shown) => void {
  const slots = named(place, 'slot')
  const paths = named(place, 'path')
  const tables = named(place, 'table')
  const parts = named(place, 'part')
  return (shown) => {
    for (const [name, elements] of slots)
      for (const element of elements) write(element, shown.texts[name])
    for (const [name, elements] of paths)
      for (const element of elements) draw(element, shown.paths[name])
    for (const [name, elements] of tables)
      for (const element of elements) fillTable(element, shown.tables[name])
    for (const [name, elements] of parts)
      for (const element of elements) {
        const isThere = shown.parts[name]
        if (isThere !== undefined) element.toggleAttribute('hidden', !isThere)
      }
  }
}

function named(place: HTMLElement, kind: string): Map<string, Element[]> {
  const found = new Map<string, Element[]>()
  for (const element of place.querySelectorAll(`[data-${kind}]`)) {
    const name = element.getAttribute(`data-${kind}`) ?? ''
    found.set(name, [...(found.get(name) ?? []), element])
  }
  return found
}

function write(element: Element, text: string | undefined): void {
  // What stays the same is not said again.
  if (text !== undefined && element.textContent !== text) element.textContent = text
}

function draw(element: Element, path: string | undefined): void {
  if (path !== undefined && element.getAttribute('d') !== path) element.setAttribute('d', path)
}

function fillTable(element: Element, table: Table | undefined): void {
  if (!table) return
  const [head, body] = [element.querySelector('thead'), element.querySelector('tbody')]
  if (!head || !body) return
  const isNewHead = table.head.join('|') !== cellsOf(head.rows[0]).join('|')
  if (isNewHead) head.replaceChildren(headRow(table))
  for (const [index, { cells, strong }] of table.rows.entries()) {
    let row = body.rows[index]
    if (!row || row.cells.length !== cells.length) {
      const fresh = bodyRow(cells)
      if (row) row.replaceWith(fresh)
      else body.append(fresh)
      row = fresh
    }
    row.toggleAttribute('data-strong', strong === true)
    for (const [column, text] of cells.entries()) {
      const cell = row.cells[column]
      if (!cell) continue
      write(cell, text)
      if (column > 0) cell.dataset.head = table.head[column] ?? ''
    }
  }
  while (body.rows.length > table.rows.length) body.deleteRow(-1)
}

function cellsOf(row: HTMLTableRowElement | undefined): (string | null)[] {
  return Array.from(row?.cells ?? [], ({ textContent }) => textContent)
}

function headRow({ head }: Table): HTMLTableRowElement {
  const row = document.createElement('tr')
  for (const text of head) {
    const cell = document.createElement(text ? 'th' : 'td')
    if (text) cell.scope = 'col'
    cell.textContent = text
    row.append(cell)
  }
  return row
}

function bodyRow(cells: readonly string[]): HTMLTableRowElement {
  const row = document.createElement('tr')
  for (const [index] of cells.entries()) {
    const cell = document.createElement(index === 0 ? 'th' : 'td')
    if (index === 0) cell.scope = 'row'
    row.append(cell)
  }
  return row
}

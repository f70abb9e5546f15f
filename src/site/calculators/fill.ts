import type { Shown, Table } from '#content/calculators/shown.ts'

/**
 * Puts words, paths and rows into the places that bear their names, as server/fill.ts does. Tables that nobody looks at
 * wait until somebody does, or until there is time.
 */
export function filler(place: HTMLElement) {
  const slots = named(place, 'slot')
  const paths = named(place, 'path')
  const tables = named(place, 'table')
  const parts = named(place, 'part')
  const waiting = new Map<Element, () => Table>()
  const catchUp = () => {
    for (const [element, table] of waiting) fillTable(element, table())
    waiting.clear()
  }
  for (const folded of place.querySelectorAll('details')) folded.addEventListener('toggle', catchUp)

  const fill = (shown: Shown) => {
    for (const [element, name] of slots) write(element, shown.texts[name])
    for (const [element, name] of paths) draw(element, shown.paths[name])
    for (const [element, name] of tables) {
      const table = shown.tables[name]
      if (!table) continue
      if (element.closest('details:not([open])')) waiting.set(element, table)
      else fillTable(element, table())
    }
    for (const [element, name] of parts) {
      const isThere = shown.parts[name]
      if (isThere !== undefined) element.toggleAttribute('hidden', !isThere)
    }
  }
  /** The sentences that are the answer, and no more. */
  const say = ({ texts }: Shown) => {
    for (const [element, name] of slots) if (name.startsWith('answer')) write(element, texts[name])
  }
  return { fill, say, catchUp }
}

function named(place: HTMLElement, kind: string): (readonly [Element, string])[] {
  return Array.from(
    place.querySelectorAll(`[data-${kind}]`),
    (element) => [element, element.getAttribute(`data-${kind}`) ?? ''] as const,
  )
}

function write(element: Element, text: string | undefined): void {
  // What stays the same is not said again, and a changed word is cheaper than a new one.
  const { firstChild: node } = element
  if (text === undefined || element.textContent === text) return
  if (node instanceof Text && !node.nextSibling) node.data = text
  else element.textContent = text
}

function draw(element: Element, path: string | undefined): void {
  if (path !== undefined && element.getAttribute('d') !== path) element.setAttribute('d', path)
}

function fillTable(element: Element, table: Table): void {
  const [head, body] = [element.querySelector('thead'), element.querySelector('tbody')]
  if (!head || !body) return
  const isNewHead = table.head.join('|') !== cellsOf(head.rows[0]).join('|')
  if (isNewHead) {
    head.replaceChildren(headRow(table))
    body.replaceChildren()
  }
  for (const [index, { cells, strong }] of table.rows.entries()) {
    let row = body.rows[index]
    if (!row) {
      row = bodyRow(table.head)
      body.append(row)
    }
    row.toggleAttribute('data-strong', strong === true)
    for (const [column, text] of cells.entries()) {
      const cell = row.cells[column]
      if (!cell) continue
      write(cell, text)
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

function bodyRow(head: readonly string[]): HTMLTableRowElement {
  const row = document.createElement('tr')
  for (const [index, text] of head.entries()) {
    const cell = document.createElement(index === 0 ? 'th' : 'td')
    if (index === 0) cell.scope = 'row'
    else cell.dataset.head = text
    row.append(cell)
  }
  return row
}

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FigureTable } from './FigureTable.tsx'

test('a name with several brackets is shown to its end', () => {
  const name = 'Renewable Energy (Electricity) (Zone Ratings) Instrument 2019'
  const table = { head: ['Figure', 'Source'], rows: [{ cells: ['Zone rating', name] }] }
  const html = renderToStaticMarkup(createElement(FigureTable, { table, caption: 'Sources' }))
  expect(html.replace(/<[^>]+>/g, '')).toContain(name)
})

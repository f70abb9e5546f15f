import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cutAtMarks, markView } from './marks.ts'

test('a page is cut at its blocks, and its pieces join to the same page', () => {
  const page = `<h1>Solar</h1>${markView('enquiry', '<form></form>')}<p>Since 2019</p>${markView('programs', '')}`
  const pieces = cutAtMarks(page)
  expect(pieces.map(({ view }) => view)).toEqual([
    undefined,
    'enquiry',
    undefined,
    'programs',
    undefined,
  ])
  expect(pieces.map(({ html }) => html)).toEqual([
    '<h1>Solar</h1>',
    '<form></form>',
    '<p>Since 2019</p>',
    '',
    '',
  ])
})

test('a block that can be hydrated has its props', () => {
  const props = { title: "“5 < 6 & 7 > 6”, it’s 'said' &quot;", steps: [1] }
  const html = renderToString(createElement('div', { 'data-props': JSON.stringify(props) }))
  expect(cutAtMarks(markView('enquiry', html))[1]).toEqual({ view: 'enquiry', html, props })
})

test('a page without blocks stays whole', () => {
  expect(cutAtMarks('<p>$1 &amp; $&</p>')).toEqual([{ html: '<p>$1 &amp; $&</p>' }])
})

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markView } from '../build/marks.ts'
import { redatePage } from '../build/redate-page.ts'
import { DatedText, type DatedTextProps } from './DatedText.tsx'

const last = '2027-03-31'
const next = '2027-04-01'

const render = (props: DatedTextProps) => renderToString(createElement(DatedText, props))
const views = { datedText: (props: DatedTextProps, today: string) => render({ ...props, today }) }

const article = (today: string) =>
  [
    { to: last, html: '<p>VAT is 0% &amp; “stays” so.</p>' },
    { from: next, html: '<p>VAT <em>was</em> 0%.</p>' },
  ]
    .map((words) => markView('datedText', render({ ...words, today })))
    .join('')

const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, '')

test('an article speaks in the present on the last day and in the past from the next', () => {
  expect(textOf(article(last))).toBe('VAT is 0% &amp; “stays” so.')
  expect(textOf(article(next))).toBe('VAT was 0%.')
})

test('what was redated is as if it had been built on that day, and can be redated back', () => {
  expect(redatePage(article(last), next, views)).toBe(article(next))
  expect(redatePage(article(next), last, views)).toBe(article(last))
})

import { expect, test } from 'vitest'
import { splitAfterSecondHeading } from './split-prose.ts'

test('an article is parted after the first paragraph below its second heading', () => {
  const opening = '<p>a</p><h2 id="b">B</h2><p>b</p><h2 id="c">C</h2>\n<p class="x">c</p>'
  expect(splitAfterSecondHeading(`${opening}<p>d</p><h2>E</h2>`)).toEqual([
    opening,
    '<p>d</p><h2>E</h2>',
  ])
})

test('where no paragraph follows, it is parted before the third', () => {
  expect(splitAfterSecondHeading('<h2>A</h2><h2>B</h2><figure></figure><h2>C</h2>')).toEqual([
    '<h2>A</h2><h2>B</h2><figure></figure>',
    '<h2>C</h2>',
  ])
})

test('without a second heading nothing is parted', () => {
  expect(splitAfterSecondHeading('<h2>A</h2><p>a</p>')).toEqual(['<h2>A</h2><p>a</p>', ''])
})

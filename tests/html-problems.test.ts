import { expect, test } from 'vitest'
import { htmlProblems } from './html-problems.ts'

const page = (main: string, after = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>Solar</title></head><body><main>${main}</main></body></html>${after}`

test.each<[what: string, html: string, problem: RegExp]>([
  ['a script after the page', page('', '<script src="/a.js"></script>'), /follows <\/html>/],
  ['an input of no form', page('<input type="text" form="none">'), /no form none/],
  [
    'a radio that is never filled in',
    page('<input type="radio" autocomplete="off">'),
    /^valid-auto/,
  ],
  [
    'a tick that is never filled in',
    page('<input type="checkbox" autocomplete="off">'),
    /^valid-auto/,
  ],
  ['a group without a name', page('<fieldset><input type="text"></fieldset>'), /^wcag\/h71/],
  ['a date of at most sixty letters', page('<input type="date" maxlength="60">'), /^input-attrib/],
  [
    'a caption amid its figure',
    page('<figure><b>1</b><figcaption>a</figcaption><p>b</p></figure>'),
    /^element-permitted-order/,
  ],
  ['an id twice', page('<p id="a">1</p><p id="a">2</p>'), /^no-dup-id/],
  ['a paragraph in a phrase', page('<span><p>1</p></span>'), /^element-permitted-content/],
  ['a type that there is not', page('<input type="postcode">'), /^attribute-allowed-values/],
  ['a space in an address', page('<a href="/offer?token=Ruth Abela">1</a>'), /has a space/],
  [
    'a circle with the length of a path',
    page('<svg><circle r="1" pathLength="12"/></svg>'),
    /^only a path/,
  ],
])('%s is found', (_, html, problem) => {
  expect(htmlProblems(page('<p>A page</p>'))).toEqual([])
  expect(htmlProblems(html)).toEqual([expect.stringMatching(problem)])
})

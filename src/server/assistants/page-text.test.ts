import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

test('a block is read as its lines, without fields, pictures and what is hidden', () => {
  expect(
    pageText(
      '<section><h2>You’d save</h2><form><label for="b">Bill</label><input id="b"/><p>About <b>$900</b>.</p><p hidden="">Wrong</p><button>Go</button></form><ul><li>A &amp; B</li><li>&lt;C&gt;</li></ul><svg><text>1</text></svg></section>',
    ),
  ).toBe('You’d save\nAbout $900.\nA & B\n<C>')
})

test('what is hidden is left out with all that is in it, and so are units beside a field', () => {
  expect(
    pageText(
      '<div tabindex="-1" hidden=""><h2>Please fix:</h2><ul></ul></div><p>Bill</p><span><input/><span aria-hidden="true">kWh</span></span>',
    ),
  ).toBe('Bill')
})

test('what is escaped twice is read once', () => {
  expect(pageText('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;')
})

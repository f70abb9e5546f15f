import { expect, test } from 'vitest'
import { indexPage } from './index-page.ts'

test('a page is searched by its words, not by its forms, pictures and scripts', () => {
  const html = `<title>Home batteries &amp; more | Wattlewise</title>
    <meta name="description" content="What one costs.">
    <header>Menu</header><main id="content"><h1>Home batteries</h1><p>A battery holds
    <b>10 kWh</b>.<sup><a href="#source-1">1</a></sup></p><form>Your name</form><svg><text>12</text></svg></main>`
  expect(indexPage('/solar-batteries', html)).toEqual({
    path: '/solar-batteries',
    title: 'Home batteries & more',
    description: 'What one costs.',
    headings: 'Home batteries.',
    text: 'Home batteries. A battery holds 10 kWh.',
  })
})

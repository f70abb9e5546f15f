import { expect, test } from 'vitest'
import { indexPage } from './index-page.ts'

test('a page is listed by its heading and searched by its words, not by its forms, pictures and scripts', () => {
  const html = `<title>Batteries &amp; more in Melbourne | Wattlewise</title>
    <meta name="description" content="What one costs.">
    <header>Menu</header><main id="content"><a href="/blog">All articles</a><h1>Home batteries &amp; more</h1><p>A battery holds
    <b>10 kWh</b>.<sup><a href="#source-1">1</a></sup></p><form>Your name</form><svg><text>12</text></svg></main>`
  expect(indexPage('/solar-batteries', html)).toEqual({
    path: '/solar-batteries',
    title: 'Home batteries & more',
    description: 'What one costs.',
    headings: 'Batteries & more in Melbourne. Home batteries & more.',
    text: 'A battery holds 10 kWh.',
  })
})

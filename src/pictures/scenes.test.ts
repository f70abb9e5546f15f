import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getScene, scenes } from './scenes.ts'

test.each(Object.entries(scenes))('%s is as large as it says', (_, { Scene, width, height }) => {
  expect(renderToStaticMarkup(createElement(Scene))).toMatch(
    new RegExp(`^<svg [^>]*width="${width}" height="${height}">`),
  )
})

test('a misspelt name is reported', () => {
  expect(() => getScene('hero-pannels')).toThrow('There is no picture named “hero-pannels”')
})

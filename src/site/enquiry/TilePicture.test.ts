import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brands } from '#content/brand/brands.ts'
import { formsOf } from '#content/forms/forms.ts'
import { questionsOf } from '#domain/enquiry/form.ts'
import { TilePicture } from './TilePicture.tsx'

const draw = (name: string) => renderToStaticMarkup(createElement(TilePicture, { name }))

const names = Object.values(brands)
  .flatMap((brand) => [...formsOf(brand).values()])
  .flatMap(questionsOf)
  .flatMap((question) => (question.kind === 'choice' ? question.choices : []))
  .flatMap(({ picture }) => picture ?? [])

test.each([...new Set(names)])('the answer’s picture %s is drawn', (name) => {
  expect(draw(name)).toMatch(/<(path|rect|circle) /)
})

test.each(['hosue', 'panels-many', 'toString'])('a picture named %s is reported', (name) => {
  expect(() => draw(name)).toThrow(`no picture named “${name}”`)
})

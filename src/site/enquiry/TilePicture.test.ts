import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { TilePicture } from './TilePicture.tsx'

const draw = (name: string) => renderToStaticMarkup(createElement(TilePicture, { name }))

const steps = [...formsOf(au)].flatMap(([form, { steps }]) =>
  steps
    .flatMap(({ questions }) => questions)
    .filter((question) => question.kind === 'choice')
    .map(({ name, choices }) => ({ name: `${form} ${name}`, choices })),
)
const names = steps.flatMap(({ choices }) => choices.flatMap(({ picture }) => picture ?? []))

test('all answers of a step have a picture, or none', () => {
  const mixed = steps.filter(({ choices }) => new Set(choices.map((one) => !one.picture)).size > 1)
  expect(mixed.map(({ name }) => name)).toEqual([])
})

test('the notes on the specification list the steps whose answers have none', () => {
  const notes = readFileSync('docs/specification-notes.md', 'utf8')
  const [, listed = ''] = /Answers without pictures\n\n[^\n]*\n\n((?:- .*\n)+)/.exec(notes) ?? []
  const without = steps.filter(({ choices }) => choices.every((one) => !one.picture))
  const lines = Map.groupBy(without, ({ name }) => name.split(' ')[0])
  const expected = [...lines].map(
    ([form, all]) =>
      `- ${form}: ${all.map(({ name }) => `\`${name.split(' ')[1]}\``).join(', ')}\n`,
  )
  expect(listed).toBe(expected.join(''))
})

test.each([...new Set(names)])('the answer’s picture %s is drawn', (name) => {
  expect(draw(name)).toMatch(/<(path|rect|circle) /)
})

test.each(['hosue', 'panels-many', 'toString'])('a picture named %s is reported', (name) => {
  expect(() => draw(name)).toThrow(`No picture “${name}”`)
})

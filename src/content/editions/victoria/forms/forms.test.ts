import { expect, test } from 'vitest'
import { questionsOf } from '#domain/enquiry/form.ts'
import { au } from '../brand/au.ts'
import { formsOf } from './forms.ts'

const steps: Record<string, number> = {
  home: 6,
  battery: 8,
  rebates: 8,
  savings: 8,
  installers: 7,
  'panel-count': 6,
  business: 7,
  'battery-size': 5,
  'battery-cost': 5,
  'battery-choice': 4,
  'roof-tiles': 5,
  contact: 5,
  'article-rebates': 6,
  'article-battery': 7,
  'article-compare': 7,
  'article-financing': 6,
  'article-costs': 8,
  'article-2030': 7,
}

test('every form has as many steps as was agreed', () => {
  const counted = Object.fromEntries(
    [...formsOf(au)].map(([slug, form]) => [slug, form.steps.length]),
  )
  expect(counted).toEqual(steps)
})

test('no form asks two questions of one name, or offers one value twice', () => {
  for (const form of formsOf(au).values()) {
    const questions = questionsOf(form)
    expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length)
    for (const question of questions)
      if (question.kind === 'choice') {
        const values = question.choices.map(({ value }) => value)
        expect(new Set(values).size).toBe(values.length)
      }
  }
})

test('every form asks for a postcode or a place', () => {
  for (const form of formsOf(au).values()) {
    const asked = questionsOf(form).map(({ name }) => name)
    expect(asked.filter((name) => name === 'postcode' || name === 'location')).toHaveLength(1)
  }
})

test('wherever a postcode is asked, it says where our installers work', () => {
  const helps = [...formsOf(au).values()]
    .flatMap(questionsOf)
    .flatMap(({ kind, help }) => (kind === 'postcode' ? [help ?? ''] : []))
  expect(helps.length).toBeGreaterThan(10)
  for (const help of helps) expect(help).toContain('Our installers work in Victoria.')
})

test('a form survives being sent as data', () => {
  for (const form of formsOf(au).values()) expect(JSON.parse(JSON.stringify(form))).toEqual(form)
})

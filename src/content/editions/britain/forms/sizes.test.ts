import { expect, test } from 'vitest'
import { questionsOf } from '#domain/enquiry/form.ts'
import { asked } from '#estimate/asked-sizes.ts'
import { uk } from '../brand/uk.ts'
import { panelsBySize } from '../panel-counts.ts'
import { formsOf } from './forms.ts'

/** Kilowatts or kilowatt-hours in a label: what it says of panels is another number. */
const numbersIn = (label: string) =>
  (label.replace(/, [\d to]+ panels$/, '').match(/\d+/g) ?? []).map(Number)

test('an installer is matched by the sizes that the visitor read', () => {
  for (const [slug, { question, sizes }] of Object.entries(asked)) {
    const form = formsOf(uk).get(slug)
    const choices = form ? questionsOf(form).find(({ name }) => name === question) : undefined
    if (choices?.kind !== 'choice') throw new Error(`${slug} asks no ${question}`)
    for (const { value, label } of choices.choices) {
      const { from, to } = sizes[value] ?? { from: 0, to: 0 }
      const ends = [...new Set([from, to].filter((size) => size > 0 && Number.isFinite(size)))]
      expect([slug, value, numbersIn(label)]).toEqual([slug, value, ends])
    }
  }
})

test('a label’s panels are those of its tile', () => {
  const form = formsOf(uk).get('savings')
  const question = form && questionsOf(form).find(({ name }) => name === 'system-size')
  if (question?.kind !== 'choice') throw new Error('There is no such question')
  for (const { value, label } of question.choices) {
    const panels = / (\d+)(?: to \d+)? panels$/.exec(label)?.[1]
    if (panels) expect([value, panelsBySize[value]]).toEqual([value, Number(panels)])
  }
})

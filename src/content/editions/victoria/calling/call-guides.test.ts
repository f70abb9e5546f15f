import { describe, expect, test } from 'vitest'
import { callParts } from '#content/calling/call-guide.ts'
import { openingSentence } from '#content/calling/opening-sentence.ts'
import { questionsOf } from '#domain/enquiry/form.ts'
import { answeredLines } from '../../../calling/call-lines.ts'
import { au } from '../brand/au.ts'
import { formsOf } from '../forms/forms.ts'
import { callGuides } from './call-guides.ts'

const timeZone = 'Australia/Melbourne'
const now = Date.parse('2026-11-19T03:24:00Z')

describe.each([au])('$name', (brand) => {
  const forms = [...formsOf(brand).values()]

  test('every form has a guide to its call, and no guide is without its form', () => {
    expect(Object.keys(callGuides).toSorted()).toEqual(forms.map(({ slug }) => slug).toSorted())
  })

  test.each(forms)(
    'the call about $slug reads every answer once, in the order of a call',
    (form) => {
      const lines = callGuides[form.slug]?.lines ?? []
      const asked = questionsOf(form)
        .map(({ name }) => name)
        // How to reach the visitor and where they live are shown above the answers.
        .filter((name) => !name.startsWith('contact-') && name !== 'postcode')
      expect(lines.map(({ question }) => question).toSorted()).toEqual(asked.toSorted())
      const parts = lines.map(({ part }) => callParts.indexOf(part))
      expect(parts).toEqual(parts.toSorted((one, other) => one - other))
      expect(callGuides[form.slug]?.stillToAsk).toMatch(/\?$/)
    },
  )

  test.each(forms)('what follows an answer to $slug follows one that can be given', (form) => {
    for (const { question, next = {} } of callGuides[form.slug]?.lines ?? []) {
      const asked = questionsOf(form).find(({ name }) => name === question)
      const labels = asked?.kind === 'choice' ? asked.choices.map(({ label }) => label) : []
      expect(labels).toEqual(expect.arrayContaining(Object.keys(next)))
    }
  })

  test.each(forms)('the first sentence about $slug names caller, business and reason', (form) => {
    const opening = {
      form: form.slug,
      visitor: 'Aroha',
      operator: 'Priya',
      business: brand.name,
      place: 'Pakenham',
      askedAt: '2026-11-18T05:50:00Z',
    }
    const sentence = openingSentence(opening, { now, timeZone })
    expect(sentence).toContain(`Hello Aroha, it’s Priya from ${brand.name}. You asked us yesterday`)
    expect(sentence).toMatch(/yesterday \S.*\.$/)
    expect(sentence).not.toMatch(/[{}]/)
    const nowhere = openingSentence({ ...opening, place: '' }, { now, timeZone })
    expect(nowhere).not.toMatch(/[{}]|Pakenham| {2}| \./)
  })
})

test('the first sentence says when they asked, and where', () => {
  const say = (askedAt: string, form = 'battery') =>
    openingSentence(
      {
        form,
        visitor: 'Aroha',
        operator: 'Priya',
        business: 'Wattlewise',
        place: 'Pakenham',
        askedAt,
      },
      { now, timeZone },
    )
  expect(say('2026-11-18T05:50:00Z')).toBe(
    'Hello Aroha, it’s Priya from Wattlewise. You asked us yesterday about a battery in Pakenham.',
  )
  expect(say('2026-11-18T05:50:00Z', 'panel-count')).toContain(
    'how many panels your roof in Pakenham needs.',
  )
  expect(say('2026-11-19T01:00:00Z')).toContain('You asked us today about')
  expect(say('2026-11-15T01:00:00Z')).toContain('You asked us on Sunday about')
  expect(say('2026-11-02T01:00:00Z')).toContain('You asked us on 2 November about')
  // Visitors who came another way aren't greeted about a form.
  expect(say('2026-11-19T01:00:00Z', 'rest')).toContain('about solar in Pakenham.')
  expect(say('2026-11-19T01:00:00Z', 'constructor')).toContain('about solar in Pakenham.')
})

test('answers come in the call’s order, with what to ask next, and none is lost', () => {
  const answered = [
    { question: 'electricity-bill', ask: 'How much?', answer: '$300–$400' },
    { question: 'old-question', ask: 'What did we ask in May?', answer: 'This' },
    { question: 'current-system', ask: 'Panels?', answer: 'Yes' },
    { question: 'battery-size', ask: 'What size?', answer: 'Not sure yet' },
  ]
  expect(answeredLines('battery', answered)).toEqual([
    { label: 'Size', answer: 'Not sure yet', more: '' },
    { label: 'Has solar', answer: 'Yes', more: 'ask: how big, which year' },
    { label: 'Bill', answer: '$300–$400', more: 'a month' },
    { label: 'What did we ask in May?', answer: 'This', more: '' },
  ])
})

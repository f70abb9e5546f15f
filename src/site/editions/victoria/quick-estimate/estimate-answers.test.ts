import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Choice, questionsOf } from '#domain/enquiry/form.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { mostPanels } from '#edition/panel-counts.ts'
import { formatQuickEstimate } from '#site/quick-estimate/quick-estimate.ts'
import { estimateAnswers } from './estimate-answers.ts'

const today = '2026-11-21'
function sentenceFor(answers: Record<string, string>): string | undefined {
  const estimate = estimateAnswers(answers, today)
  return estimate && formatQuickEstimate(estimate)
}

test('a bill is enough for a quick estimate', () => {
  expect(sentenceFor({ 'property-type': 'home', 'monthly-bill': '300-400' })).toMatch(
    /^30 panels \(13\.2 kW\) would take about \$[\d,]+ a year off a bill like yours, likely \$[\d,]+ to \$[\d,]+\. They pay for themselves in about \d+ years, \d+ to \d+ years in eight cases out of ten\.$/,
  )
})

test('a tenant is shown no estimate: the owner pays, the tenant saves', () => {
  for (const ownership of ['tenant', 'rent'])
    expect(
      estimateAnswers({ 'property-ownership': ownership, 'monthly-bill': '300-400' }, today),
    ).toBeUndefined()
})

test('what doesn’t pay for itself is named a price at which it would', () => {
  expect(sentenceFor({ 'monthly-bill': 'under-100', 'battery-size': 'very-large' })).toMatch(
    /won’t pay for (?:itself|themselves) within 25 years.*\. At \$[\d,]+ or less, (?:it|they) would\.$/,
  )
})

describe('as many panels as the visitor saw', () => {
  const bills = ['monthly-bill', 'electricity-bill']
  const panels = (name: string, { value }: Choice) =>
    estimateAnswers({ [name]: value }, today)?.panels

  const tiles = [...formsOf(au).values()]
    .filter(({ slug }) => slug !== 'business')
    .flatMap((form) => questionsOf(form))
    .flatMap((question) => (question.kind === 'choice' ? [question] : []))
    .flatMap(({ name, choices }) => choices.map((choice) => ({ name, choice })))
    .filter(({ choice }) => choice.picture?.startsWith('panels-'))

  test('are on the answer’s tile', () => {
    expect(tiles.length).toBeGreaterThan(10)
    for (const { name, choice } of tiles)
      expect([name, choice.value, `panels-${panels(name, choice)}`]).toEqual([
        name,
        choice.value,
        choice.picture,
      ])
  })

  test('are on the house that answers', () => {
    const css = readFileSync('src/site/editions/victoria/house/answers.css', 'utf8')
    const rules = Array.from(css.matchAll(/:root:has\(([^{]*)\{\s*--panels: (\d+)/g))
    const onHouse = rules.flatMap(([, selector = '', count]) =>
      Array.from(
        selector.matchAll(/\[name="([^"]+)"\]\[value="([^"]+)"\]/g),
        ([, name, value]) => ({
          name: name ?? '',
          value: value ?? '',
          count: Number(count),
        }),
      ),
    )
    // Two more bills mean as many panels as the house has before anything is answered.
    expect(onHouse.length).toBe(9)
    for (const { name, value, count } of onHouse) {
      expect(bills).toContain(name)
      expect([
        name,
        value,
        Math.min(
          mostPanels,
          estimateAnswers({ [name]: value, 'battery-size': 'small' }, today)?.panels ?? 0,
        ),
      ]).toEqual([name, value, count])
    }
  })
})

test('the band’s two ends make the range wider than either', () => {
  const low = estimateAnswers({ 'monthly-bill': '200-300' }, today)
  const high = estimateAnswers({ 'monthly-bill': '300-400' }, today)
  expect(low?.saving[0]).toBeLessThan(high?.saving[0] ?? 0)
  expect(low?.saving[1]).toBeGreaterThan(high?.saving[0] ?? 0)
})

test('a small roof holds fewer panels', () => {
  const estimate = estimateAnswers({ 'monthly-bill': '300-400', 'roof-space': 'small' }, today)
  expect(estimate?.panels).toBe(6)
})

test('a household with panels gets an estimate of the battery alone', () => {
  expect(
    sentenceFor({
      'electricity-bill': '300-400',
      'current-system': 'yes',
      'battery-size': 'medium',
    }),
  ).toMatch(/^A battery of 10 kWh would take/)
})

test('there is no estimate for a business, another state or too few answers', () => {
  expect(sentenceFor({ 'property-type': 'business', 'monthly-bill': '300-400' })).toBeUndefined()
  expect(sentenceFor({ 'monthly-bill': '300-400', postcode: '2000' })).toBeUndefined()
  expect(sentenceFor({ 'contact-name': 'Alex' })).toBeUndefined()
})

test('only numbers are saved', () => {
  const estimate = estimateAnswers({ 'monthly-bill': 'under-100', postcode: '3011' }, today)
  expect(JSON.stringify(estimate)).not.toContain('3011')
  for (const value of Object.values(estimate ?? {}).flat())
    expect(value === null || typeof value === 'number').toBe(true)
})

import { expect, test } from 'vitest'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { askedSizes } from '#domain/offer/asked-sizes.ts'
import { au } from '../brand/au.ts'
import { advertisedSavings, batteryTiers } from '../figures.ts'
import { formsOf } from './forms.ts'

/** Kilowatts or kilowatt-hours in an answer's label, by its value. */
function sizesIn(slug: string, question: string): Record<string, number[]> {
  const form: EnquiryForm | undefined = formsOf(au).get(slug)
  const choices = form ? questionsOf(form).find(({ name }) => name === question) : undefined
  if (choices?.kind !== 'choice') throw new Error(`${slug} asks no ${question}`)
  return Object.fromEntries(choices.choices.map(({ value, label }) => [value, numbersIn(label)]))
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

test('a large battery is as large in one form as in another, and in the tiers', () => {
  const quote = sizesIn('battery', 'battery-size')
  const price = sizesIn('battery-cost', 'battery-size')
  for (const tier of ['small', 'medium', 'large'] as const) {
    expect(quote[tier], tier).toEqual(numbersIn(batteryTiers[tier].size))
    expect(price[tier], tier).toEqual(numbersIn(batteryTiers[tier].size))
  }
  expect(quote['very-large']?.[0]).toBeGreaterThan(quote.large?.[0] ?? 0)
})

test('a form’s sizes of system are those of the cards on its page', () => {
  const asked = sizesIn('savings', 'system-size')
  for (const { name, about } of advertisedSavings)
    expect(asked[name.toLowerCase()], name).toEqual(numbersIn(about.split(',')[0] ?? ''))
})

test('an installer is matched by the sizes that the visitor read', () => {
  for (const [slug, question, sizes] of askedSizes()) {
    const labels = sizesIn(slug, question)
    for (const [value, { from, to }] of Object.entries(sizes))
      expect(labels[value], `${slug} ${value}`).toEqual([
        ...new Set([from, to].filter((size) => size > 0 && Number.isFinite(size))),
      ])
    // The answer 'not sure' shows no number.
    const others = Object.entries(labels).filter(([value]) => !(value in sizes))
    expect(others.flatMap(([, numbers]) => numbers)).toEqual([])
  }
})

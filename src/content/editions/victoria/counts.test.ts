import { expect, test } from 'vitest'
import type { Section } from '#content/pages/page.ts'
import { partsOf } from '#content/pages/parts.ts'
import { type EnquiryForm, stepName } from '#domain/enquiry/form.ts'
import { au } from './brand/au.ts'
import { packages } from './figures.ts'
import { formsOf } from './forms/forms.ts'
import { contactSteps } from './forms/steps.ts'
import { contact } from './pages/contact.ts'
import { guides } from './pages/guides.ts'
import { home } from './pages/home.ts'
import { nothingSent } from './pages/success.ts'

const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const numberOf = (word = '') => numbers.split('|').indexOf(word.toLowerCase()) + 1

const questionCount = new RegExp(`\\b(${numbers}) (?:short )?questions?\\b( about)?`, 'gi')
const itemCount = new RegExp(
  `\\b(${numbers}) (?:\\w+ )?(?:sizes|guides|questions|steps|tiers|ways|things)\\b`,
  'gi',
)

/** The number of steps that a text should name. “Two questions about the roof” leaves out the last three. */
function wrongQuestionCounts(text: string, form: EnquiryForm): string[] {
  const contactNames = contactSteps().map(stepName)
  const aboutHome = form.steps.filter((step) => !contactNames.includes(stepName(step)))
  return Array.from(text.matchAll(questionCount))
    .filter(([, word, about]) => numberOf(word) !== (about ? aboutHome : form.steps).length)
    .map(([words]) => `${words}: ${text}`)
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return data && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : []
}

/** The sections of a page, each half of a pair by itself. */
function sectionsOf(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => (section.kind === 'pair' ? partsOf([section]) : [section]))
}

/** How many items a section lists. A table lists its rows, or beside their names its columns. */
function itemCounts(section: Section): number[] {
  if (section.kind === 'table') return [section.rows.length, section.columns.length - 1]
  const lists = Object.values(section).filter((value) => Array.isArray(value))
  return lists.map((list) => list.length)
}

/** The words over a section's list, which count what it lists, and all its other words. */
function wordsOf(section: Section): { overList: string[]; others: string[] } {
  if (itemCounts(section).length === 0) return { overList: [], others: textsIn(section) }
  const { heading, lead, caption, ...others } = section as Section & Record<string, unknown>
  return { overList: textsIn([heading, lead, caption]), others: textsIn(others) }
}

const formNamed = (slug: string) => {
  const form = formsOf(au).get(slug)
  if (!form) throw new Error(`There is no form ${slug}`)
  return form
}

const pages = [...Object.entries(guides), ['/contact', contact] as const]

test.each(pages)('%s counts the questions of its form', (_, { sections, ...page }) => {
  const texts = [
    ...textsIn(page),
    ...sectionsOf(sections).flatMap((section) => wordsOf(section).others),
  ]
  expect(texts.flatMap((text) => wrongQuestionCounts(text, formNamed(page.hero.form)))).toEqual([])
})

test.each(pages)('%s counts what its sections list', (_, { sections }) => {
  const wrong = sectionsOf(sections).flatMap((section) =>
    wordsOf(section)
      .overList.flatMap((text) => Array.from(text.matchAll(itemCount)))
      .filter(([, word]) => !itemCounts(section).includes(numberOf(word)))
      .map(([words]) => `${words}: ${section.kind}`),
  )
  expect(wrong).toEqual([])
})

test.each(pages)('%s announces as many guides, sizes or ways as it has', (_, page) => {
  const lengths = sectionsOf(page.sections).flatMap(itemCounts)
  const announced = Array.from(`${page.description} ${page.hero.lead}`.matchAll(itemCount))
    .filter(([words]) => !words.match(questionCount))
    .map(([, word]) => numberOf(word))
  expect(announced.filter((count) => !lengths.includes(count))).toEqual([])
})

test('the home page counts the questions of its form, its packages and its guides', () => {
  expect(textsIn(home).flatMap((text) => wrongQuestionCounts(text, formNamed('home')))).toEqual([])
  expect(home.packages.heading).toMatch(/^Three sizes/)
  expect(packages).toHaveLength(3)
  expect(home.guides.heading).toMatch(/^Three guides/)
  expect(home.guides.links).toHaveLength(3)
})

test('a visitor who has sent nothing reads how many questions the home page asks', () => {
  expect(nothingSent.lead).toMatch(questionCount)
  expect(wrongQuestionCounts(nothingSent.lead, formNamed('home'))).toEqual([])
})

test.each([
  ['Answer six questions', 1],
  ['Three questions about your house, then a call', 1],
  ['Five short questions', 0],
  ['Two questions about your house, then a call', 0],
])('“%s” over a form of two questions and three about the visitor: %i wrong', (text, wrong) => {
  expect(wrongQuestionCounts(text, formNamed('battery-size'))).toHaveLength(wrong)
})

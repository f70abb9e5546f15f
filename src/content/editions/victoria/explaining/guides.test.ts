import { expect, test } from 'vitest'
import type { Section } from '#content/pages/page.ts'
import { guides } from '../pages/guides.ts'

const pictureIn = (section: Section) =>
  section.kind === 'explanation'
    ? section.name
    : section.kind === 'quote'
      ? section.kind
      : undefined

test.each(Object.entries(guides))(
  '%s explains itself by two pictures at least',
  (_, { sections }) => {
    const pictures = sections.map(pictureIn).filter((picture) => picture !== undefined)
    expect(pictures.length).toBeGreaterThanOrEqual(2)
    expect(new Set(pictures).size).toBe(pictures.length)
  },
)

test.each(Object.entries(guides))('on %s no two pictures stand next to each other', (_, guide) => {
  const neighbours = guide.sections.filter(
    (section, index) =>
      pictureIn(section) &&
      pictureIn(guide.sections[index + 1] ?? section) &&
      guide.sections[index + 1],
  )
  expect(neighbours).toEqual([])
})

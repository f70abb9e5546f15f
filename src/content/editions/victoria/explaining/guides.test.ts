import { expect, test } from 'vitest'
import type { Section } from '#content/pages/page.ts'
import { guides } from '../pages/guides.ts'

const pictureIn = (section: Section) => (section.kind === 'explanation' ? section.name : undefined)

test('a picture is on one page; others link to it', () => {
  const pictures = Object.values(guides).flatMap(({ sections }) => sections.map(pictureIn))
  const drawn = pictures.filter((picture) => picture !== undefined)
  expect(drawn.toSorted()).toEqual([...new Set(drawn)].toSorted())
})

test.each(Object.entries(guides))('on %s no two pictures are next to each other', (_, guide) => {
  const neighbours = guide.sections.filter(
    (section, index) =>
      pictureIn(section) &&
      pictureIn(guide.sections[index + 1] ?? section) &&
      guide.sections[index + 1],
  )
  expect(neighbours).toEqual([])
})

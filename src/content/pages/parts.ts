import { ownKinds } from '#edition/pages/own-section.ts'
import type { OwnSection, Part, Section } from './page.ts'

/** The subjects of a page that have a heading and a kind of their own, whether alone or beside another. */
export function partsOf(sections: readonly Section[]): Part[] {
  return sections.flatMap((section): readonly Part[] => {
    if (isOwn(section) || section.kind === 'figures' || section.kind === 'closing') return []
    return section.kind === 'pair' ? section.parts : [section]
  })
}

/** Whether only the edition that is built has a section of that kind. */
export function isOwn(section: Section): section is OwnSection {
  return ownKinds.includes(section.kind)
}

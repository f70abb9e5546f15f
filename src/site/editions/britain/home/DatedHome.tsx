import type { Day } from '#domain/estimate/shared/day.ts'
import { home } from '#edition/pages/home.ts'
import { Closing } from '#site/sections/Closing.tsx'
import { GuideSection } from '#site/sections/guide/GuideSection.tsx'
import styles from '../guide/dated.module.css'
import { RegionSection } from './RegionSection.tsx'

export type DatedHomeProps = { part: 'first' | 'middle' | 'last'; today: Day }

/** Sections of the home page on a day: the first, those up to the articles, and those after them. */
export function DatedHome({ part, today }: DatedHomeProps) {
  const { sections } = home(today)
  const ends = { first: [0, 1], middle: [1, 3], last: [3] }[part]
  return (
    <div className={styles.dated} data-props={JSON.stringify({ part })}>
      {sections.slice(...ends).map((section, index) => (
        <HomeSection key={index} section={section} today={today} />
      ))}
    </div>
  )
}

type SectionProps = { section: ReturnType<typeof home>['sections'][number]; today: Day }

/** The regions have a map here, and the page ends in the street at night. */
function HomeSection({ section, today }: SectionProps) {
  if (section.kind === 'bars') return <RegionSection section={section} today={today} />
  if (section.kind === 'closing') return <Closing {...section} hasStreet />
  return <GuideSection section={section} />
}

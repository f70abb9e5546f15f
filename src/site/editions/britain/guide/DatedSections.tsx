import { Fragment } from 'react'
import type { Section } from '#content/pages/page.ts'
import { isOwn } from '#content/pages/parts.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { howSure } from '#edition/how-sure.ts'
import { guides } from '#edition/pages/guides.ts'
import type { RouteOf } from '#edition/routes.ts'
import { GuideSection } from '#site/sections/guide/GuideSection.tsx'
import { HowSure } from '#site/sections/HowSure.tsx'
import styles from './dated.module.css'
import { ExportSection } from './ExportSection.tsx'
import { FacingSection } from './FacingSection.tsx'
import { QuoteSection } from './QuoteSection.tsx'

export type DatedSectionsProps = { path: RouteOf<'guide'>; today: Day }

/** The sections of a guide on a day. Its sources come before the last one, which closes the page. */
export function DatedSections({ path, today }: DatedSectionsProps) {
  const { sections } = guides[path](today)
  const sure = howSure[path]
  return (
    <div className={styles.dated} data-props={JSON.stringify({ path })}>
      {sections.map((section, index) => (
        <Fragment key={index}>
          {sure && index === sections.length - 1 && <HowSure {...sure} />}
          <DatedSection section={section} today={today} />
        </Fragment>
      ))}
    </div>
  )
}

/** A section by its kind; some have a picture here. */
function DatedSection({ section, today }: { section: Section; today: Day }) {
  if (section.kind === 'bars' && section.id === 'facing') return <FacingSection section={section} />
  if (section.kind === 'table' && section.id === 'export')
    return <ExportSection section={section} today={today} />
  if (section.kind === 'words' && section.id === 'quote-lines')
    return <QuoteSection section={section} today={today} />
  return !isOwn(section) && <GuideSection section={section} />
}

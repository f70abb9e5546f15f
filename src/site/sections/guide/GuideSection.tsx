import type { OwnSection, Part, Section } from '#content/pages/page.ts'
import { Closing } from '../Closing.tsx'
import { Figures } from '../Figures.tsx'
import { QuestionList, Questions } from '../Questions.tsx'
import styles from './Band.module.css'
import { Band, HalfBand } from './Band.tsx'
import { BarsSection } from './BarsSection.tsx'
import { ColumnsSection } from './ColumnsSection.tsx'
import { ContentsSection } from './ContentsSection.tsx'
import { CourtSection } from './CourtSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import { RowsSection } from './RowsSection.tsx'
import { TableSection } from './TableSection.tsx'
import { TiersSection } from './TiersSection.tsx'
import { WordsSection } from './WordsSection.tsx'

type StaticSection = Exclude<Section, OwnSection>

/** A section of a page, drawn by its kind. */
export function GuideSection({ section }: { section: StaticSection }) {
  switch (section.kind) {
    case 'closing':
      return <Closing {...section} />
    case 'figures':
      return <Figures {...section} />
    case 'questions':
      return <Questions {...section} />
    case 'pair':
      return <Pair {...section} />
    case 'words':
    case 'columns':
    case 'table':
    case 'bars':
    case 'steps':
    case 'rows':
    case 'money':
    case 'court':
    case 'tiers':
    case 'contents':
      return (
        <Band {...section}>
          <Content part={section} />
        </Band>
      )
  }
}

function Pair({ parts, ground = 'paper', wide }: Extract<Section, { kind: 'pair' }>) {
  const [first, ...others] = parts
  return (
    <section className={styles[ground]}>
      <div className={`page ${styles.pair}`} data-wide={wide}>
        {[[first], others].map((side, index) => (
          <div key={index === 0 ? 'left' : 'right'}>
            {side.map((part) => (
              <HalfBand key={part.heading} {...part}>
                <Content part={part} />
              </HalfBand>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

function Content({ part }: { part: Part }) {
  switch (part.kind) {
    case 'words':
      return <WordsSection {...part} />
    case 'columns':
      return <ColumnsSection {...part} />
    case 'table':
      return <TableSection {...part} />
    case 'bars':
      return <BarsSection {...part} />
    case 'steps':
      return <RowsSection rows={part.steps} more={part.more} isNumbered />
    case 'rows':
      return <RowsSection {...part} />
    case 'money':
      return <MoneySection {...part} />
    case 'court':
      return <CourtSection {...part} />
    case 'questions':
      return <QuestionList {...part} />
    case 'tiers':
      return <TiersSection {...part} />
    case 'contents':
      return <ContentsSection {...part} />
  }
}

import type { Section } from '#content/pages/page.ts'
import { Closing } from '../Closing.tsx'
import { Figures } from '../Figures.tsx'
import { Questions } from '../Questions.tsx'
import { Band } from './Band.tsx'
import { BarsSection } from './BarsSection.tsx'
import { ClaimsSection } from './ClaimsSection.tsx'
import { ColumnsSection } from './ColumnsSection.tsx'
import { ComparedSection } from './ComparedSection.tsx'
import { ContentsSection } from './ContentsSection.tsx'
import { ProfilesSection } from './ProfilesSection.tsx'
import { SchemesSection } from './SchemesSection.tsx'
import { SizesSection } from './SizesSection.tsx'
import { StepsSection } from './StepsSection.tsx'
import { TableSection } from './TableSection.tsx'
import { TiersSection } from './TiersSection.tsx'
import { WordsSection } from './WordsSection.tsx'

/** A page's sections, each drawn by its kind. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => <One key={section.heading} section={section} />)
}

function One({ section }: { section: Section }) {
  switch (section.kind) {
    case 'closing':
      return <Closing {...section} />
    case 'figures':
      return <Figures {...section} />
    case 'questions':
      return <Questions {...section} />
    default:
      return (
        <Band {...section}>
          <Content section={section} />
        </Band>
      )
  }
}

type Banded = Exclude<Section, { kind: 'closing' | 'figures' | 'questions' }>

function Content({ section }: { section: Banded }) {
  switch (section.kind) {
    case 'words':
      return <WordsSection {...section} />
    case 'columns':
      return <ColumnsSection {...section} />
    case 'table':
      return <TableSection {...section} />
    case 'bars':
      return <BarsSection {...section} />
    case 'steps':
      return <StepsSection {...section} />
    case 'claims':
      return <ClaimsSection {...section} />
    case 'schemes':
      return <SchemesSection {...section} />
    case 'profiles':
      return <ProfilesSection {...section} />
    case 'tiers':
      return <TiersSection {...section} />
    case 'compared':
      return <ComparedSection {...section} />
    case 'sizes':
      return <SizesSection {...section} />
    case 'contents':
      return <ContentsSection {...section} />
  }
}

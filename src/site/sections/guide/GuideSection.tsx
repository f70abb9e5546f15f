import type { Section } from '#content/pages/page.ts'
import { Quote } from '../../explaining/quote/Quote.tsx'
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

type StaticSection = Exclude<Section, { kind: 'explanation' | 'batteryModels' }>

/** A section of a page, drawn by its kind. */
export function GuideSection({ section }: { section: StaticSection }) {
  switch (section.kind) {
    case 'closing':
      return <Closing {...section} />
    case 'figures':
      return <Figures {...section} />
    case 'questions':
      return <Questions {...section} />
    case 'quote':
      return <Quote kit={section.kit} />
    default:
      return (
        <Band {...section}>
          <Content section={section} />
        </Band>
      )
  }
}

type Banded = Exclude<StaticSection, { kind: 'closing' | 'figures' | 'questions' | 'quote' }>

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

import type { Day } from '#domain/estimate/shared/day.ts'
import { guides } from '#edition/pages/guides.ts'
import type { DatedDescription, DatedView } from '#site/build/redate-page.ts'
import { renderView } from '#site/build/render-view.ts'
import { CompareQuotesPlace, type CompareQuotesProps } from './compare/CompareQuotesPlace.tsx'
import { DatedSections, type DatedSectionsProps } from './guide/DatedSections.tsx'
import { DatedWords, type DatedWordsProps } from './guide/DatedWords.tsx'
import { DatedHome, type DatedHomeProps } from './home/DatedHome.tsx'
import { MeterPlace } from './meter/MeterPlace.tsx'
import { Programs, type ProgramsProps } from './programs/Programs.tsx'

/** What the server renders per request of what only this edition shows. */
export const ownViews = {
  meter: (_: { form: string; postcode: string }) => renderView(<MeterPlace />),
  datedWords: (props: DatedWordsProps) => renderView(<DatedWords {...props} />),
  datedSections: (props: DatedSectionsProps) => renderView(<DatedSections {...props} />),
  datedHome: (props: DatedHomeProps) => renderView(<DatedHome {...props} />),
  programs: (props: ProgramsProps) => renderView(<Programs {...props} />),
  compareQuotes: (props: CompareQuotesProps) => renderView(<CompareQuotesPlace {...props} />),
}

/** The views that depend on the day, rendered for another day. */
export const ownDated = {
  datedWords: (props: DatedWordsProps, today: Day) => ownViews.datedWords({ ...props, today }),
  datedSections: (props: DatedSectionsProps, today: Day) =>
    ownViews.datedSections({ ...props, today }),
  datedHome: (props: DatedHomeProps, today: Day) => ownViews.datedHome({ ...props, today }),
  programs: (props: ProgramsProps, today: Day) => ownViews.programs({ ...props, today }),
  // A page with quotes in its address is rendered for each request: what was built has none.
  compareQuotes: (_: undefined, today: Day) => ownViews.compareQuotes({ draft: {}, today }),
} satisfies { [View in keyof typeof ownViews]?: DatedView }

/** Descriptions that depend on the day. */
export const ownDescription: DatedDescription = (path, today) =>
  Object.hasOwn(guides, path) ? guides[path as keyof typeof guides](today).description : undefined

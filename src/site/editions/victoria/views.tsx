import type { Day } from '#domain/estimate/shared/day.ts'
import type { ExplanationName } from '#edition/explaining/explanation.ts'
import type { DatedDescription, DatedView } from '#site/build/redate-page.ts'
import { renderView } from '#site/build/render-view.ts'
import { BatteryModels, type BatteryModelsProps } from './batteries/BatteryModels.tsx'
import type { CompareQuotesProps } from './compare/CompareQuotes.tsx'
import { CompareQuotesPlace } from './compare/CompareQuotesPlace.tsx'
import { ExplanationPlace } from './explaining/ExplanationPlace.tsx'
import type { ExplanationProps } from './explaining/explanation-props.ts'
import type { MeterProps } from './meter/Meter.tsx'
import { MeterPlace } from './meter/MeterPlace.tsx'
import type { ProgramsProps } from './programs/Programs.tsx'
import { ProgramsPlace } from './programs/ProgramsPlace.tsx'

function explanation({ id, ...props }: ExplanationProps<ExplanationName>): string {
  return renderView(<ExplanationPlace name={id as ExplanationName} {...props} />)
}

/** What the server renders per request of what only this edition shows. */
export const ownViews = {
  meter: (props: MeterProps) => renderView(<MeterPlace {...props} />),
  /** By itself, since a postcode is looked up on it. */
  victoria: explanation,
  explanation,
  programs: (props: ProgramsProps) => renderView(<ProgramsPlace {...props} />),
  batteryModels: (props: BatteryModelsProps) => renderView(<BatteryModels {...props} />),
  compareQuotes: (props: CompareQuotesProps) => renderView(<CompareQuotesPlace {...props} />),
}

/** The views that depend on the day, rendered for another day. */
export const ownDated = {
  programs: (props: ProgramsProps, today: Day) => ownViews.programs({ ...props, today }),
  victoria: (props: ExplanationProps<'victoria'>, today: Day) =>
    ownViews.victoria({ ...props, today }),
  explanation: (props: ExplanationProps<ExplanationName>, today: Day) =>
    ownViews.explanation({ ...props, today }),
  compareQuotes: (props: CompareQuotesProps, today: Day) =>
    ownViews.compareQuotes({ ...props, today }),
} satisfies { [View in keyof typeof ownViews]?: DatedView }

/** Descriptions that depend on the day. */
export const ownDescription: DatedDescription = () => undefined

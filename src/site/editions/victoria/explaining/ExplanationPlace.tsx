import { type ComponentType, createElement } from 'react'
import type { Ground } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { ExplanationName } from '#edition/explaining/explanation.ts'
import { scripts } from '#site/client/scripts.ts'
import { headingId } from '#site/explaining/Explanation.tsx'
import band from '#site/sections/guide/Band.module.css'
import { Blackout } from './Blackout.tsx'
import { Evening } from './Evening.tsx'
import type { ExplanationData, ExplanationProps } from './explanation-props.ts'
import { RoofCompass } from './RoofCompass.tsx'
import { Staircase } from './Staircase.tsx'
import { Victoria } from './Victoria.tsx'

const explanations: { [Name in ExplanationName]: ComponentType<ExplanationProps<Name>> } = {
  'roof-compass': RoofCompass,
  staircase: Staircase,
  victoria: Victoria,
  blackout: Blackout,
  evening: Evening,
}

type Props<Name extends ExplanationName> = {
  name: Name
  ground?: Ground | undefined
  today: Day
  data: ExplanationData[Name]
}

/** The section of an explanatory picture: complete HTML, and what script needs to hydrate it at the first touch. */
export function ExplanationPlace<Name extends ExplanationName>({
  name,
  ground,
  today,
  data,
}: Props<Name>) {
  const props: ExplanationProps<Name> = { id: name, today, data, ground }
  return (
    <section
      id={name}
      className={band[ground ?? 'paper']}
      data-touch={name}
      data-from={scripts.explaining}
      data-props={JSON.stringify(props)}
      aria-labelledby={headingId(name)}
    >
      {createElement(explanations[name], props)}
    </section>
  )
}

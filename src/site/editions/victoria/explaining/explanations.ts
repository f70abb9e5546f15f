import type { ComponentType } from 'react'
import type { ExplanationName } from '#edition/explaining/explanation.ts'
import { Blackout } from './Blackout.tsx'
import { Evening } from './Evening.tsx'
import type { ExplanationProps } from './explanation-props.ts'
import { RoofCompass } from './RoofCompass.tsx'
import { Staircase } from './Staircase.tsx'
import { Victoria } from './Victoria.tsx'

export const explanations: { [Name in ExplanationName]: ComponentType<ExplanationProps<Name>> } = {
  'roof-compass': RoofCompass,
  staircase: Staircase,
  victoria: Victoria,
  blackout: Blackout,
  evening: Evening,
}

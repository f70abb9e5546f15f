import type { ExplanationName } from '../explaining/explanation.ts'

/** The sections that only this edition has. */
export type OwnKind =
  /** Batteries by their data sheets, which a link sorts. */
  { kind: 'batteryModels' } | { kind: 'explanation'; name: ExplanationName }

export const ownKinds: readonly string[] = [
  'batteryModels',
  'explanation',
] satisfies OwnKind['kind'][]

import type { Candidate } from './match.ts'
import type { ReasonCode } from './reason.ts'

/** Why an installer was chosen, as the visitor reads it. */
export type WhyChosen = {
  /** What speaks for it: four reasons at most. */
  reasons: string[]
  /** Facts shown of every installer: its consumer code or that it has none, and its insurance. */
  facts: string[]
  /** How many suited the lead when its turn came; 0 where an operator asked it out of turn. */
  suited: number
}

const most = 4

/** What says most to a visitor comes first. How full an installer is stays between it and us. */
const toVisitor: readonly ReasonCode[] = [
  'area',
  'strength',
  'accreditation',
  'size',
  'service',
  'seller',
]

const ofEvery: readonly ReasonCode[] = ['code', 'cover']

/** Reads it from the traces of a lead, the oldest first: the last one that gave the installer a turn made the offer. */
export function whyChosen(traces: readonly (readonly Candidate[])[], installer: string): WhyChosen {
  const isInTurn = ({ turn }: Candidate) => turn !== null
  const trace =
    traces.findLast((one) => one.some((it) => it.installer === installer && isInTurn(it))) ??
    traces.findLast((one) => one.some((it) => it.installer === installer))
  const candidate = trace?.find((one) => one.installer === installer)
  if (!trace || !candidate) return { reasons: [], facts: [], suited: 0 }
  const textsOf = (codes: readonly ReasonCode[]) =>
    codes
      .flatMap((code) => candidate.reasons.filter((reason) => reason.code === code))
      .filter(({ side }) => side !== 'against')
      .map(({ text }) => text)
  return {
    reasons: textsOf(toVisitor).slice(0, most),
    facts: textsOf(ofEvery),
    suited: isInTurn(candidate) ? trace.filter(isInTurn).length : 0,
  }
}

import type { Payback } from '#domain/estimate/shared/payback.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import type { QuickEstimate } from './quick-estimate.ts'

/** Both ends of an answer: 200-300 is 200 and 300, under-100 is 60 and 100, over-500 is 500 and 700. */
export function bandOf(band: string): number[] {
  const [low = 0, high] = (band.match(/\d+/g) ?? []).map(Number)
  if (band.startsWith('under')) return [low * 0.6, low]
  if (band.startsWith('over')) return [low, low * 1.4]
  return high === undefined ? [low] : [low, high]
}

/** The middle of all the estimates, and the widest of their ranges. */
export function spanOf(estimates: readonly HomeEstimate[]): QuickEstimate | undefined {
  const [first] = estimates
  if (!first) return undefined
  const { system, inputs } = first
  const savings = estimates.map(({ saving }) => saving.together)
  return {
    kw: system.kw,
    panels: inputs.have === 'yes' ? 0 : system.panels,
    battery: system.battery,
    saving: [
      Math.min(...savings.map(({ low }) => low)),
      Math.max(...savings.map(({ high }) => high)),
      mean(savings.map(({ mid }) => mid)),
    ],
    ...paybackOf(estimates),
  }
}

function paybackOf(estimates: readonly HomeEstimate[]): Partial<Payback & { paysUpTo: number }> {
  const priced = estimates.flatMap(({ money }) => money.together ?? [])
  if (priced.length < estimates.length) return {}
  const years = (of: keyof Payback) => priced.map(({ payback }) => payback[of] ?? Infinity)
  const orNever = (number: number) => (number === Infinity ? null : number)
  return {
    soonest: orNever(Math.min(...years('soonest'))),
    mid: orNever(mean(years('mid'))),
    latest: orNever(Math.max(...years('latest'))),
    paysUpTo: mean(priced.map(({ paysUpTo }) => paysUpTo)),
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

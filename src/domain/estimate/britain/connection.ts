import { approvalDays, fitAndInform } from './data/rules.ts'

/** How the network agrees to inverters: notified within 28 days after, or asked before. */
export type Connection = {
  route: 'G98' | 'G99'
  /** kW of inverters that may be fitted before the network is notified. */
  limit: number
  /** Several inverters that are together too large may be limited to what one may be, which is quicker. */
  quicker: boolean
}

/** Inverters in kW on one phase or three: those of panels, and of a battery that has its own. */
export function connectionOf(inverters: readonly number[], phases: 1 | 3): Connection {
  const { one, three } = fitAndInform.value
  const limit = phases === 3 ? three : one
  // Rounding: 3.68 + 0 must not be more than 3.68.
  const together = Math.round(inverters.reduce((sum, kw) => sum + kw, 0) * 100) / 100
  return {
    route: together <= limit ? 'G98' : 'G99',
    limit,
    quicker: together > limit && inverters.length > 1 && inverters.every((kw) => kw <= limit),
  }
}

/** As a sentence has it. */
export function formatConnection({ route, limit, quicker }: Connection): string {
  if (route === 'G98')
    return `G98: fit first, tell the network within ${fitAndInform.value.days} days`
  const [fast, ...slow] = approvalDays.value
  const days = `${fast} working days on the fast track, otherwise ${slow.join(' to ')}`
  return quicker
    ? `G99: the network approves before fitting (${days}); quicker where the inverters together are limited to ${limit} kW`
    : `G99: the network approves before fitting (${days})`
}

import { combine, type Estimate } from './figure.ts'
import type { Move } from './narrowing.ts'
import { type Money, type Purchase, toMoney } from './payback.ts'
import { type EnergyTotals, energyTotals } from './year/energy.ts'
import type { Year } from './year/year.ts'

/** Everything in the middle; and with one uncertainty at either end, all else in the middle. */
export type ScenariosOf<Scenario, By = unknown> = {
  mid: Scenario
  moved: readonly Moved<Scenario, By>[]
}
export type Moved<Scenario, By> = { by: By; low: Scenario; high: Scenario }

/** A number of every scenario as a range. */
export function rangeOver<Scenario>(
  scenarios: ScenariosOf<Scenario>,
  of: (scenario: Scenario) => number,
): Estimate {
  return combine(of(scenarios.mid), endsOf(scenarios, of))
}

/** What a purchase is worth over every scenario. */
export function moneyOver<Scenario>(
  scenarios: ScenariosOf<Scenario>,
  purchase: (scenario: Scenario) => Purchase,
): Money {
  return toMoney(purchase(scenarios.mid), endsOf(scenarios, purchase))
}

/** How far each uncertainty moves a number. */
export function movesOf<Scenario, By>(
  { mid, moved }: ScenariosOf<Scenario, By>,
  of: (scenario: Scenario) => number,
): Move<By>[] {
  return moved.map(({ by, low, high }) => ({
    by,
    down: Math.min(0, of(low) - of(mid), of(high) - of(mid)),
    up: Math.max(0, of(low) - of(mid), of(high) - of(mid)),
  }))
}

/** A typical year’s energy, without the battery and with it if there is one. */
export function energyOver(
  scenarios: ScenariosOf<Record<'withoutBattery' | 'withBattery', Year>>,
  hasBattery: boolean,
): { withoutBattery: EnergyTotals; withBattery?: EnergyTotals } {
  const totals = (of: 'withoutBattery' | 'withBattery') => {
    const mid = scenarios.mid[of]
    return energyTotals(
      mid,
      endsOf(scenarios, (scenario) => scenario[of]).filter(
        ({ low, high }) => low !== mid || high !== mid,
      ),
    )
  }
  return {
    withoutBattery: totals('withoutBattery'),
    withBattery: hasBattery ? totals('withBattery') : undefined,
  }
}

function endsOf<Scenario, Value>(
  { moved }: ScenariosOf<Scenario>,
  of: (scenario: Scenario) => Value,
): { low: Value; high: Value }[] {
  return moved.map(({ low, high }) => ({ low: of(low), high: of(high) }))
}

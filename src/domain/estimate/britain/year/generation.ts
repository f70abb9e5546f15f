import { type Estimate, multiply } from '../../shared/figure.ts'
import { type Facing, facingShares, type Shading, shadingShares } from '../data/sun.ts'

export type Roof = { facing: Facing; shading: Shading }

/** kWh in the first year: kW × kWh a kW facing south × the shares that direction and shade leave. */
export function yearlyGeneration(kw: number, yieldPerKw: Estimate, roof: Roof): Estimate {
  return multiply(kw, generationFactors(yieldPerKw, roof))
}

/** What a year’s generation is multiplied from: the sun, the direction and the shade. */
export function generationFactors(yieldPerKw: Estimate, { facing, shading }: Roof): Estimate[] {
  return [yieldPerKw, facingShares.value[facing], shadingShares.value[shading]]
}

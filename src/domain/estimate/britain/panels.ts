import { panelCount } from '../shared/roof.ts'
import { panelWatts } from './data/prices.ts'

// Less than a tenth of a panel is no panel.
const spareKw = 0.044

/** Panels as quotes have them: nine of 440 W are sold as 4 kW. */
export function panelsIn(kw: number): number {
  return kw > 0 ? panelCount(kw - spareKw, panelWatts.value) : 0
}

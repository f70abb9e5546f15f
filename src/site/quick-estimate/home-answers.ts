import type { Answers } from '#domain/enquiry/form.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { panelsByBill, panelsBySize } from '#edition/panel-counts.ts'
import { panelWatts } from '#estimate/data/prices.ts'
import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { buysPanels, defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { spanOf } from './bands.ts'
import type { QuickEstimate } from './quick-estimate.ts'

export function isBusiness(answers: Answers): boolean {
  return (
    answers['property-type'] === 'business' ||
    answers['business-type'] !== undefined ||
    answers['installation-type'] !== undefined
  )
}

/** The estimate over all that a home may use. Undefined if nothing is bought. */
export function estimateUses(
  { postcode }: Answers,
  system: Partial<Inputs>,
  uses: readonly Partial<Inputs>[],
  today: Day,
): QuickEstimate | undefined {
  const inputs = { ...defaultInputs, ...(postcode ? { postcode } : {}), ...system }
  if (!buysPanels(inputs) && inputs.battery === 0) return undefined
  const estimates = uses
    .map((use) => estimateHome({ ...inputs, ...use }, {}, today))
    .filter((estimate): estimate is HomeEstimate => !('problems' in estimate))
  return spanOf(estimates)
}

/** How many panels fit on a roof of so many parking spaces. */
const roofSpaces: Record<string, number> = { small: 6, medium: 12 }

/** Of the panels in the pictures beside the answers, as far as the roof has room. */
export function kilowattsOf(answers: Answers, bill = ''): number {
  const panels = panelsBySize[answers['system-size'] ?? ''] ?? panelsByBill[bill]
  if (!panels) return defaultInputs.kw
  const roofHolds = roofSpaces[answers['roof-space'] ?? ''] ?? panels
  return (Math.min(panels, roofHolds) * panelWatts.value) / 1000
}

import { quickEstimateKey } from '#content/calculators/numbers-found.ts'
import { scripts } from '../../client/scripts.ts'
import { Found } from './Found.tsx'

/** Hydrated where a form has left numbers in this tab. */
export function FoundPlace() {
  return (
    <div id={quickEstimateKey} data-touch="found" data-from={scripts.thanks}>
      <Found />
    </div>
  )
}

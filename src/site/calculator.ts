import { bringCalculatorToLife } from './calculators/bring-to-life.ts'
import { bringProgramsToLife } from './calculators/programs.ts'

const kinds: Record<string, (element: HTMLElement) => void> = {
  calculator: bringCalculatorToLife,
  programs: bringProgramsToLife,
}

/** Called by the inline script when a calculator is touched, or the address carries what was told to it. */
export function touch(element: HTMLElement & { k?: unknown }): void {
  kinds[element.dataset.touch ?? '']?.(element)
  // From here on it sees for itself.
  element.k = { push: () => 0 }
}

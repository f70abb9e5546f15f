import type { Answers } from '#domain/enquiry/form.ts'
import { panelsByBill, panelsBySize, usualPanels } from '#edition/panel-counts.ts'

/** What the drawn house shows of a visitor's answers; of the panels, as many as its roof has room for. */
export type House = { property: 'home' | 'business' | 'farm'; panels: number; battery: boolean }

/** The house of these answers. `service` is what the enquiry is about. */
export function houseOf(answers: Answers, service: string): House {
  const size = panelsBySize[answers['system-size'] ?? '']
  const bill = panelsByBill[answers['monthly-bill'] || answers['electricity-bill'] || '']
  return {
    property: propertyOf(answers),
    panels: size ?? bill ?? usualPanels,
    battery: wantsBattery(answers, service),
  }
}

function propertyOf(answers: Answers): House['property'] {
  if (answers['business-type'] === 'agriculture') return 'farm'
  const isBusiness =
    answers['property-type'] === 'business' ||
    answers['business-type'] !== undefined ||
    answers['installation-type'] !== undefined
  return isBusiness ? 'business' : 'home'
}

function wantsBattery(answers: Answers, service: string): boolean {
  const asked = answers['battery-interest'] ?? answers['battery-size']
  if (asked !== undefined) return asked !== 'no' && asked !== 'not-sure'
  return service.includes('battery')
}

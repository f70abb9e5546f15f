import type { Answers } from '../enquiry/form.ts'
import { questionUses } from '../lead/question-uses.ts'
import type { InstallerService } from './installer.ts'

const servicesBy: Record<string, readonly InstallerService[]> = {
  'solar-panels': ['panels'],
  'solar-battery': ['batteries'],
  'solar-panels-plus-battery': ['panels', 'batteries'],
  'commercial-solar': ['panels'],
  'roof-tiles': ['roof-tiles'],
}

/** All that leads need at once, as a fee is agreed for it: services joined by '+'. */
export const workKinds = Array.from(
  new Set(Object.values(servicesBy).map((services) => services.join('+'))),
)

/** The service that a lead is about: its own, or what an answer makes of panels. */
export function serviceNeeded(service: string, answers: Answers): string {
  if (service !== 'solar-panels') return service
  const asked = Object.entries(questionUses).map(([name, use]) => use.about?.[answers[name] ?? ''])
  return asked.find(Boolean) ?? service
}

/** The services that a lead needs. Who is not sure, or asks for rebates, starts with panels; who says maybe to a battery does too. */
export function servicesNeeded(service: string, answers: Answers): readonly InstallerService[] {
  return servicesBy[serviceNeeded(service, answers)] ?? ['panels']
}

import type { Answers } from '../enquiry/form.ts'
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

/** What a lead whose own service is panels is about, where an answer is certain of a battery. */
const batteryAnswers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'battery-interest': { yes: 'solar-panels-plus-battery' },
  'additional-services': { battery: 'solar-panels-plus-battery' },
  'system-preference': {
    'solar-battery': 'solar-panels-plus-battery',
    'battery-addition': 'solar-battery',
  },
}

/** The service that a lead is about, by its own and its answers. */
export function serviceNeeded(service: string, answers: Answers): string {
  if (service !== 'solar-panels') return service
  const asked = Object.entries(batteryAnswers).map(([name, by]) => by[answers[name] ?? ''])
  return asked.find(Boolean) ?? service
}

/** The services that a lead needs. Who is not sure, or asks for rebates, starts with panels; who says maybe to a battery does too. */
export function servicesNeeded(service: string, answers: Answers): readonly InstallerService[] {
  return servicesBy[serviceNeeded(service, answers)] ?? ['panels']
}

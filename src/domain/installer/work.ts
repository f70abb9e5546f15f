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

/** The services that a lead's own service needs. Who is not sure, or asks for rebates, starts with panels. */
export function servicesNeeded(service: string): readonly InstallerService[] {
  return servicesBy[service] ?? ['panels']
}

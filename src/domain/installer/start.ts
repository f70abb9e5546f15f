import {
  accreditationCategories,
  accreditationPhrases,
  needsSeller,
} from '#estimate/installer/accreditation.ts'
import { terms } from '#estimate/terms.ts'
import {
  propertyKinds as allKinds,
  feeFor,
  hasStarted,
  type Installer,
  installerServices,
} from './installer.ts'
import { expiriesOf } from './standing.ts'
import { termsVersion } from './terms.ts'
import { workKinds } from './work.ts'

/** What is checked before the first offer to an installer that was begun at the desk, in the order in which the desk reads it. */
const startChecks = [
  'number',
  'seller',
  'accreditation',
  'phone',
  'work',
  'terms',
  'rehearsal',
] as const
export type StartCheck = (typeof startChecks)[number]

/** What a check is called where an installer is left out. */
const checkNames: Record<StartCheck, string> = {
  number: terms.companyNumber,
  seller: 'approval as a seller',
  accreditation: accreditationPhrases.name,
  phone: 'phone',
  work: 'where and what',
  terms: 'terms',
  rehearsal: 'rehearsal',
}

/** What of an installer is checked before its first offer, and whether it holds on a day (YYYY-MM-DD). Not every country asks all. */
export function checksOf(
  installer: Installer,
  today: string,
): { check: StartCheck; isDone: boolean }[] {
  const { start, area, services, propertyKinds } = installer
  const expiries = expiriesOf(installer, today)
  const holds = (isSeller: boolean) =>
    expiries
      .filter(({ requirement }) => (requirement === 'seller') === isSeller)
      .every(({ state }) => state === 'current' || state === 'ending')
  const isSomewhere = area.wholeState || area.regions.length + area.postcodes.length > 0
  const isPriced = services.some((service) => feeFor(installer, [service]) !== undefined)
  const done: Record<StartCheck, boolean> = {
    number: start?.numberCheckedAt !== undefined,
    seller: holds(true),
    accreditation: services.length > 0 && holds(false),
    phone: start?.phoneAnsweredAt !== undefined,
    work: isSomewhere && isPriced && propertyKinds.length > 0,
    terms: installer.terms?.version === termsVersion,
    rehearsal: start?.rehearsedAt !== undefined,
  }
  return startChecks
    .filter((check) => check !== 'seller' || needsSeller)
    .map((check) => ({ check, isDone: done[check] }))
}

/** Why an installer gets no offers as yet: 'Not ready: terms, phone'. Undefined once offers were let begin. */
export function whyNotStarted(installer: Installer, today: string): string | undefined {
  if (hasStarted(installer)) return undefined
  const missing = checksOf(installer, today).filter(({ isDone }) => !isDone)
  if (missing.length === 0) return 'Not ready: its offers have not been started'
  return `Not ready: ${missing.map(({ check }) => checkNames[check]).join(', ')}`
}

/** A last day that never comes. */
const always = '9999-12-31'

/** An installer as it would be with its checks done, and all its work left open that isn't said yet: to see what that would bring. */
export function asIfStarted(installer: Installer): Installer {
  if (hasStarted(installer)) return installer
  const { services, propertyKinds, fees, terms } = installer
  const held = { person: '', number: '', expiresOn: always }
  return {
    ...installer,
    start: undefined,
    services: services.length > 0 ? services : installerServices,
    propertyKinds: propertyKinds.length > 0 ? propertyKinds : allKinds,
    fees:
      Object.keys(fees).length > 0 ? fees : Object.fromEntries(workKinds.map((one) => [one, 1])),
    accreditations: accreditationCategories.map((category) => ({ ...held, category })),
    seller: { number: '', expiresOn: always },
    terms: terms ?? { version: termsVersion, acceptedAt: '' },
  }
}

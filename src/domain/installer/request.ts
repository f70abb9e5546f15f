import {
  type AccreditationCategory,
  accreditationCategories,
  areLookedUp,
} from '#estimate/installer/accreditation.ts'
import { isDay } from '../calendar.ts'
import { feeFor, type Installer, type InstallerService, installerServices } from './installer.ts'

/** What an installer's office asks the desk to confirm. Until then what was known before holds. */
export type InstallerRequest =
  | { kind: 'service'; service: InstallerService }
  | {
      kind: 'accreditation'
      person: string
      category: AccreditationCategory
      number: string
      expiresOn: string
    }
  | { kind: 'seller'; number: string; expiresOn: string }
export type RequestKind = InstallerRequest['kind']

/** A request as it is stored, beside what an office changes of its work. */
type StoredRequest = { kind: RequestKind | 'work'; detail: string; settled_at: string | null }

/** Whether the desk has to decide it. */
export function isOpenRequest({
  kind,
  settled_at,
}: Pick<StoredRequest, 'kind' | 'settled_at'>): boolean {
  return kind !== 'work' && settled_at === null
}

export function requestOf({ detail }: Pick<StoredRequest, 'detail'>): InstallerRequest {
  return JSON.parse(detail)
}

type Subject =
  | Pick<Extract<InstallerRequest, { kind: 'service' }>, 'kind' | 'service'>
  | Pick<Extract<InstallerRequest, { kind: 'accreditation' }>, 'kind' | 'category' | 'person'>
  | { kind: 'seller' }

/** What tells two requests apart: the later one for the same replaces the one before. */
export function requestKey(request: Subject): string {
  if (request.kind === 'service') return `service ${request.service}`
  return request.kind === 'seller' ? 'seller' : `${request.category} ${request.person}`
}

/** Most requests of one installer that may wait at once. */
export const mostRequests = 20

/** Why this can't be asked on a day (YYYY-MM-DD); undefined where it can. */
export function problemWithRequest(
  request: InstallerRequest,
  { services }: Pick<Installer, 'services'>,
  today: string,
): { field: string; message: string } | undefined {
  if (request.kind === 'service')
    return installerServices.includes(request.service) && !services.includes(request.service)
      ? undefined
      : { field: 'service', message: 'You do that already.' }
  if (request.kind === 'accreditation') {
    if (!isName(request.person)) return { field: 'person', message: 'Enter whose it is' }
    if (!accreditationCategories.includes(request.category))
      return { field: 'category', message: 'Choose what it is for' }
  }
  if (!isName(request.number)) return { field: 'number', message: 'Enter its number' }
  return isDay(request.expiresOn) && request.expiresOn >= today
    ? undefined
    : { field: 'expires', message: 'Enter its last day, today or later' }
}

/** Commas and semicolons part what the desk's file has of them. */
function isName(text: string): boolean {
  return text !== '' && text.length <= 100 && !/[,;\n]/.test(text)
}

/** The installer once it is confirmed, on a day (YYYY-MM-DD). */
export function withRequest<One extends Installer>(
  installer: One,
  request: InstallerRequest,
  today: string,
): One {
  const { services, accreditations } = installer
  if (request.kind === 'service')
    return {
      ...installer,
      services: installerServices.filter(
        (one) => one === request.service || services.includes(one),
      ),
    }
  const { number, expiresOn } = request
  if (request.kind === 'seller') return { ...installer, seller: { number, expiresOn } }
  const { person, category } = request
  const checked = areLookedUp ? { checkedOn: today } : {}
  return {
    ...installer,
    accreditations: [
      ...accreditations.filter((one) => one.person !== person || one.category !== category),
      { person, category, number, expiresOn, ...checked },
    ],
  }
}

/** What an operator does before this can be confirmed, as a sentence; undefined where nothing is in the way. */
export function missingBefore(
  request: InstallerRequest,
  installer: Pick<Installer, 'fees'>,
): string | undefined {
  return request.kind === 'service' && feeFor(installer, [request.service]) === undefined
    ? 'Agree a fee for it first, and enter it.'
    : undefined
}

import type { InstallerField } from '#domain/installer/draft.ts'
import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

/** What is entered in the fields of an installer at the desk. */
export const installerHints: Partial<Record<InstallerField, string>> = {
  company_number: 'Eight characters, like 01234567 or SC123456. Blank for a sole trader.',
  legal_name: 'As it is registered, or the sole trader’s own name.',
  address: 'Needed of a sole trader.',
  vat_number: 'GB and nine digits. May be left blank.',
  liability_pounds: 'In pounds, like 5,000,000 or 5m. May be left blank, as all of what follows.',
  deposit_percent: 'The most before the work, 25 or less.',
}

/** The fields that are chosen from a few, each as its parser names them. */
export const fieldOptions: Partial<Record<InstallerField, readonly string[]>> = {
  consumer_code: ['RECC', 'HIES', 'none'],
  insured_guarantee: ['yes', 'no'],
  electrical_scheme: ['NICEIC', 'NAPIT', 'other'],
}

/** What the fields are called that only this country asks. */
export const ownFieldLabels = {
  company_number: 'Companies House number',
  legal_name: 'Legal name',
  address: 'Address',
  vat_number: 'VAT number',
  consumer_code: 'Consumer code',
  code_checked_on: 'Consumer code, looked up on',
  liability_pounds: 'Public liability insurance, up to',
  liability_until: 'Public liability insurance, last day',
  insured_guarantee: 'Insurance-backed guarantee',
  deposit_percent: 'Deposit asked, %',
  electrical_scheme: 'Electrical scheme',
  cover_checked_on: 'Insurance, guarantee, deposit and scheme, looked up on',
} as const

/** Where to look up a number's holder; for a sole trader the register as a whole. */
export function registerLink(number: string): string {
  const register = 'https://find-and-update.company-information.service.gov.uk'
  return number ? `${register}/company/${number}` : register
}

/** The fields that are typed in figures alone. */
export const numericFields: readonly InstallerField[] = ['deposit_percent']

/** How the desk names what an installer needs: in a list, on a page, and whether it ends or they end. */
export const accreditationNames: Record<
  AccreditationCategory,
  { short: string; long: string; ends: string }
> = {
  pv: { short: 'Solar', long: 'The certificate for solar', ends: 'ends' },
  battery: { short: 'Batteries', long: 'The certificate for batteries', ends: 'end' },
}

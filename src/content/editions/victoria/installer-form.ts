import type { InstallerField } from '#domain/installer/draft.ts'
import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

/** What is entered in the fields of an installer at the desk. */
export const installerHints: Partial<Record<InstallerField, string>> = {
  abn: 'Eleven digits, like 51 824 753 556.',
}

/** The fields that are chosen from a few. */
export const fieldOptions: Partial<Record<InstallerField, readonly string[]>> = {}

/** What the fields are called that only this country asks. */
export const ownFieldLabels = {
  abn: 'ABN',
  seller_number: 'Seller’s approval, number',
  seller_expires_on: 'Seller’s approval, last day',
} as const

/** Where to look up a number's holder. */
export function registerLink(number: string): string {
  return `https://abr.business.gov.au/ABN/View?abn=${number.replace(/\s/g, '')}`
}

/** The fields that are typed in figures alone. */
export const numericFields: readonly InstallerField[] = ['abn']

/** How the desk names what an installer needs: in a list, on a page, and whether it ends or they end. */
export const accreditationNames: Record<
  AccreditationCategory,
  { short: string; long: string; ends: string }
> = {
  design: { short: 'Design', long: 'Accreditation for design', ends: 'ends' },
  installation: { short: 'Installation', long: 'Accreditation for installation', ends: 'ends' },
  batteries: { short: 'Batteries', long: 'Accreditation for batteries', ends: 'end' },
}

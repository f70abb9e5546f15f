import { isDay } from '../../../calendar.ts'
import type { Cover } from '../../../installer/installer.ts'
import { tidy } from '../../../tidy.ts'
import { coverFields, formatCover, parseCover } from './cover-fields.ts'

/** The fields that only this country asks of an installer: who it is, and what was checked. */
export const identityFields = ['company_number', 'legal_name', 'address', 'vat_number'] as const
export const approvalFields = ['consumer_code', 'code_checked_on', ...coverFields] as const

/** The field and the column of the number under which an installer is known. */
export const numberField = 'company_number'

type OwnField = (typeof identityFields)[number] | (typeof approvalFields)[number]
type OwnDraft = Record<OwnField, string>

/** What these fields say of an installer. */
type Own = {
  abn: null
  companyNumber?: string | undefined
  legalName?: string | undefined
  address?: string | undefined
  vatNumber?: string | undefined
  consumerCode?: { name: string; checkedOn: string } | undefined
  cover?: Cover | undefined
}

/** The codes approved for renewable energy at home, and none of them. */
const consumerCodes = ['RECC', 'HIES', 'none']

/** Parses what was typed in these fields. Each that can't be used is a problem that says what to enter. */
export function parseOwn(draft: OwnDraft): {
  own: Own
  problems: { field: OwnField; message: string }[]
} {
  const [companyNumber, vatNumber] = [bare(draft.company_number), bare(draft.vat_number)]
  const [legalName, address] = [tidy(draft.legal_name), tidy(draft.address)]
  const [typedCode, checkedOn] = [tidy(draft.consumer_code), tidy(draft.code_checked_on)]
  const code = consumerCodes.find((one) => one.toLowerCase() === typedCode.toLowerCase())
  const isChecked = isDay(checkedOn)
  const { cover, problems: coverProblems } = parseCover(draft)
  const problems = {
    company_number:
      companyNumber &&
      !/^(?:\d{8}|(?:SC|OC|SO)\d{6})$/.test(companyNumber) &&
      'Enter its company number: eight characters, like 01234567 or SC123456. Leave it blank for a sole trader',
    legal_name:
      (!legalName || legalName.length > 160) &&
      'Enter the name it is registered under, or the sole trader’s own',
    address: !companyNumber && !address && 'Enter the sole trader’s address, or a company number',
    vat_number:
      vatNumber &&
      !/^GB\d{9}$/.test(vatNumber) &&
      'Enter its VAT number: GB and nine digits, like GB123456789',
    consumer_code: (typedCode || checkedOn) && !code && `Enter one of: ${consumerCodes.join('; ')}`,
    code_checked_on:
      (typedCode || checkedOn) &&
      !isChecked &&
      'Enter the day on which you looked it up, like 2026-11-20',
    ...coverProblems,
  }
  return {
    own: {
      abn: null,
      companyNumber: companyNumber || undefined,
      legalName: legalName || undefined,
      address: address || undefined,
      vatNumber: vatNumber || undefined,
      consumerCode: code && isChecked ? { name: code, checkedOn } : undefined,
      cover,
    },
    problems: [...identityFields, ...approvalFields].flatMap((field) =>
      problems[field] ? [{ field, message: problems[field] }] : [],
    ),
  }
}

/** The fields that parse to the same again. */
export function formatOwn(own: Omit<Own, 'abn'>): OwnDraft {
  return {
    company_number: own.companyNumber ?? '',
    legal_name: own.legalName ?? '',
    address: own.address ?? '',
    vat_number: own.vatNumber ?? '',
    consumer_code: own.consumerCode?.name ?? '',
    code_checked_on: own.consumerCode?.checkedOn ?? '',
    ...formatCover(own.cover),
  }
}

/** Numbers are typed with spaces and in small letters. */
function bare(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

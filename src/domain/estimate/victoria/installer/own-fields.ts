import { isDay } from '../../../calendar.ts'
import { tidy } from '../../../tidy.ts'
import { isAbn } from './abn.ts'

/** The fields that only this country asks of an installer: who it is, and what was approved. */
export const identityFields = ['abn'] as const
export const approvalFields = ['seller_number', 'seller_expires_on'] as const

/** The field and the column of the number under which an installer is known. */
export const numberField = 'abn'

type OwnField = (typeof identityFields)[number] | (typeof approvalFields)[number]
type OwnDraft = Record<OwnField, string>

/** What these fields say of an installer. */
type Own = {
  abn: string | null
  seller?: { number: string; expiresOn: string } | undefined
}

/** Parses what was typed in these fields. Each that can't be used is a problem that says what to enter. */
export function parseOwn(draft: OwnDraft): {
  own: Own
  problems: { field: OwnField; message: string }[]
} {
  const abn = parseAbn(draft.abn)
  const [number, expiresOn] = [tidy(draft.seller_number), tidy(draft.seller_expires_on)]
  const isDated = isDay(expiresOn)
  const problems = {
    abn: abn === undefined && 'Enter its ABN: eleven digits, like 51 824 753 556',
    seller_number: expiresOn && !number && 'Enter the number of the approval',
    seller_expires_on: (number || expiresOn) && !isDated && 'Enter a date, like 2027-06-30',
  }
  return {
    own: { abn: abn ?? null, seller: number && isDated ? { number, expiresOn } : undefined },
    problems: [...identityFields, ...approvalFields].flatMap((field) =>
      problems[field] ? [{ field, message: problems[field] }] : [],
    ),
  }
}

/** The fields that parse to the same again. */
export function formatOwn({ abn, seller }: Own): OwnDraft {
  return {
    abn: abn ?? '',
    seller_number: seller?.number ?? '',
    seller_expires_on: seller?.expiresOn ?? '',
  }
}

function parseAbn(text: string): string | undefined {
  if (!isAbn(text)) return undefined
  const digits = text.replace(/\s/g, '')
  return [digits.slice(0, 2), ...(digits.slice(2).match(/.{3}/g) ?? [])].join(' ')
}

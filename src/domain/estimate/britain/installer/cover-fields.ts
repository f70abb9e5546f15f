import { isDay } from '../../../calendar.ts'
import type { Cover } from '../../../installer/installer.ts'
import { tidy } from '../../../tidy.ts'
import { parseNumber } from '../../shared/numbers.ts'

/** The fields about the cover for an installer's work. All may be left blank. */
export const coverFields = [
  'liability_pounds',
  'liability_until',
  'insured_guarantee',
  'deposit_percent',
  'electrical_scheme',
  'cover_checked_on',
] as const
type CoverField = (typeof coverFields)[number]
type CoverDraft = Record<CoverField, string>

/** What a customer pays before the work: the codes allow no more of the price. */
const mostDeposit = 25

const electricalSchemes = ['NICEIC', 'NAPIT', 'other']

/** Parses what was typed in these fields. Each that can't be used is a problem that says what to enter; the others are false or empty. */
export function parseCover(draft: CoverDraft): {
  cover: Cover | undefined
  problems: Record<CoverField, string | false>
} {
  const [amount, until, checkedOn] = [
    tidy(draft.liability_pounds),
    tidy(draft.liability_until),
    tidy(draft.cover_checked_on),
  ]
  const [guarantee, scheme, deposit] = [
    tidy(draft.insured_guarantee).toLowerCase(),
    tidy(draft.electrical_scheme),
    tidy(draft.deposit_percent),
  ]
  const pounds = parsePounds(amount)
  const percent = parseNumber(deposit)
  const isDeposit = percent !== undefined && percent >= 0 && percent <= mostDeposit
  const electricalScheme = electricalSchemes.find(
    (one) => one.toLowerCase() === scheme.toLowerCase(),
  )
  const isTyped = [amount, until, guarantee, deposit, scheme].some((text) => text !== '')
  return {
    cover: isTyped
      ? {
          liability: pounds && isDay(until) ? { pounds, until } : undefined,
          hasInsuredGuarantee: guarantee === '' ? undefined : guarantee === 'yes',
          depositPercent: deposit === '' ? undefined : percent,
          electricalScheme,
          checkedOn,
        }
      : undefined,
    problems: {
      liability_pounds:
        (amount !== '' || until !== '') &&
        !pounds &&
        'Enter what it is insured for, in pounds, like 5,000,000 or 5m',
      liability_until:
        (amount !== '' || until !== '') &&
        !isDay(until) &&
        'Enter the last day of the insurance, like 2027-06-30',
      insured_guarantee: !['', 'yes', 'no'].includes(guarantee) && 'Enter yes or no',
      deposit_percent:
        deposit !== '' &&
        !(isDeposit && Number.isInteger(percent)) &&
        `Enter a whole number from 0 to ${mostDeposit}`,
      electrical_scheme:
        scheme !== '' && !electricalScheme && `Enter one of: ${electricalSchemes.join('; ')}`,
      cover_checked_on: isTyped
        ? !isDay(checkedOn) && 'Enter the day on which you looked this up, like 2026-11-20'
        : checkedOn !== '' && 'Enter what you looked up, or leave the day blank',
    },
  }
}

/** The fields that parse to the same again. */
export function formatCover(cover: Cover | undefined): CoverDraft {
  const { liability, hasInsuredGuarantee, depositPercent, electricalScheme } = cover ?? {}
  const guarantee = hasInsuredGuarantee ? 'yes' : 'no'
  return {
    liability_pounds: liability?.pounds.toString() ?? '',
    liability_until: liability?.until ?? '',
    insured_guarantee: hasInsuredGuarantee === undefined ? '' : guarantee,
    deposit_percent: depositPercent?.toString() ?? '',
    electrical_scheme: electricalScheme ?? '',
    cover_checked_on: cover?.checkedOn ?? '',
  }
}

/** Whole pounds, also in millions: 5,000,000 · £5m. Undefined for anything else, and for more than a database holds. */
function parsePounds(text: string): number | undefined {
  const [, number = '', millions] = /^(.*?)\s*(m?)$/i.exec(text) ?? []
  const pounds = Math.round((parseNumber(number) ?? 0) * (millions ? 1_000_000 : 1))
  return pounds > 0 && pounds <= 1_000_000_000 ? pounds : undefined
}

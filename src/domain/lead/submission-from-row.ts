import type { EnquiryForm } from '../enquiry/form.ts'
import { capitalise } from '../letter-case.ts'
import type { GivenBoxes } from '../privacy/channel-consent.ts'
import type { Consent } from '../privacy/consent-receipt.ts'
import { type LeadColumns, leadColumns } from './columns.ts'
import type { Submission } from './derive-lead.ts'
import type { RowBoxes } from './row.ts'

type RowSender = {
  /** The end of the client's key, which identifies it: keys may begin alike. */
  keyName: string
  /** The sending site, when the browser says which it is. */
  originHost?: string
  submission?: string
  /** What they say was agreed to about calls and texts. */
  boxes?: RowBoxes | undefined
}

/** A client's row has no form, so its columns become the questions. The lead then reads like any other. */
export function submissionFromRow(
  row: LeadColumns,
  { keyName, originHost, submission, boxes }: RowSender,
): Submission {
  const asserted = { wording: `asserted by client key ${keyName}`, callers: 'Nobody by name.' }
  return {
    leadSource: 'key',
    kind: 'quotes',
    form: formFor(row),
    answers: Object.fromEntries(Object.entries(row).filter(([, value]) => value)),
    columns: row,
    page: '',
    attributions: { last: { page: '', ...(originHost ? { referrerHost: originHost } : {}) } },
    submission,
    consent: { ...asserted, version: 'key' },
    boxes: boxes && mapBoxes(boxes, asserted),
  }
}

function mapBoxes(
  { calls, texts }: RowBoxes,
  asserted: Pick<Consent, 'wording' | 'callers'>,
): GivenBoxes {
  return {
    ...(calls ? { calls: { ...asserted, ...calls } } : {}),
    ...(texts ? { texts: { ...asserted, ...texts } } : {}),
  }
}

function formFor(row: LeadColumns): EnquiryForm {
  return {
    slug: 'rest',
    title: row.form_type || 'Hosted data interface',
    page: '',
    steps: leadColumns
      .filter((column) => row[column])
      .map((column) => ({
        questions: [{ name: column, kind: 'text', ask: labelOf(column), placeholder: '' }],
      })),
  }
}

function labelOf(column: string): string {
  return capitalise(column.replaceAll('_', ' '))
}

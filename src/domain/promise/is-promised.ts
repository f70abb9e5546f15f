import { outsideName } from '#estimate/outside.ts'
import { terms } from '#estimate/terms.ts'
import type { EnquiryKind } from '../enquiry/form.ts'

/**
 * Whether we promise to be in touch by a time: to answer a question or a complaint from anywhere, and to call about quotes only where
 * installers of ours work. Where nothing is promised, a lead has no `promised_by`, and nothing of it is late, kept or broken.
 */
export function isPromised(kind: EnquiryKind, postcode: string): boolean {
  return kind !== 'quotes' || outsideName(postcode) === undefined
}

/** Whether a lead has a promise. */
export function hasPromise<Lead extends { promisedBy: string | null }>(
  lead: Lead,
): lead is Lead & { promisedBy: string } {
  return lead.promisedBy !== null
}

/** As operators read it of a lead without a promise. */
export const noCallPromised = `Outside ${terms.everywhere}: no call is promised`

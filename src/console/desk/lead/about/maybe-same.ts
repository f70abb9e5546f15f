import { isOpenState } from '#domain/lead/state.ts'
import type { LeadDetails } from '../lead-query.ts'

type Others = Pick<LeadDetails, 'others'>

/** The enquiries that may be this person's and are open, or were called about, those called last first. */
export function maybeSame({ others }: Others): LeadDetails['others'] {
  return others
    .filter(({ merged, separate }) => !merged && !separate)
    .filter(({ state, lastCall }) => isOpenState(state) || lastCall)
    .toSorted((one, other) => (other.lastCall?.at ?? '').localeCompare(one.lastCall?.at ?? ''))
}

/** That nobody was called yet; where another enquiry may be theirs and was called about, no more than that. */
export function formatUntried(lead: Others): string {
  const isCalled = maybeSame(lead).some(({ lastCall }) => lastCall)
  return isCalled ? 'Nobody has tried about this enquiry yet.' : 'Nobody has tried yet.'
}

import { type ActResult, letOthersCall as letCall } from '#database/enquiry/visitor-changes.ts'
import { callsFrom } from '#domain/offer/offer.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { actOnce, type VisitorActDeps } from './visitor-act.ts'

/** The visitor's yes: installers who accepted later needn't wait for the first any more, and are told. Also those who accept hereafter. */
export function letOthersCall(
  lead: string,
  deps: Pick<VisitorActDeps, 'database' | 'now' | 'onDue' | 'calling'>,
): Promise<ActResult> {
  return actOnce(deps, (act) =>
    letCall(
      {
        lead,
        callsFrom: ({ postcode, callable_from }) =>
          callsFrom(
            act.now,
            { after: undefined, visitorFrom: callable_from },
            callingCalendar(deps.calling, postcode),
          ),
      },
      act,
    ),
  )
}

import { useQuery } from '@tanstack/react-query'
import { isolate } from '#domain/enquiry/isolate.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { hasPromise, noCallPromised } from '#domain/promise/is-promised.ts'
import { brand } from '../../client/brand.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { usePromiseClock } from '../../clock/Clock.tsx'
import { formatClock } from '../../clock/format-clock.ts'
import { TextButton } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { spellCount } from '../../words/labels.ts'
import { formatDayAndTime, formatTime } from '../../words/moments.ts'
import { formatUntried } from '../lead/about/maybe-same.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { isOpen, matchingQuery } from '../lead/matching/matching-query.ts'
import { listNotices } from '../lead/promise/lead-notices.ts'
import { PromiseSentence } from '../lead/promise/PromiseSentence.tsx'
import { Ruler } from '../lead/promise/Ruler.tsx'
import { isFailedTry } from '../lead/promise/ruler-layout.ts'
import { previewsQuery } from './queue-api.ts'
import type { Call } from './use-call.ts'

/** The promise in a sentence and, on laptops, on its ruler with the next try. */
export function PromiseBand({ lead, call }: { lead: LeadDetails; call: Call }) {
  const clock = usePromiseClock(lead)
  const local = useLocalTime()
  const previews = useQuery(previewsQuery(lead.id, lead.version)).data
  const isPromised = hasPromise(lead)
  if (clock.kind === 'none' && isPromised) return null
  const isKept = clock.kind === 'kept' || clock.kind === 'kept late'
  const tries = lead.contacts.filter(isFailedTry).length
  return (
    <section className={`${kit.sheet} ${kit.band}`} aria-label="The promised call">
      <PromiseSentence
        kind={clock.kind}
        headline={isPromised ? formatClock(clock) : noCallPromised}
        explanation={
          <>
            {!isKept && isPromised && `promised ${formatDeadline(lead.promisedBy, local)}. `}
            {call.since
              ? `You pressed Call at ${formatTime(call.since, local.timeZone)}.`
              : !isKept &&
                (tries === 0
                  ? formatUntried(lead)
                  : `${spellCount(tries, 'try', 'tries')} so far.`)}{' '}
            {!isKept && isPromised && <Deciding lead={lead} />}
          </>
        }
      >
        {call.channel && <TextButton onClick={call.drop}>I didn’t call</TextButton>}
      </PromiseSentence>
      {isPromised && (
        <Ruler
          lead={lead}
          notices={listNotices(lead, local.now, brand.calling)}
          nextTry={previews?.['no-answer'].next?.at}
        />
      )}
    </section>
  )
}

/** The installers with an open offer. The desk calls meanwhile, as the promise would be over before they answer. */
function Deciding({ lead }: { lead: LeadDetails }) {
  const local = useLocalTime()
  const open = useQuery(matchingQuery(lead.id)).data?.offers.filter(isOpen) ?? []
  return open.map(({ id, name, expiresAt }) => (
    <span key={id}>
      {isolate(name)} may accept until {formatDayAndTime(expiresAt, local)}; the promise can’t wait.{' '}
    </span>
  ))
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, parseResponse } from './api.ts'
import { useLocalTime } from './clock/server-time.ts'
import { Notice } from './ui/Notice.tsx'
import { spellCount } from './words/labels.ts'
import { Moment } from './words/Moment.tsx'
import { formatDay } from './words/moments.ts'

const warningsQuery = queryOptions({
  queryKey: ['warnings'],
  queryFn: () => parseResponse(api.warnings.$get()),
  refetchInterval: 60_000,
  staleTime: 30_000,
})

/** Shown on any screen: letters to operators that don't arrive, and to owners public holidays that end. */
export function Warnings() {
  const { data } = useQuery(warningsQuery)
  if (!data) return null
  const { failingLetters, unknownHolidaysFrom } = data
  return (
    <>
      {failingLetters && (
        <Notice kind="clay" icon="failing">
          <strong>
            Letters to the desk haven’t arrived since{' '}
            <Moment at={failingLetters.since} way="withTime" />.
          </strong>{' '}
          {formatLetters(failingLetters)} New enquiries still show here at the desk.
        </Notice>
      )}
      {unknownHolidaysFrom && <HolidaysWarning from={unknownHolidaysFrom} />}
    </>
  )
}

function formatLetters({ waiting, gaveUp }: { waiting: number; gaveUp: number }): string {
  const parts = [
    waiting > 0
      ? `${spellCount(waiting, 'letter')} ${waiting === 1 ? 'is' : 'are'} being retried.`
      : '',
    gaveUp > 0
      ? `${spellCount(gaveUp, 'letter')} ${gaveUp === 1 ? 'was' : 'were'} given up today.`
      : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function HolidaysWarning({ from }: { from: string }) {
  const local = useLocalTime()
  return (
    <Notice kind="sky" icon="note">
      <strong>Public holidays from {formatDay(from, local)} on aren’t known here.</strong> Calls
      would be promised on them. Ask whoever runs the server to run <code>npm run holidays</code>{' '}
      and deploy.
    </Notice>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { InferResponseType } from 'hono/client'
import { servicesStoppedBy } from '#domain/installer/standing.ts'
import type { api } from './client/api.ts'
import { useIsPhone } from './client/screen-size.ts'
import { useLocalTime } from './client/server-time.ts'
import { useOperator } from './client/session.ts'
import { warningsQuery } from './client/warnings-query.ts'
import { formatExpiryInFull, formatStopped } from './installer/words.ts'
import { useReturnCount } from './offer/returns/returns-queries.ts'
import { Moment } from './ui/Moment.tsx'
import { Notice } from './ui/Notice.tsx'
import { spellCount } from './words/labels.ts'
import { formatDay } from './words/moments.ts'

/** Each installer is a line on every screen: more are counted. */
const shownInstallers = 2

/** Shown on any screen: letters to operators that don't arrive, and to owners what they alone can have mended. */
export function Warnings() {
  const { data } = useQuery(warningsQuery)
  const returns = useReturnCount()
  // Elsewhere the sidebar says so.
  const isPhone = useIsPhone()
  const isOwner = useOperator().role === 'owner'
  if (!data) return null
  const { lettersAreFiles, failingLetters, unknownHolidaysFrom, endedInstallers } = data
  return (
    <>
      {lettersAreFiles && isOwner && (
        <Notice kind="sky">
          <strong>Letters aren’t leaving: SMTP isn’t set.</strong> Each is only a file on the
          server. Have <code>SMTP_URL</code> set there, and the server started again.
        </Notice>
      )}
      {failingLetters && (
        <Notice kind="clay" icon="failing">
          <strong>
            Letters to the desk haven’t arrived since{' '}
            <Moment at={failingLetters.since} way="withTime" />.
          </strong>{' '}
          {formatLetters(failingLetters)} New enquiries still show here at the desk.
        </Notice>
      )}
      {isPhone && returns > 0 && (
        <Notice kind="sky">
          {spellCount(returns, 'decision')} {returns === 1 ? 'waits' : 'wait'} for you.{' '}
          <Link to="/console/returns">Decide</Link>
        </Notice>
      )}
      {unknownHolidaysFrom && <HolidaysWarning from={unknownHolidaysFrom} />}
      {endedInstallers.slice(0, shownInstallers).map((installer) => (
        <EndedWarning key={installer.id} installer={installer} />
      ))}
      {endedInstallers.length > shownInstallers && (
        <Notice kind="clay" icon="failing">
          {spellCount(endedInstallers.length - shownInstallers, 'more installer')} with something
          that has ended. <Link to="/console/installers">See them all</Link>
        </Notice>
      )}
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

type EndedInstaller = InferResponseType<typeof api.warnings.$get, 200>['endedInstallers'][number]

function EndedWarning({ installer }: { installer: EndedInstaller }) {
  const local = useLocalTime()
  const { id, tradingName, services, expiries } = installer
  const stopped = services.filter((service) =>
    expiries.some(({ requirement }) =>
      servicesStoppedBy({ services }, requirement).includes(service),
    ),
  )
  return (
    <Notice kind="clay" icon="failing">
      <strong>
        <Link to="/console/installers/$id" params={{ id }}>
          {tradingName}
        </Link>
        : {expiries.map((expiry) => formatExpiryInFull(expiry, local)).join('; ')}.
      </strong>{' '}
      {formatStopped(stopped, services)}
    </Notice>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notChecked, uncheckedFor } from '#content/unchecked.ts'
import { servicesStoppedBy } from '#domain/installer/standing.ts'
import type { Answer, api } from './client/api.ts'
import { brand } from './client/brand.ts'
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
  const {
    lettersAreFiles,
    overdueComplaints,
    failingLetters,
    unknownHolidaysFrom,
    figuresDue,
    endedInstallers,
    backlogs,
    stuckAdLeads,
  } = data
  const waiting = uncheckedFor(brand)
  return (
    <>
      {waiting.length > 0 && isOwner && <UncheckedWarning waiting={waiting} />}
      {lettersAreFiles && isOwner && (
        <Notice kind="sky">
          <strong>Emails aren’t leaving: SMTP isn’t set.</strong> Each is only a file on the server.
          Have <code>SMTP_URL</code> set there, and the server started again.
        </Notice>
      )}
      {overdueComplaints > 0 && (
        <Notice kind="clay" icon="late">
          <strong>
            {spellCount(overdueComplaints, 'complaint')} {overdueComplaints === 1 ? 'has' : 'have'}{' '}
            had no outcome in 30 days.
          </strong>{' '}
          <Link to="/console" search={{ state: 'complaint' }}>
            Tell it now
          </Link>
        </Notice>
      )}
      {failingLetters && (
        <Notice kind="clay" icon="failing">
          <strong>
            Emails to the desk haven’t arrived since{' '}
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
      {backlogs.map(({ id, tradingName, leads }) => (
        <Notice key={id} kind="sky">
          {spellCount(leads, 'enquiry', 'enquiries')} came before {tradingName} was ready. Offer{' '}
          {leads === 1 ? 'it' : 'them'} too?{' '}
          <Link to="/console/installers/$id" params={{ id }}>
            Decide
          </Link>
        </Notice>
      ))}
      {stuckAdLeads > 0 && (
        <Notice kind="sky">
          {spellCount(stuckAdLeads, 'enquiry', 'enquiries')} from advertisements{' '}
          {stuckAdLeads === 1 ? 'waits' : 'wait'} to become{' '}
          {stuckAdLeads === 1 ? 'a lead' : 'leads'}.{' '}
          <Link to="/console/settings/advertisements">Look at the forms</Link>
        </Notice>
      )}
      {unknownHolidaysFrom && <HolidaysWarning from={unknownHolidaysFrom} />}
      {figuresDue.length > 0 && <FiguresWarning due={figuresDue} />}
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
      ? `${spellCount(waiting, 'email')} ${waiting === 1 ? 'is' : 'are'} being retried.`
      : '',
    gaveUp > 0
      ? `${spellCount(gaveUp, 'email')} ${gaveUp === 1 ? 'was' : 'were'} given up today.`
      : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function UncheckedWarning({ waiting }: { waiting: readonly string[] }) {
  return (
    <Notice kind="sky" icon="note">
      <details>
        <summary>
          <strong>{notChecked}.</strong> {spellCount(waiting.length, 'check')} to do.
        </summary>
        <ul>
          {waiting.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}

function HolidaysWarning({ from }: { from: string }) {
  const local = useLocalTime()
  return (
    <Notice kind="sky" icon="note">
      <strong>Public holidays from {formatDay(from, local)} on aren’t known here.</strong> Calls
      would be promised on them. Ask the person who runs the server to run{' '}
      <code>npm run holidays</code> and deploy.
    </Notice>
  )
}

function FiguresWarning({ due }: { due: readonly { name: string; again: string }[] }) {
  const local = useLocalTime()
  return (
    <Notice kind="sky" icon="note">
      <strong>
        {spellCount(due.length, 'set of figures', 'sets of figures')} on the site{' '}
        {due.length === 1 ? 'is' : 'are'} due for a look:
      </strong>{' '}
      {due.map(({ name, again }) => `${name} since ${formatDay(again, local)}`).join(', ')}. Ask the
      person who runs the server for <code>npm run figures:due</code>.
    </Notice>
  )
}

type EndedInstaller = Answer<typeof api.warnings.$get>['endedInstallers'][number]

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

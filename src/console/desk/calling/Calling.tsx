import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { brand } from '../../client/brand.ts'
import { usePendingContacts } from '../../client/pending-contacts.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { firstName } from '../../client/use-operators.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { UndoBar } from '../../undo/UndoBar.tsx'
import { formatTime } from '../../words/moments.ts'
import type { ListedLead } from '../inbox/list-query.ts'
import { leadQuery } from '../lead/lead-query.ts'
import styles from './Calling.module.css'
import { LeadCall } from './LeadCall.tsx'
import { NothingDue } from './NothingDue.tsx'
import { queueDeskQuery, queueListQuery } from './queue-api.ts'
import { SidePanel } from './SidePanel.tsx'
import { TopLine } from './TopLine.tsx'
import { useTurn } from './use-turn.ts'

const route = getRouteApi('/desk/console/calling')

/** Calling mode: one lead after the other, with nothing else on the screen. */
export function Calling() {
  const wanted = route.useSearch({ select: ({ lead }) => lead })
  const navigate = useNavigate()
  const pending = usePendingContacts()
  const hasCall = (lead: string) => pending.some((contact) => contact.lead === lead)
  const { turn, error, claim, open } = useTurn(wanted, hasCall)
  const next = useNextLeads(turn?.lead ?? undefined)
  useEffect(() => {
    document.title = `Calling | ${brand.name} lead desk`
  }, [])
  const stop = () => void navigate({ to: '/console', search: {} })
  return (
    <div className={styles.calling}>
      <TopLine onStop={stop} isOnCall={Boolean(turn?.lead)} />
      <div className={styles.columns}>
        <div className={styles.now}>
          <UndoBar />
          {turn?.instead && <ClaimedNotice operator={turn.instead} />}
          {error ? (
            <LoadError what="The next lead" error={error} retry={() => void claim(wanted)} />
          ) : null}
          {!turn && !error && <Loading />}
          {turn?.lead && (
            <CurrentLead
              key={turn.lead}
              id={turn.lead}
              isNext={turn.isNext}
              onSaved={(lead) => open(lead, true)}
              onUndone={(lead) => open(lead, false)}
              onPutOff={() => void claim(undefined, true)}
              onStop={stop}
            />
          )}
          {turn?.lead === null && <NothingDue onStart={() => void claim()} onStop={stop} />}
        </div>
        <SidePanel next={next} current={turn?.lead ?? undefined} />
      </div>
    </div>
  )
}

function CurrentLead({
  id,
  ...rest
}: { id: string } & Omit<Parameters<typeof LeadCall>[0], 'lead'>) {
  const { data, error, refetch } = useQuery(leadQuery(id))
  if (data) return <LeadCall lead={data} {...rest} />
  if (error) return <LoadError what="The lead" error={error} retry={() => void refetch()} />
  return <Loading />
}

/** Another operator was quicker: not an error, as the next lead is there already. */
function ClaimedNotice({ operator }: { operator: { id: string; name: string } }) {
  const { timeZone } = useLocalTime()
  const desk = useQuery(queueDeskQuery).data
  // What they have now may be another lead soon.
  const [first, setFirst] = useState<{ name: string; since: string | null }>()
  const { lead, since = null } = desk?.operators.find(({ id }) => id === operator.id) ?? {}
  if (!first && lead) setFirst({ name: lead.name, since })
  return (
    <Notice kind="sky" icon="call">
      <b>
        {firstName(operator.name)} has {first?.name || 'that lead'}
        {first?.since && ` since ${formatTime(first.since, timeZone)}`}.
      </b>{' '}
      You have the next one.
    </Notice>
  )
}

const howMany = 5

/** The leads after the current one that no other operator has open: those due in the queue's order, then as they come due. */
function useNextLeads(current: string | undefined): readonly ListedLead[] {
  const list = useQuery(queueListQuery).data
  const free = (list?.leads ?? []).filter((lead) => lead.id !== current && !lead.claim)
  const at = ({ part, nextAction }: ListedLead) => (part === 'due' ? '' : (nextAction?.at ?? ''))
  return free
    .filter(({ part }) => part !== 'waiting')
    .toSorted((one, other) => at(one).localeCompare(at(other)))
    .slice(0, howMany)
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { receivers } from '#domain/delivery/channel.ts'
import { api, errorMessage } from '../../../client/api.ts'
import { firstName } from '../../../client/use-operators.ts'
import { Button } from '../../../ui/Button.tsx'
import { Problem } from '../../../ui/form/Problem.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useAutoFocus } from '../../../ui/use-auto-focus.ts'
import type { LeadDetails } from '../lead-query.ts'
import { isOpen, matchingQuery } from '../matching/matching-query.ts'
import styles from './Holders.module.css'

type Holder = LeadDetails['disclosures'][number]

/** Who has the visitor's details, since when, and who was only offered the lead. */
export function Holders({ lead }: { lead: LeadDetails }) {
  const offered = useQuery(matchingQuery(lead.id)).data?.offers.filter(isOpen) ?? []
  return (
    <Section title="Who has the details">
      {lead.disclosures.length + offered.length === 0 ? (
        <p className={kit.note}>Nobody outside the desk yet.</p>
      ) : (
        <ul className={styles.holders}>
          {lead.disclosures.map((holder) => (
            <HolderRow key={holder.id} lead={lead} holder={holder} />
          ))}
          {offered.map(({ id, name, offeredAt }) => (
            <li key={id}>
              <span>{name}</span>
              <span className={kit.note}>
                offered <Moment at={offeredAt} way="withTime" />
              </span>
              <small>
                Place, service and need only. No name, phone, email or street until it accepts.
              </small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function HolderRow({ lead, holder }: { lead: LeadDetails; holder: Holder }) {
  const { id, kind, name, since, stoppedAt } = holder
  const canStop = stoppedAt === null && receivers[kind].canStop
  return (
    <li>
      <b className={kit.strong}>{name ?? receivers[kind].atDesk}</b>
      <span className={kit.note}>
        since <Moment at={since} way="withTime" />
        {stoppedAt && (
          <>
            , <strong>stopped</strong> <Moment at={stoppedAt} way="withTime" />
          </>
        )}
      </span>
      {kind === 'installer' && !stoppedAt && (
        <small>Name, phone, email, place and answers, by email and its page.</small>
      )}
      {canStop && <Stop key={id} lead={lead} holder={holder} />}
    </li>
  )
}

/** Asks for confirmation in place, and shows who will be notified. */
function Stop({ lead, holder: { id, kind, name } }: { lead: LeadDetails; holder: Holder }) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const stop = useMutation({
    mutationFn: () =>
      api.leads[':id'].holders[':holder'].stop.$post({ param: { id: lead.id, holder: id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['lead', lead.id] }),
  })
  const receiver = name ?? receivers[kind].atDesk
  if (!isAsking)
    return (
      <div>
        <Button small aria-label={`Stop them… ${receiver}`} onClick={() => setAsking(true)}>
          Stop them…
        </Button>
      </div>
    )
  return (
    <div className={kit.actions}>
      <p className={kit.small}>
        {receiver} will be told to delete the details and not to call. It shows on{' '}
        {firstName(lead.name) || 'the visitor'}’s own page too. This can’t be undone.
      </p>
      <StopButton busy={stop.isPending} onStop={() => stop.mutate()} />
      <Button small onClick={() => setAsking(false)}>
        Leave it
      </Button>
      {stop.error && <Problem>{errorMessage(stop.error)}</Problem>}
    </div>
  )
}

function StopButton({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  const button = useAutoFocus<HTMLButtonElement>(true)
  return (
    <Button ref={button} look="dark" small busy={busy} onClick={onStop}>
      Stop them
    </Button>
  )
}

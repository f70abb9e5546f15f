import { Link } from '@tanstack/react-router'
import { isolate } from '#domain/enquiry/isolate.ts'
import { errorMessage } from '../../../client/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Problem } from '../../../ui/form/Problem.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import { lostReasonLabels, stateLabels } from '../../../words/labels.ts'
import type { LeadDetails } from '../lead-query.ts'
import styles from './OtherEnquiries.module.css'
import { type SamePersonChange, useSamePerson } from './use-same-person.ts'

type OtherLead = LeadDetails['others'][number]

/**
 * One person with their enquiries: what is merged is called about once; what has the same phone or email can be. A shared phone is not a
 * person, so each can be split off, and isn't proposed again.
 */
export function OtherEnquiries({ lead }: { lead: LeadDetails }) {
  const change = useSamePerson(lead)
  const merged = lead.others.filter(({ merged }) => merged)
  const alike = lead.others.filter(({ merged, separate }) => !merged && !separate)
  const separate = lead.others.filter(({ separate }) => separate)
  if (lead.others.length === 0) return null
  const onChange = (action: SamePersonChange['action']) => (other: OtherLead) =>
    change.mutate({ other, action })
  const busy = change.isPending
  return (
    <Section title="Same person" about={formatCount(merged.length)}>
      {merged.length > 0 && (
        <>
          <Carrier lead={lead} />
          <List
            label="Merged with this enquiry"
            others={merged}
            {...{ busy }}
            buttons={[['Split: somebody else', onChange('separate')]]}
          />
        </>
      )}
      {alike.length > 0 && (
        <>
          <p className={kit.note}>
            Same phone or email. Merge what is one person’s: nothing is lost, and they get one call.
          </p>
          <List
            label="With the same phone or email"
            others={alike}
            {...{ busy }}
            buttons={[
              ['Merge', onChange('merge')],
              ['Different person', onChange('separate')],
            ]}
          />
        </>
      )}
      {separate.length > 0 && (
        <List
          label="Different people’s"
          others={separate}
          {...{ busy }}
          buttons={[['Merge after all', onChange('merge')]]}
        />
      )}
      {change.error && <Problem>{errorMessage(change.error)}</Problem>}
    </Section>
  )
}

/** Which of the merged enquiries is called about, and that installers are not notified. */
function Carrier({ lead }: { lead: LeadDetails }) {
  const carrier = lead.others.find(({ id }) => id === lead.mergedInto)
  const withInstallers = lead.others.filter(({ merged, installers }) => merged && installers.length)
  return (
    <p className={kit.note}>
      {carrier ? (
        <>
          Called once, in the queue as{' '}
          <Link to="/console/leads/$id" params={{ id: carrier.id }}>
            {carrier.reference}
          </Link>
          , and the outcome is written to all of them.
        </>
      ) : (
        'Called once, in the queue as this enquiry, and the outcome is written to all of them.'
      )}
      {withInstallers.length > 0 && ' Merging changes no offer: each installer keeps its own.'}
    </p>
  )
}

function List({
  label,
  others,
  buttons,
  busy,
}: {
  label: string
  others: readonly OtherLead[]
  buttons: readonly (readonly [string, (other: OtherLead) => void])[]
  busy: boolean
}) {
  return (
    <ul className={styles.others} aria-label={label}>
      {others.map((other) => (
        <li
          key={other.id}
          className={`${kit.withMark} ${kit.small} ${other.separate ? kit.muted : ''}`}
        >
          <Icon name="copy" />
          <div>
            <Link to="/console/leads/$id" params={{ id: other.id }}>
              {other.reference}
            </Link>
            , <Moment at={other.receivedAt} />
            {other.title && `, ${other.title}`}
            <small>
              {formatWhy(other)}
              {stateLabels[other.state]}
              {other.lostBecause && `: ${lostReasonLabels[other.lostBecause].toLowerCase()}`}.
              {other.installers.length > 0 && ` With ${other.installers.map(isolate).join(', ')}.`}
            </small>
            <div className={kit.actions}>
              {buttons.map(([text, onPress]) => (
                <Button
                  key={text}
                  small
                  busy={busy}
                  aria-label={`${text}, ${other.reference}`}
                  onClick={() => onPress(other)}
                >
                  {text}
                </Button>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function formatWhy({ name, same, separate }: OtherLead): string {
  const columns = same.map((column) => columnLabels[column]).join(' and ')
  const alike = columns ? `Same ${columns}` : 'Merged by hand'
  if (separate) return `${alike}, but somebody else${name ? `: ${name}` : ''}. `
  return name ? `${name}. ${alike}. ` : `${alike}. `
}

function formatCount(merged: number): string | undefined {
  return merged > 0 ? `${merged + 1} enquiries, one call` : undefined
}

const columnLabels = { email_key: 'email', phone_e164: 'phone' }

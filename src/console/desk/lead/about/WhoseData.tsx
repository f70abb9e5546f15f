import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { api } from '../../../client/api.ts'
import kit from '../../../ui/kit.module.css'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './WhoseData.module.css'

/** What a form with these lists is sent with: 'other:id' of each that is ticked. */
export type Ticks = Readonly<Record<string, string>>

const prefix = 'other:'

/** The ids of the other enquiries that were ticked. */
export function tickedOthers(ticks: Ticks): string[] {
  return Object.keys(ticks)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
}

type Enquiry = {
  id: string
  receivedAt: string
  name: string
  email: string
  phone: string
}

/**
 * Whose data an act on a person would affect, for the form with the boxes: leads of the same person are ticked, and leads that may be
 * theirs are left to an operator who has asked them.
 */
export function WhoseData({
  lead,
  children,
}: {
  lead: LeadDetails
  children: (lists: ReactNode) => ReactNode
}) {
  const query = useQuery({
    queryKey: ['lead', lead.id, 'person'],
    queryFn: () => api.leads[':id'].person.enquiries.$get({ param: { id: lead.id } }),
    // What is ticked must be what was seen.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
  })
  const place = useRef<HTMLDivElement>(null)
  // The button that opened it is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Loaded query={query}>
        {({ enquiries, more }) => {
          const others = enquiries.filter(({ id }) => id !== lead.id).toReversed()
          const listOf = (wanted: string) => others.filter(({ sameness }) => sameness === wanted)
          return children(
            <>
              <List
                legend="Theirs"
                isTicked
                own={lead.id}
                enquiries={[...enquiries.filter(({ id }) => id === lead.id), ...listOf('same')]}
              />
              <List
                legend="Only the phone or the email is the same. Tick what they say is theirs."
                enquiries={listOf('maybe')}
              />
              {more && (
                <p className={`${kit.small} ${kit.below}`}>
                  Even more enquiries share this phone or email: too many to be one person’s.
                </p>
              )}
            </>,
          )
        }}
      </Loaded>
    </div>
  )
}

function List({
  legend,
  enquiries,
  isTicked = false,
  own,
}: {
  legend: string
  enquiries: readonly Enquiry[]
  isTicked?: boolean
  /** The enquiry that is always meant. */
  own?: string
}) {
  if (enquiries.length === 0) return null
  return (
    <fieldset className={`${kit.small} ${styles.list}`}>
      <legend>{legend}</legend>
      {enquiries.map(({ id, name, email, phone, receivedAt }) => (
        <label key={id}>
          <input
            type="checkbox"
            name={`${prefix}${id}`}
            defaultChecked={isTicked}
            disabled={id === own}
          />
          <span>
            <b>{name || 'No name'}</b>, <Moment at={receivedAt} way="withToday" />
            <small>{[email, phone].filter(Boolean).join(' · ')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
